import { Play } from 'lucide';
import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Section } from '@/components/ui/section';
import { actions } from '@/lib/content/actions';
import { addresses } from '@/lib/content/destinations';
import type { Walkthrough } from '@/lib/content/schemas/home';
import { Lucide } from '@/components/ui/lucide';

type WalkthroughSectionProps = { walkthrough: Omit<Walkthrough, 'scene'>; scene: ReactNode };

/** The demo video. Its poster opens it in a new tab; the button next to it books a personal demo. */
export function WalkthroughSection({ walkthrough, scene }: WalkthroughSectionProps) {
  return (
    <Section labelledBy="walkthrough">
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <ExternalLink
          href={addresses.demoVideo}
          ownMark
          className="group relative block overflow-hidden rounded-card bg-ink p-5 sm:p-10"
        >
          {scene}
          <span className="mt-6 flex items-center gap-4 text-lede font-semibold text-white sm:mt-8">
            <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand transition-transform group-hover:[scale:1.05]">
              <Lucide icon={Play} className="ml-0.5 size-6 fill-current" />
            </span>
            <span>
              {walkthrough.videoText}
              <NewTabMark />
            </span>
          </span>
        </ExternalLink>
        <div>
          <h2 id="walkthrough" className="text-headline">
            {walkthrough.title}
          </h2>
          <p className="mt-4 text-lede text-ink-soft">{walkthrough.text}</p>
          <div className="mt-8">
            <ActionLink action={actions.bookDemo} />
          </div>
        </div>
      </div>
    </Section>
  );
}
