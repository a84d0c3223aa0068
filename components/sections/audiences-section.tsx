import { PageLink } from '@/components/ui/page-link';
import { Section } from '@/components/ui/section';
import { navigation } from '@/lib/content/navigation';
import type { Audience } from '@/lib/content/navigation';
import type { AudienceIndex } from '@/lib/content/schemas/home';

type AudiencesSectionProps = { index: AudienceIndex; audiences: readonly Audience[] };

/** Everyone the platform is for, as a few lines of links. Their pages and the menus name the industries. */
export function AudiencesSection({ index, audiences }: AudiencesSectionProps) {
  return (
    <Section background="white" labelledBy="audiences" className="offscreen-[20rem] lg:offscreen-[6rem]">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <h2 id="audiences" className="text-headline">
            {index.title}
          </h2>
          <p className="mt-2 text-ink-soft">{index.intro}</p>
        </div>
        <ul className="flex flex-wrap content-center gap-2 lg:gap-3">
          {audiences.map(({ label, href, isToCome }) => (
            <li key={href}>
              <PageLink
                href={href}
                className="flex min-h-11 items-center rounded-full border border-rule bg-white px-4 font-semibold hover:border-ink-quiet"
              >
                {label}{' '}
                {isToCome && (
                  <span className="ml-1 text-small font-normal text-ink-soft">
                    · {navigation.footerPlaceholder.note}
                  </span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
