import { SectionHeading } from '@/components/ui/section-heading';
import { Section } from '@/components/ui/section';
import type { Steps } from '@/lib/content/schemas/sections';
import './steps.deferred.css';

/** Numbered steps on a piece of the page's line, which lies on wide screens and goes on to the window's edge. */
export function StepsSection({ steps }: { steps: Steps }) {
  return (
    <Section background="white" labelledBy="steps" className="overflow-x-clip offscreen-[37rem] lg:offscreen-[20rem]">
      <SectionHeading id="steps" title={steps.title} intro={steps.intro} beside />
      <ol className="line-steps">
        {steps.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-card">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
