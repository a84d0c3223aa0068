import { Badge } from '@/components/illustrations/kit/head';
import { CheckList } from '@/components/ui/check-list';
import { ExampleCaption } from '@/components/ui/example-caption';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { perSession } from '@/lib/content';
import { dollars } from '@/lib/content/texts';
import type { AddOn } from '@/lib/content/schemas/add-on';
import '@/components/ui/patterns.css';

function period(addOn: AddOn): string {
  if (addOn.isOneTime) return 'one-time';
  return addOn.isPerSession ? perSession(addOn) : '/ month';
}

function Price({ addOn }: { addOn: AddOn }) {
  if (typeof addOn.price === 'string') {
    return <p className="font-display text-title tracking-tight">{addOn.price}</p>;
  }
  return (
    <p>
      <span className="font-display text-headline leading-none tracking-tight tabular">{dollars(addOn.price)}</span>{' '}
      <span className="text-ink-soft">{period(addOn)}</span>
      {addOn.note && !addOn.isPerSession && <span className="block text-ink-soft">{addOn.note}</span>}
    </p>
  );
}

/** A small picture of the add-on at work. */
function AddOnScene({ addOn: { icon, scene } }: { addOn: AddOn }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        `patterned pattern-${scene.background} print-hidden relative -mx-4 -mt-4 grid items-center overflow-clip border-b-3 border-ink p-2`,
        'sm:-mx-6 sm:-mt-6 sm:min-h-34 sm:px-5 sm:py-4 lg:-mx-7 lg:-mt-7 lg:px-6 @max-[20rem]/page:hidden',
      )}
    >
      <div className="relative flex flex-wrap items-center gap-3 rounded-button border-2 border-ink bg-white p-2 text-tiny/[1.4] text-ink-quiet sm:p-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-button border-2 border-ink text-brand-deep">
          <Icon name={icon} />
        </span>
        {/* A long badge is below it. */}
        <p className="grow basis-26">
          <b className="block text-small/[1.4] font-semibold text-ink">{scene.title}</b>
          <span className="max-sm:hidden">{scene.detail}</span>
        </p>
        <Badge badge={scene.badge} />
      </div>
    </div>
  );
}

function AddOnCard({ addOn }: { addOn: AddOn }) {
  return (
    <li className="flex flex-col overflow-clip rounded-card border-3 border-ink bg-white p-4 sm:p-6 lg:p-7">
      <AddOnScene addOn={addOn} />
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 sm:mt-3 sm:block sm:min-h-29">
        <h2 className="text-title">{addOn.name}</h2>
        <div className="sm:mt-2">
          <Price addOn={addOn} />
        </div>
      </div>
      <p className="mt-1 mb-2 text-ink-soft sm:mt-2 sm:mb-4">{addOn.description}</p>
      <CheckList points={addOn.features} className="gap-2 max-sm:running max-sm:text-small" />
      <div className="print-hidden mt-auto pt-2 sm:pt-6">
        <ButtonLink href={{ external: addOn.ctaLink }} variant="second" wide className="px-2!">
          {addOn.ctaText}
        </ButtonLink>
      </div>
    </li>
  );
}

/** The add-ons with a fixed price as a grid, followed by the one with a variable price. */
export function AddOnsSection({ addOns }: { addOns: readonly AddOn[] }) {
  const retainers = addOns.filter((addOn) => addOn.price === 'Variable Pricing');
  return (
    <Section label="Add-ons" className="max-sm:py-4.5!">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-5">
        {addOns
          .filter((addOn) => !retainers.includes(addOn))
          .map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} />
          ))}
      </ul>
      <ExampleCaption className="print-hidden mt-2" />
      {retainers.map((addOn) => (
        <div
          key={addOn.id}
          className="mt-4 grid items-center gap-4 rounded-card border-3 border-ink bg-brand-tint p-5 lg:mt-5 lg:grid-cols-[1.4fr_1.2fr_auto] lg:gap-12 lg:p-10"
        >
          <div>
            <h2 className="text-title">{addOn.name}</h2>
            <div className="mt-1">
              <Price addOn={addOn} />
            </div>
            <p className="mt-3 text-ink-soft">{addOn.description}</p>
          </div>
          <CheckList points={addOn.features} className="gap-2 max-sm:running max-sm:text-small" />
          <ButtonLink href={{ external: addOn.ctaLink }} variant="second" wide className="print-hidden">
            {addOn.ctaText}
          </ButtonLink>
        </div>
      ))}
    </Section>
  );
}
