import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { Badge } from '@/components/illustrations/kit/badge';
import { Note } from '@/components/illustrations/kit/note';
import { cx } from '@/components/ui/cx';
import { initials } from '@/components/ui/initials';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetObject } from './service-sheet';

/** The record of one customer: who it is, what happened, and what has to be done. */
export function CustomerFile({ record }: { record: ServicePictures['record'] }) {
  return (
    <ServiceSheet label={record.label} className="*:gap-5">
      <p className="flex flex-wrap items-center gap-3 border-b-3 border-ink pb-5 sm:gap-4.5">
        <i className="grid size-15 place-items-center rounded-full bg-brand-deep text-card font-semibold text-white not-italic">
          {initials(record.name)}
        </i>
        <span>
          <b className="sheet-title block">{record.name}</b> {record.detail}
        </span>
        <Badge badge={record.badge} className="ml-18 sm:ml-auto" />
      </p>
      <ol className="grid flex-1">
        {record.steps.map(({ title, time }) => (
          <li key={title} className="sheet-step file-step grid content-center py-2.5 pl-13">
            <b className="leading-[1.3]">{title}</b> {time}
          </li>
        ))}
      </ol>
      <Note title={record.next.title} text={record.next.detail} />
      <TradeObject
        name="fence"
        className={cx(sheetObject, 'xl:top-1/2 xl:right-11 xl:bottom-auto xl:w-50 xl:[translate:0_-50%]')}
      />
    </ServiceSheet>
  );
}
