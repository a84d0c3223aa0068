import type { Metadata } from 'next';
import { LostCallScene } from '@/components/scenes/lost-call-scene';
import { NotFoundSection } from '@/components/sections/not-found-section';
import { notFound } from '@/lib/content/pages';

export const metadata: Metadata = {
  title: notFound.seo.title,
  description: notFound.seo.description,
  robots: { index: false, follow: false },
};

export default function NotFound() {
  return <NotFoundSection notFound={notFound} scene={<LostCallScene scene={notFound.scene} />} />;
}
