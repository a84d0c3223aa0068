import { Badge } from '@/components/illustrations/kit/badge';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetGrid } from './service-sheet';

/** A web page that is live, in a browser window, and the stages it went through. */
export function PageDraft({ draft }: { draft: ServicePictures['draft'] }) {
  return (
    <ServiceSheet label={draft.label} className="p-0 pb-5 sm:pb-6">
      <p className="draft-address border-b-3 border-ink py-2.5 pr-4 pl-18 text-small/[1.4]">{draft.title}</p>
      <div
        className={cx(
          'draft-page relative -mt-4 grid flex-1 grid-cols-[minmax(0,1fr)_42%] grid-rows-[1fr_auto] items-end gap-4 bg-sun-tint',
          'px-4.5 pt-6 pb-7 text-ink sm:grid-cols-[minmax(0,1fr)_47%] sm:gap-6 sm:px-9 sm:pt-8 sm:pb-10',
        )}
      >
        <div className="self-start">
          <p className="font-display text-[min(1.125rem+1.6vw,2.5rem)]/[1.1] font-heading tracking-tight">
            {draft.headline}
          </p>
          <p className="mt-3">{draft.text}</p>
        </div>
        <svg
          viewBox="0 0 120 132"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="w-full fill-none stroke-ink"
        >
          <path className="fill-sun-soft stroke-none" d="M2 4h116v92H2z" />
          <path strokeWidth="4" d="m37 100-6 28m52-28 6 28M42 104l-2 20m38-20 2 20" />
          <path
            className="fill-brand"
            d="M36 74C30 32 34 18 60 18s30 14 24 56M24 58c-9 2-9 14-2 16l3 26q35 6 70 0l3-26c7-2 7-14-2-16-7-1-10 4-11 14H35c-1-10-4-15-11-14M35 72q25-9 50 0"
          />
          <path className="stroke-brand-soft" d="M60 19v46M47 30v2m26-2v2M47 46v2m26-2v2" />
        </svg>
        <ul className="col-span-full grid grid-cols-2 gap-2.5">
          {draft.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
          <li className="draft-button">{draft.button}</li>
        </ul>
        <Badge badge={draft.badge} className="absolute right-4 -bottom-3.5 border-2" />
      </div>
      <p className="px-4.5 pt-2 text-center text-balance">{draft.note}</p>
      <ol className={cx(sheetGrid, 'draft-stages pb-1 text-center text-small/[1.25] font-semibold')}>
        {draft.stages.map((stage) => (
          <li key={stage} className="pt-7.5">
            {stage}
          </li>
        ))}
      </ol>
    </ServiceSheet>
  );
}
