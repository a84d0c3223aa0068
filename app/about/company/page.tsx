import { ScenePanel } from '@/components/scenes/scene-panel';
import { ClosingSection } from '@/components/sections/closing-section';
import { CompanyOffersSection, CompanyStorySection, CompanyValuesSection } from '@/components/sections/company-section';
import { HeroSection } from '@/components/sections/hero-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { ActionLink } from '@/components/ui/action-link';
import { actions, load } from '@/lib/content';

const company = load('pages/company');

export const metadata = pageMetadata(company);

export default function Page() {
  return (
    <>
      <HeroSection hero={company.hero} scene={<ScenePanel panel={company.hero.panel} scene={company.hero.scene} />} />
      <BookingBar actions={[actions.scheduleCall]} />
      <CompanyStorySection story={company.story} seeAlso={company.seeAlso} facts={company.facts} />
      <CompanyValuesSection background="white" values={company.values} />
      <CompanyOffersSection background="ink" offers={company.offers} />
      <ClosingSection
        background="white"
        closing={company.closing}
        actions={<ActionLink action={actions.scheduleCall} />}
      />
    </>
  );
}
