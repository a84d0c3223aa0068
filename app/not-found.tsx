import type { Metadata } from 'next';
import { LostCallScene } from '@/components/scenes/lost-call-scene';
import { NotFoundSection } from '@/components/sections/not-found-section';
import { notFoundMetadata } from '@/components/seo/page-metadata';
import { notFound, pages } from '@/lib/content/pages';

export const metadata: Metadata = notFoundMetadata(notFound.seo);

export default function NotFound() {
  return (
    <NotFoundSection
      notFound={notFound}
      scene={<LostCallScene scene={notFound.scene} />}
      pages={pages.filter(({ path }) => path !== '/').map(({ path, seo }) => ({ path, title: seo.title }))}
    />
  );
}
