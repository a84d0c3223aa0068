import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetObject } from './service-sheet';

/** One run of a rule: its steps, and what came of each. */
export function RuleRun({ rule }: { rule: ServicePictures['rule'] }) {
  return (
    <ServiceSheet label={rule.label}>
      <p className="sheet-title">{rule.title}</p>
      <ol className="grid flex-1">
        {rule.steps.map(({ icon, title, detail }, index) => (
          <li
            key={title}
            className="sheet-step grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 py-2 last:after:hidden sm:gap-6"
          >
            <span
              className={cx(
                'grid size-12 place-items-center rounded-button',
                index === rule.steps.length - 1 ? 'bg-leaf-tint text-leaf' : 'bg-brand-tint text-brand-deep',
              )}
            >
              <Icon name={icon} className="size-6" />
            </span>
            <p>
              <b className="block">{title}</b> {detail}
            </p>
          </li>
        ))}
      </ol>
      <TradeObject
        name="piano"
        className={cx(sheetObject, 'xl:top-1/2 xl:right-11 xl:bottom-auto xl:w-50 xl:[translate:0_-50%]')}
      />
    </ServiceSheet>
  );
}
