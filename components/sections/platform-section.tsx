import { ActionLink } from '@/components/ui/action-link';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { actions } from '@/lib/content/actions';
import type { Platform } from '@/lib/content/schemas/home';
import type { ReactNode } from 'react';

type TileProps = { title: string; text: string; className: string; children: ReactNode };

function Tile({ title, text, className, children }: TileProps) {
  return (
    <li className={cx('flex flex-col rounded-card border border-rule bg-white p-6 lg:p-8', className)}>
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 max-w-md text-ink-soft">{text}</p>
      <div className="mt-auto pt-7">{children}</div>
    </li>
  );
}

type PlatformSectionProps = {
  platform: Platform;
  /** The scene of each part. */
  scenes: Record<'voice' | 'customers' | 'automation', ReactNode>;
};

/** The three parts of the platform, each with its scene, and a call to action. */
export function PlatformSection({ platform, scenes }: PlatformSectionProps) {
  const { customers, voice, automation, ready } = platform;
  return (
    <Section labelledBy="platform">
      <SectionHeading id="platform" title={platform.title} intro={platform.intro} />
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-5 lg:gap-5">
        <Tile title={voice.title} text={voice.text} className="lg:col-span-2">
          {scenes.voice}
        </Tile>
        <Tile title={customers.title} text={customers.text} className="lg:col-span-3">
          {scenes.customers}
        </Tile>
        <Tile title={automation.title} text={automation.text} className="lg:col-span-2">
          {scenes.automation}
        </Tile>
        <li className="on-ink relative flex flex-col overflow-hidden rounded-card bg-ink p-6 text-white lg:col-span-3 lg:p-10">
          <svg aria-hidden width="1" height="1" className="platform-line">
            <path d="M-520 60C-420 60-380-80-320-90S-190-10-130-110-60-330 40-360" />
            <circle cx="-320" cy="-90" r="11" />
            <circle cx="-130" cy="-110" r="11" />
            <circle cx="-55" cy="-265" r="11" className="fill-sun" />
          </svg>
          <div className="relative flex h-full flex-col items-start">
            <h3 className="text-headline">{ready.title}</h3>
            <p className="mt-3 mb-52 max-w-sm text-lede text-brand-soft lg:mb-10">{ready.text}</p>
            <div className="mt-auto">
              <ActionLink action={actions.getStarted} />
            </div>
          </div>
        </li>
      </ul>
    </Section>
  );
}
