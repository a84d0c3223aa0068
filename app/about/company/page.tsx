import {
  CompanyFactsSection,
  CompanyLetterSection,
  CompanyOffersSection,
  CompanyValuesSection,
} from '@/components/sections/company-section';
import { WaysOnSection } from '@/components/sections/closing-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { Ground } from '@/components/ui/ground';
import { actions, load } from '@/lib/content';

const company = load('pages/company');

export const metadata = pageMetadata(company);

export default function Page() {
  return (
    <Ground ground="sun" long>
      <CompanyLetterSection company={company} />
      <BookingBar actions={[actions.scheduleCall]} />
      <CompanyFactsSection facts={company.facts} />
      <CompanyValuesSection values={company.values} />
      <CompanyOffersSection offers={company.offers} />
      <WaysOnSection seeAlso={company.seeAlso} object={company.object} />
    </Ground>
  );
}
