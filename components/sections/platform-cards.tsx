import { TextLink } from '@/components/ui/text-link';
import { actions } from '@/lib/content';
import type { Platform } from '@/lib/content/schemas/home';

/** What the platform is made of, and a call to action: a row on wide screens, a list with divider lines on phones. */
export function PlatformCards({ platform }: { platform: Platform }) {
  const { voice, customers, automation, ready } = platform;
  return (
    <ul className="mt-10 lg:mt-14 lg:grid lg:grid-cols-4 max-lg:border-t max-lg:border-rule">
      {[voice, customers, automation].map(({ title, text }) => (
        <li key={title} className="border-rule py-4 lg:mr-8 lg:border-r lg:py-1 lg:pr-8 max-lg:border-b">
          <h3 className="text-card">{title}</h3>
          <p className="mt-1 text-ink-soft">{text}</p>
        </li>
      ))}
      <li className="rounded-card lg:-my-5 lg:bg-brand-tint lg:p-6 max-lg:pt-4">
        <h3 className="text-card">{ready.title}</h3>
        <p className="mt-1 text-ink-soft">{ready.text}</p>
        <TextLink href={actions.getStarted.href}>{actions.getStarted.label}</TextLink>
      </li>
    </ul>
  );
}
