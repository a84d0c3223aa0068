import { BookingPage } from '@/components/pages/booking-page';
import { pageMetadata } from '@/components/seo/page-metadata';
import { load } from '@/lib/content';

const contact = load('pages/contact');

export const metadata = pageMetadata(contact);

export default function Page() {
  return <BookingPage booking={contact} />;
}
