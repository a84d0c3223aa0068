import { Rows } from '@/components/illustrations/kit/rows';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetGrid } from './service-sheet';

const streets = 'M-50 50h500M-50 142h500M-50 246h500M56-60v400M148-60v400M242-60v400M362-60v400';

/** A map with three businesses, and the profile of the customer’s own, which is the one in the middle. */
export function LocalMap({ map: { label, title, own, others } }: { map: ServicePictures['map'] }) {
  const [left, right] = others;
  return (
    <ServiceSheet label={label} className="p-0">
      <div className="relative -mb-4 grid min-h-64 flex-1 overflow-clip border-b-3 border-ink bg-paper-deep">
        <svg viewBox="0 0 400 260" preserveAspectRatio="xMidYMid slice" className="absolute size-full">
          <g transform="rotate(-9 200 130)">
            <path d="M250 150h104v88H250z" className="fill-leaf-tint" />
            <path d={streets} strokeWidth="14" className="stroke-white" />
          </g>
        </svg>
        <p className="relative m-4.5 self-start rounded-chip border-2 bg-white px-4 py-2 text-ink">{title}</p>
        <ul className={cx(sheetGrid, 'text-center text-small/[1.2] font-semibold text-ink')}>
          <li className="map-pin self-start">{left}</li>
          <li className="map-pin self-end">{own.name}</li>
          <li className="map-pin self-center">{right}</li>
        </ul>
      </div>
      <div className="px-4.5 py-5 sm:px-9 sm:pt-6 sm:pb-7">
        <p>
          <b className="sheet-name">{own.name}</b> {own.detail}
        </p>
        <Rows rows={own.facts} />
      </div>
    </ServiceSheet>
  );
}
