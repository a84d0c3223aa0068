import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, SheetChoices, sheetGrid, SheetRows } from './service-sheet';

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
    <ServiceSheet label={content.label}>
      <p className="sheet-title">{content.title}</p>
      <div className="-mb-4 flex flex-1 flex-col">
        <SheetChoices
          question={content.question}
          choices={doors.map(({ icon, name, when }) => ({ label: name, detail: when, icon }))}
          initial={0}
          className={cx(sheetGrid, 'wire-choices gap-1.5 sm:gap-3')}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 400 116"
          preserveAspectRatio="none"
          className="drawn-line min-h-20 w-full flex-1"
        >
          {wires.map((wire, index) => (
            <path key={wire} d={wire} vectorEffect="non-scaling-stroke" className={`wire of-choice-${index}`} />
          ))}
        </svg>
      </div>
      <div className="relative rounded-tile border-[2.5px] border-brand bg-white px-4.5 pt-5 pb-3 sm:px-6 sm:pt-6 sm:pb-4">
        <p>
          <b className="sheet-name">{record.name}</b> {record.detail}
        </p>
        <SceneBadge badge={record.badge} className="absolute top-5 right-4.5" />
        <SheetRows
          rows={record.rows.map(({ label, value }, index) => ({
            label,
            value,
            className: `wire-row of-choice-${index}`,
          }))}
        />
      </div>
    </ServiceSheet>
  );
}
