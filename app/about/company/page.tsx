import {
  CompanyLetterSection,
  CompanyOffersSection,
  CompanyValuesSection,
} from '@/components/sections/company-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, load } from '@/lib/content';

const company = load('pages/company');

export const metadata = pageMetadata(company);

export default function Page() {
  return (
    <>
      <CompanyLetterSection company={company} />
      <BookingBar actions={[actions.scheduleCall]} />
      <CompanyValuesSection values={company.values} />
      <CompanyOffersSection company={company} />
    </>
  );
}
