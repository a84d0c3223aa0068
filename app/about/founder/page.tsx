import {
  FounderExpertiseSection,
  FounderHeroSection,
  FounderStorySection,
} from '@/components/sections/founder-section';
import { pageMetadata } from '@/components/seo/page-metadata';
import { BookingBar } from '@/components/ui/booking-bar';
import { actions, load } from '@/lib/content';

const founder = load('pages/founder');

export const metadata = pageMetadata(founder);

export default function Page() {
  return (
    <>
      <FounderHeroSection founder={founder} />
      <BookingBar actions={[actions.scheduleCall]} />
      <FounderStorySection
        background="white"
        story={founder.story}
        seeAlso={founder.seeAlso}
        timeline={founder.timeline}
      />
      <FounderExpertiseSection
        background="ink"
        expertise={founder.expertise}
        quote={founder.quote}
        name={founder.name}
        sample={founder.sample}
      />
    </>
  );
}
