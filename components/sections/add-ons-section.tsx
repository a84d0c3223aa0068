import type { ReactNode } from 'react';
import { CheckList } from '@/components/ui/check-list';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { perSession } from '@/lib/content';
import type { AddOn } from '@/lib/content/schemas/add-on';

function period(addOn: AddOn): string {
  if (addOn.isOneTime) return 'one-time';
  return addOn.isPerSession ? perSession(addOn) : '/ month';
}

function Price({ addOn }: { addOn: AddOn }) {
  if (typeof addOn.price === 'string') {
    return <p className="font-display text-title font-semibold tracking-tight">{addOn.price}</p>;
  }
  return (
    <p>
      <span className="font-display text-headline font-semibold tracking-tight tabular">${addOn.price}</span>{' '}
      <span className="text-small text-ink-soft">{period(addOn)}</span>
      {addOn.note && !addOn.isPerSession && <span className="block text-small text-ink-soft">{addOn.note}</span>}
    </p>
  );
}

function AddOnCard({ addOn, scene }: { addOn: AddOn; scene: ReactNode }) {
  return (
    <li className="flex flex-col overflow-clip rounded-card border border-rule bg-white p-6 lg:p-7">
      {scene}
      <h2 className="mt-6 text-title">{addOn.name}</h2>
      <div className="mt-3 sm:min-h-18">
        <Price addOn={addOn} />
      </div>
      <p className="mt-3 mb-5 text-small text-ink-soft">{addOn.description}</p>
      <CheckList points={addOn.features} className="gap-2.5 text-small" />
      <div className="print-hidden mt-auto pt-7">
        <ButtonLink href={{ external: addOn.ctaLink }} variant="quiet" wide>
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
    <Section label="Add-ons" continued>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {addOns
          .filter((addOn) => !retainers.includes(addOn))
          .map((addOn) => (
            <AddOnCard key={addOn.id} addOn={addOn} scene={scenes[addOn.id]} />
          ))}
      </ul>
      {retainers.map((addOn) => (
        <div
          key={addOn.id}
          className="mt-4 grid items-center gap-8 rounded-card bg-brand-tint p-6 lg:mt-5 lg:grid-cols-[1.4fr_1.2fr_auto] lg:gap-12 lg:p-10"
        >
          <div>
            <h2 className="text-title">{addOn.name}</h2>
            <div className="mt-1 text-brand-deep">
              <Price addOn={addOn} />
            </div>
            <p className="mt-3 text-ink-soft">{addOn.description}</p>
          </div>
          <CheckList points={addOn.features} className="gap-2.5 text-small" />
          <ButtonLink href={{ external: addOn.ctaLink }} variant="quiet" className="print-hidden">
            {addOn.ctaText}
          </ButtonLink>
        </div>
      ))}
    </Section>
  );
}
