import { CardHead } from '@/components/illustrations/kit/head';
import { Rows } from '@/components/illustrations/kit/rows';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetGrid } from './service-sheet';

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
              className="grid content-start justify-items-center gap-1 rounded-button border-2 border-ink pt-3.5 pb-3 sm:pt-5 sm:pb-4"
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
      <div className="kit-card">
        <CardHead title={record.name} detail={record.detail} badge={record.badge} />
        <Rows rows={record.rows} />
      </div>
    </ServiceSheet>
  );
}
