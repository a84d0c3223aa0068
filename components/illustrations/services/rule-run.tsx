import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, SheetChoices, sheetObject } from './service-sheet';

/** A rule, which runs when the second choice is pressed: one step after the other. */
export function RuleRun({ rule }: { rule: ServicePictures['rule'] }) {
  return (
    <ServiceSheet label={rule.label} className="rule-run">
      <p className="sheet-title">{rule.title}</p>
      <SheetChoices question={rule.question} choices={rule.choices.map((label) => ({ label }))} initial={0} />
      <ol className="grid flex-1">
        {rule.steps.map(({ icon, title, rule: says, run }, index) => (
          <li
            key={title}
            className={`sheet-step rule-step rule-step-${index} grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 py-2 sm:gap-6`}
          >
            <span
              className={cx(
                'rule-icon grid size-12 place-items-center rounded-button',
                index === rule.steps.length - 1 && 'rule-icon-last',
              )}
            >
              <Icon name={icon} className="size-6" />
            </span>
            <p>
              <b>{title}</b>
              <span className="grid">
                <span className="pane of-choice-0">{says}</span>{' '}
                <span className="by-choice pane of-choice-1" hidden>
                  {run}
                </span>
              </span>
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
