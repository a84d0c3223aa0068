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

/** A small picture of the add-on at work, on a color of its own. */
function AddOnScene({ addOn: { icon, scene } }: { addOn: AddOn }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        `ground-${scene.background} print-hidden -mx-4 -mt-4 flex flex-wrap items-center gap-3 border-b-3 border-ink bg-(--ground) px-4 py-2`,
        'text-tiny/[1.4] text-(--on-soft) sm:-mx-6 sm:-mt-6 sm:px-6 sm:py-4 lg:-mx-7 lg:-mt-7 lg:px-7 @max-[20rem]/page:hidden',
      )}
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-button border-2 border-ink bg-white text-brand-deep">
        <Icon name={icon} />
      </span>
      {/* A long badge is below it. */}
      <p className="grow basis-26">
        <b className="block text-small/[1.4] font-semibold text-ink">{scene.title}</b>
        <span className="max-sm:hidden">{scene.detail}</span>
      </p>
      <Badge badge={scene.badge} />
    </div>
  );
}

function AddOnCard({ addOn }: { addOn: AddOn }) {
  return (
    <li className="ground-paper p-4 [outline:3px_solid] sm:lines-5 sm:p-6 lg:p-7">
      <AddOnScene addOn={addOn} />
      <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 sm:mt-6 sm:block">
        <h2 className="text-title">{addOn.name}</h2>
        <div className="sm:mt-2">
          <Price addOn={addOn} />
        </div>
      </div>
      <p className="mt-1 mb-2 text-ink-soft sm:mt-3 sm:mb-4">{addOn.description}</p>
      <CheckList points={addOn.features} className="content-start gap-2 max-sm:running max-sm:text-small" />
      <div className="print-hidden pt-2 sm:pt-6">
        <ButtonLink href={{ external: addOn.ctaLink }} variant="second" wide className="px-2!">
          {addOn.ctaText}
        </ButtonLink>
      </div>
    </li>
  );
}

/** The add-ons as the compartments of one box: those with a fixed price, and across the box the one with a variable price. */
export function AddOnsSection({ addOns }: { addOns: readonly AddOn[] }) {
  const retainers = addOns.filter((addOn) => addOn.price === 'Variable Pricing');
  return (
    <Section label="Add-ons" className="max-sm:py-4.5!">
      <ul className="quilt bg-wash! sm:grid-cols-2 lg:grid-cols-3">
        {addOns
          .filter((addOn) => !retainers.includes(addOn))
          .map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} />
          ))}
        {retainers.map((addOn) => (
          <li
            key={addOn.id}
            className="col-span-full grid items-center gap-4 p-4 [outline:3px_solid] sm:p-6 lg:grid-cols-[1.4fr_1.2fr_auto] lg:gap-12 lg:p-10"
          >
            <div>
              <h2 className="text-title">{addOn.name}</h2>
              <div className="mt-1">
                <Price addOn={addOn} />
              </div>
              <p className="mt-3">{addOn.description}</p>
            </div>
            <CheckList points={addOn.features} className="gap-2 max-sm:running max-sm:text-small" />
            <ButtonLink href={{ external: addOn.ctaLink }} variant="second" wide className="print-hidden">
              {addOn.ctaText}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ExampleCaption className="print-hidden mt-2" />
    </Section>
  );
}
