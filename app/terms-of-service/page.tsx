import { PageHeaderSection } from '@/components/sections/page-header-section';
import { TermsSection } from '@/components/sections/terms-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { Day } from '@/components/ui/day';
import { Ground } from '@/components/ui/ground';
import { actions, load } from '@/lib/content';

const termsOfService = load('pages/terms-of-service');

export const metadata = pageMetadata(termsOfService);

export default function Page() {
  const { title, intro, object, updated } = termsOfService;
  return (
    <>
      <Ground ground="blue">
        <PageHeaderSection title={{ text: title }} lede={intro} object={object}>
          <p className="mt-3 text-body">
            Last updated <Day date={updated} />
          </p>
        </PageHeaderSection>
      </Ground>
      <BookingBar actions={[actions.scheduleDemo]} />
      <TermsSection terms={termsOfService} />
    </>
  );
}
