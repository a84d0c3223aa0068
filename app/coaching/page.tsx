import { BookingPage } from '@/components/pages/booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { coaching } from '@/lib/content/pages';

export const metadata = pageMetadata(coaching);

export default function Page() {
  return <BookingPage booking={coaching} />;
}
