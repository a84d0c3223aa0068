import { StorylineRow } from '@/components/scenes/storyline-scene';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Story } from '@/lib/content/schemas/sections';

/** The trade's own version of the line: one customer in five moments. */
export function StorySection({ story, background }: { story: Story; background: SectionBackground }) {
  return (
    <Section background={background} labelledBy="story">
      <SectionHeading id="story" title={story.title} intro={story.text} />
      <StorylineRow scene={story.scene} />
    </Section>
  );
}
