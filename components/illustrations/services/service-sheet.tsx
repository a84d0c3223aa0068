import type { ReactNode } from 'react';
import { Choices, type Choice } from '@/components/ui/choices';
import { cx } from '@/components/ui/cx';

type ServiceSheetProps = { label: string; className: string; children: ReactNode };

/** The large sheet in the hero of a service. Its choices change what it shows, so it stands only once in a page. */
export function ServiceSheet({ label, className, children }: ServiceSheetProps) {
  return (
    <div role="group" aria-label={label} className={cx('service-sheet', className)}>
      {children}
    </div>
  );
}

type SheetChoicesProps = { question: string; choices: readonly Choice[]; initial: number };

/** What can be pressed. Styles know the choices by their classes, `choice-0` and so on. */
export function SheetChoices({ question, choices, initial }: SheetChoicesProps) {
  return (
    <Choices
      name="sheet"
      question={question}
      choices={choices.map((choice, index) => ({ ...choice, className: `choice-${index}` }))}
      initial={initial}
      className="sheet-choices"
      isQuestionHidden
    />
  );
}

type PanesProps = { panes: readonly { name: string; content: ReactNode }[]; initial: number };

/** One pane for each choice, in one place. The others are hidden, also for those who read without styles. */
export function Panes({ panes, initial }: PanesProps) {
  return (
    <div role="status" className="panes">
      {panes.map(({ name, content }, index) => (
        <div key={name} className={`by-choice pane pane-${index}`} hidden={index !== initial}>
          {content}
        </div>
      ))}
    </div>
  );
}
