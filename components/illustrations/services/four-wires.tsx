import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetGrid, SheetRows } from './service-sheet';

/** The wires from the four ways in to the record, in columns 100 wide. */
const wires =
  'M50 0C50 70 200 40 200 116M150 0C150 56 200 64 200 116M250 0C250 56 200 64 200 116M350 0C350 70 200 40 200 116';

/** Four ways in, and the one record that they lead to. */
export function FourWires({ wires: { label, title, doors, record } }: { wires: ServicePictures['wires'] }) {
  return (
    <ServiceSheet label={label}>
      <p className="sheet-title">{title}</p>
      <div className="-mb-4 flex flex-1 flex-col">
        <ul className={cx(sheetGrid, 'gap-1.5 text-center text-small/tight sm:gap-3 sm:text-body/tight')}>
          {doors.map(({ icon, name, when }) => (
            <li
              key={name}
              className="grid content-start justify-items-center gap-1 rounded-button pt-3.5 pb-3 outline -outline-offset-1 outline-rule sm:pt-5 sm:pb-4"
            >
              <Icon name={icon} className="text-brand-deep" />
              <b>{name}</b>
              <small className="text-tiny/tight">{when}</small>
            </li>
          ))}
        </ul>
        <svg viewBox="0 0 400 116" preserveAspectRatio="none" className="drawn-line min-h-20 w-full flex-1">
          <path d={wires} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className="rounded-tile border-[2.5px] border-brand bg-white px-4.5 pt-5 pb-3 sm:px-6 sm:pt-6 sm:pb-4">
        <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <span>
            <b className="sheet-name">{record.name}</b> {record.detail}
          </span>
          <SceneBadge badge={record.badge} />
        </p>
        <SheetRows rows={record.rows} />
      </div>
    </ServiceSheet>
  );
}
