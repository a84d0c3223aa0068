import { Play } from 'lucide';
import { ActionLink } from '@/components/ui/action-link';
import { ExternalLink } from '@/components/ui/external-link';
import { Lucide } from '@/components/ui/lucide';
import { Section } from '@/components/ui/section';
import { actions, addresses } from '@/lib/content';
import type { Walkthrough } from '@/lib/content/schemas/home';

/** The demo video as one row: a link that opens it in a new tab, and a button that books a personal demo. */
export function WalkthroughSection({ walkthrough }: { walkthrough: Walkthrough }) {
  return (
    <Section background="white" labelledBy="walkthrough" className="offscreen-[19rem] lg:offscreen-[8rem]">
      <div className="flex flex-wrap items-center gap-x-12 gap-y-5 rounded-card bg-brand-tint p-6 lg:p-8">
        <div className="grow basis-80">
          <h2 id="walkthrough" className="text-title">
            {walkthrough.title}
          </h2>
          <p className="mt-2 max-w-text text-ink-soft">{walkthrough.text}</p>
        </div>
        <ExternalLink
          href={addresses.demoVideo}
          className="min-h-11 content-center font-semibold text-brand-deep underline underline-offset-4"
        >
          <Lucide icon={Play} className="mr-2 inline size-5 fill-current align-[-4px]" />
          {walkthrough.videoText}
        </ExternalLink>
        <ActionLink action={actions.bookDemo} className="max-sm:w-full" />
      </div>
    </Section>
  );
}
