import type { ReactNode } from 'react';
import { Choices, type Choice } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';
import './services.css';

type ServiceSheetProps = { label: string; className?: string; children: ReactNode };

/** The large sheet in the hero of a service. Its choices change what it shows, so it stands only once in a page. */
export function ServiceSheet({ label, className, children }: ServiceSheetProps) {
  return (
    <div role="group" aria-label={label} className={cx('service-sheet', className)}>
      {children}
    </div>
  );
}

/** On phones they are in one row, which scrolls sideways. */
const buttons =
  '-mx-4.5 flex-nowrap overflow-x-auto px-4.5 [scrollbar-width:none] *:flex-none sm:m-0 sm:flex-wrap sm:overflow-visible sm:p-0';

/** Choices of equal width. */
export const sheetGrid = 'relative grid auto-cols-fr grid-flow-col';

/** At the corner of a sheet, on wide screens in it, where there is room. */
export const sheetObject = 'absolute -right-2 -bottom-14 w-20 lg:-right-9 lg:-bottom-6 lg:w-34';

type SheetChoicesProps = { question: string; choices: readonly Choice[]; initial: number; className?: string };

/** What can be pressed: by default a row of buttons. Styles know the choices by their classes, `choice-0` and so on. */
export function SheetChoices({ question, choices, initial, className = buttons }: SheetChoicesProps) {
  return (
    <Choices
      name="sheet"
      question={question}
      choices={choices.map((choice, index) => ({ ...choice, className: `choice-${index}` }))}
      initial={initial}
      className={cx('sheet-choices print-hidden', className)}
      isQuestionHidden
    />
  );
}

type PanesProps = { panes: readonly { name: string; content: ReactNode }[]; initial: number; className?: string };

/** One pane for each choice, in one place. The others are hidden, also for those who read without styles. */
export function Panes({ panes, initial, className }: PanesProps) {
  return (
    <div role="status" className={cx('grid', className)}>
      {panes.map(({ name, content }, index) => (
        <div key={name} className={`by-choice pane of-choice-${index}`} hidden={index !== initial}>
          {content}
        </div>
      ))}
    </div>
  );
}

type SheetRowsProps = {
  rows: readonly { label: string; value: string; className?: string }[];
  valueClass?: string;
};

/** A list of facts, in rows. */
export function SheetRows({ rows, valueClass }: SheetRowsProps) {
  return (
    <dl className="mt-3">
      {rows.map((row) => (
        <div
          key={row.label}
          className={cx('flex justify-between gap-4 border-t border-rule px-2.5 py-2', row.className)}
        >
          <dt className="whitespace-nowrap">{row.label}</dt>
          <dd className={cx('text-right', valueClass)}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
