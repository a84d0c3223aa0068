import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { Panes, ServiceSheet, SheetChoices, sheetObject } from './service-sheet';

const text = 'flex h-full flex-col items-start gap-4 sm:gap-6 sm:text-[1.25rem] xl:gap-7 xl:text-[1.5rem]';
const subjectLine = 'pb-3 font-display text-[min(1.125rem+1.25vw,2.375rem)]/tight font-heading tracking-tight';
const buttonShape = 'rounded-button px-5 py-2.5 font-semibold';

/** A letter as it was typed, and with the edits in it. */
export function EditedLetter({ letter }: { letter: ServicePictures['letter'] }) {
  const { choices, subject, lines, button } = letter;
  const edits = [subject, ...lines];
  const before = (
    <div className={cx(text, 'text-ink-quiet')}>
      {edits.map(({ was }) => (
        <p key={was} className={was === subject.was ? subjectLine : undefined}>
          {was}
        </p>
      ))}
      <p className={cx(buttonShape, 'bg-paper-deep text-ink-soft')}>{button.was}</p>
      <p className="mt-auto rounded-tile bg-paper-deep px-4 py-3 text-body/[1.4] text-ink">{letter.note}</p>
    </div>
  );
  const after = (
    <div className={cx(text, 'edited-text')}>
      {edits.map(({ now, why }) => (
        <p key={now} className={now === subject.now ? cx(subjectLine, 'text-ink') : undefined}>
          <ins>{now}</ins>{' '}
          <small className="mt-1 block font-sans text-small/[1.4] font-semibold tracking-normal text-clay">{why}</small>
        </p>
      ))}
      <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
        <span className={cx(buttonShape, 'bg-brand-deep text-white')}>{button.now}</span>{' '}
        <SceneBadge badge={letter.badge} />
      </p>
    </div>
  );
  const [was = '', now = ''] = choices;
  return (
    <ServiceSheet label={letter.label}>
      <p className="border-b-3 border-double border-rule-deep pb-3.5 font-display text-card font-semibold tracking-[-0.02em] text-ink">
        {letter.title}
      </p>
      <SheetChoices question={letter.question} choices={choices.map((label) => ({ label }))} initial={1} />
      <Panes
        initial={1}
        className="flex-1"
        panes={[
          { name: was, content: before },
          { name: now, content: after },
        ]}
      />
      <TradeObject name="mantel-clock" className={sheetObject} />
    </ServiceSheet>
  );
}
