import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, SheetChoices } from './service-sheet';

/** The wires from the four ways in to the record, in columns 100 wide. */
const wires = [
  'M50 0C50 70 200 40 200 116',
  'M150 0C150 56 200 64 200 116',
  'M250 0C250 56 200 64 200 116',
  'M350 0C350 70 200 40 200 116',
];

/** Four ways in, and the one record that they lead to. The chosen one shows what it brought. */
export function FourWires({ wires: content }: { wires: ServicePictures['wires'] }) {
  const { doors, record } = content;
  return (
    <ServiceSheet label={content.label} className="four-wires">
      <p className="sheet-title">{content.title}</p>
      <div className="wires-in">
        <SheetChoices
          question={content.question}
          choices={doors.map(({ icon, name, when }) => ({ label: name, detail: when, icon }))}
          initial={0}
        />
        <svg aria-hidden="true" viewBox="0 0 400 116" preserveAspectRatio="none" className="drawn-line">
          {wires.map((wire, index) => (
            <path key={wire} d={wire} className={`wire wire-${index}`} />
          ))}
        </svg>
      </div>
      <div className="wires-record line-in">
        <p>
          <b>{record.name}</b> {record.detail}
        </p>
        <SceneBadge badge={record.badge} />
        <dl className="sheet-rows">
          {record.rows.map(({ label, value }, index) => (
            <div key={label} className={`wire-${index}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ServiceSheet>
  );
}
