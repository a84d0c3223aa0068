import type { ReactNode } from 'react';
import { Section, type SectionBackground } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Story } from '@/lib/content/schemas/sections';

type StorySectionProps = { story: Omit<Story, 'scene'>; background: SectionBackground; children: ReactNode };

/** A customer's story in five moments, specific to the industry. */
export function StorySection({ story, background, children }: StorySectionProps) {
  return (
    <Section background={background} labelledBy="story">
      <SectionHeading id="story" title={story.title} intro={story.text} />
      {children}
    </Section>
  );
}
