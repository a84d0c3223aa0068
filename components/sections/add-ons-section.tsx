import type { ReactNode } from 'react';
import { CheckList } from '@/components/ui/check-list';
import { ExampleCaption } from '@/components/ui/example-caption';
import { ButtonLink } from '@/components/ui/button-link';
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
    return <p className="font-display text-title font-heading tracking-tight">{addOn.price}</p>;
  }
  return (
    <p>
      <span className="font-display text-headline leading-none font-heading tracking-tight tabular">
        {dollars(addOn.price)}
      </span>{' '}
      <span className="text-ink-soft">{period(addOn)}</span>
      {addOn.note && !addOn.isPerSession && <span className="block text-ink-soft">{addOn.note}</span>}
    </p>
  );
}

function AddOnCard({ addOn, scene }: { addOn: AddOn; scene: ReactNode }) {
  return (
    <li className="flex flex-col overflow-clip rounded-card border-3 border-ink bg-white p-4 sm:p-6 lg:p-7">
      {scene}
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

type AddOnsSectionProps = {
  addOns: readonly AddOn[];
  /** A small picture of each add-on, by its id. */
  scenes: Record<AddOn['id'], ReactNode>;
};

/** The add-ons with a fixed price as a grid, followed by the one with a variable price. */
export function AddOnsSection({ addOns, scenes }: AddOnsSectionProps) {
  const retainers = addOns.filter((addOn) => addOn.price === 'Variable Pricing');
  return (
    <Section label="Add-ons" className="max-sm:py-4.5!">
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 lg:gap-5">
        {addOns
          .filter((addOn) => !retainers.includes(addOn))
          .map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} scene={scenes[addOn.id]} />
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
