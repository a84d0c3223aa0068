import { Play } from 'lucide';
import { ActionLink } from '@/components/ui/action-link';
import { ExternalLink, NewTabMark } from '@/components/ui/external-link';
import { Section } from '@/components/ui/section';
import { actions, addresses } from '@/lib/content';
import type { Walkthrough } from '@/lib/content/schemas/home';
import { Lucide } from '@/components/ui/lucide';

/** The demo video. Its poster opens it in a new tab; the button next to it books a personal demo. */
export function WalkthroughSection({ walkthrough }: { walkthrough: Walkthrough }) {
  return (
    <Section labelledBy="walkthrough">
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <ExternalLink
          href={addresses.demoVideo}
          ownMark
          className="group relative block overflow-hidden rounded-card border border-ink bg-ink p-6 pt-44 sm:p-10 sm:pt-64"
        >
          <svg aria-hidden width="1" height="1" className="platform-line">
            <path d="M-720-130C-600-130-520-150-430-200S-280-150-190-170-70-250 40-300" />
            <circle cx="-190" cy="-170" r="11" />
            <circle cx="-82" cy="-224" r="11" className="fill-sun" />
          </svg>
          <span className="relative flex items-center gap-4 text-lede font-semibold text-white">
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
