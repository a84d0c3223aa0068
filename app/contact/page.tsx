import { BookingPage } from '@/components/pages/booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { contact } from '@/lib/content/pages';

export const metadata = pageMetadata(contact);

export default function Page() {
  return <BookingPage booking={contact} />;
}
