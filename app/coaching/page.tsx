import { BookingPage } from '@/components/pages/booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const coaching = load('pages/coaching');

export const metadata = pageMetadata(coaching);

export default function Page() {
  return <BookingPage booking={coaching} ground="clay-deep" />;
}
