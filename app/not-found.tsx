import type { Metadata } from 'next';
import { NotFoundSection } from '@/components/sections/not-found-section';
import { notFoundMetadata } from '@/components/seo/page-metadata';
import { Ground } from '@/components/ui/ground';
import { load } from '@/lib/content';

const notFound = load('pages/not-found');

export const metadata: Metadata = notFoundMetadata(notFound.seo);

export default function NotFound() {
  return (
    <Ground ground="sun">
      <NotFoundSection notFound={notFound} />
    </Ground>
  );
}
