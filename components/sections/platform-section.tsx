import type { ReactNode } from 'react';
import { ActionLink } from '@/components/ui/action-link';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { actions } from '@/lib/content';
import type { Platform } from '@/lib/content/schemas/home';

/** The platform: the window on it, its three parts, and a call to action. */
export function PlatformSection({ platform, children }: { platform: Platform; children: ReactNode }) {
  const { customers, voice, automation, ready } = platform;
  return (
    <Section labelledBy="platform">
      <SectionHeading id="platform" title={platform.title} intro={platform.intro} />
      {children}
      <ul className="mt-8 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:mt-10 lg:grid-cols-4 lg:gap-5">
        {[voice, customers, automation].map(({ title, text }) => (
          <li key={title} className="rounded-card border border-rule bg-white p-6">
            <h3 className="text-card">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
        <li className="on-ink flex flex-col items-start rounded-card bg-ink p-6 text-white">
          <h3 className="text-card">{ready.title}</h3>
          <p className="mt-2 mb-auto pb-6 text-brand-soft">{ready.text}</p>
          <ActionLink action={actions.getStarted} />
        </li>
      </ul>
    </Section>
  );
}
