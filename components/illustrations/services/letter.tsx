import { SceneBadge } from '@/components/scenes/scene-badge';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { MantelClock } from './objects';
import { Panes, ServiceSheet, SheetChoices } from './service-sheet';

/** A letter as it was typed, and with the edits in it. */
export function Letter({ letter }: { letter: ServicePictures['letter'] }) {
  const { choices, subject, lines, button } = letter;
  const edits = [subject, ...lines];
  const before = (
    <div className="letter-text letter-before">
      {edits.map(({ was }) => (
        <p key={was} className={was === subject.was ? 'letter-subject' : undefined}>
          {was}
        </p>
      ))}
      <p className="letter-button">{button.was}</p>
      <p className="letter-note">{letter.note}</p>
    </div>
  );
  const after = (
    <div className="letter-text">
      {edits.map(({ now, why }) => (
        <p key={now} className={now === subject.now ? 'letter-subject' : undefined}>
          <ins>{now}</ins> <small>{why}</small>
        </p>
      ))}
      <p className="letter-end">
        <span className="letter-button line-in">{button.now}</span> <SceneBadge badge={letter.badge} />
      </p>
    </div>
  );
  const [was = '', now = ''] = choices;
  return (
    <ServiceSheet label={letter.label} className="letter">
      <p className="letter-head">{letter.title}</p>
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
