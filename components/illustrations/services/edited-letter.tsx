import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { MantelClock } from './objects';
import { Panes, ServiceSheet, SheetChoices } from './service-sheet';

/** A letter as it was typed, and with the edits in it. */
export function EditedLetter({ letter }: { letter: ServicePictures['letter'] }) {
  const { choices, subject, lines, button } = letter;
  const edits = [subject, ...lines];
  const before = (
    <div className="edited-text edited-before">
      {edits.map(({ was }) => (
        <p key={was} className={was === subject.was ? 'edited-subject' : undefined}>
          {was}
        </p>
      ))}
      <p className="edited-button">{button.was}</p>
      <p className="edited-note">{letter.note}</p>
    </div>
  );
  const after = (
    <div className="edited-text">
      {edits.map(({ now, why }) => (
        <p key={now} className={now === subject.now ? 'edited-subject' : undefined}>
          <ins>{now}</ins> <small>{why}</small>
        </p>
      ))}
      <p className="edited-end">
        <span className="edited-button line-in">{button.now}</span> <SceneBadge badge={letter.badge} />
      </p>
    </div>
  );
  const [was = '', now = ''] = choices;
  return (
    <ServiceSheet label={letter.label} className="edited-letter">
      <p className="edited-head">{letter.title}</p>
      <SheetChoices question={letter.question} choices={choices.map((label) => ({ label }))} initial={1} />
      <Panes
        initial={1}
        panes={[
          { name: was, content: before },
          { name: now, content: after },
        ]}
      />
      <MantelClock />
    </ServiceSheet>
  );
}
