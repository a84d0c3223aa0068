import { SceneBadge } from '@/components/illustrations/scenes/scene-badge';
import { cx } from '@/components/ui/cx';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { Panes, ServiceSheet, SheetChoices, sheetGrid } from './service-sheet';

/** A web page from sketch to live. It is drawn once, and styles show how far it is. */
export function PageDraft({ draft }: { draft: ServicePictures['draft'] }) {
  return (
    <ServiceSheet label={draft.label} className="page-draft p-0 pb-5 sm:pb-6">
      <p className="draft-address border-b border-rule py-2.5 pr-4 pl-18 text-small/[1.4]">{draft.title}</p>
      <div
        aria-hidden="true"
        className={cx(
          'draft-page relative -mt-4 grid flex-1 grid-cols-[minmax(0,1fr)_42%] grid-rows-[1fr_auto] items-end gap-4 px-4.5 pt-6',
          'pb-7 text-ink sm:grid-cols-[minmax(0,1fr)_47%] sm:gap-6 sm:px-9 sm:pt-8 sm:pb-10',
        )}
      >
        <div className="self-start">
          <p className="draft-headline font-display text-[min(1.125rem+1.6vw,2.5rem)]/[1.1] font-heading tracking-tight">
            {draft.headline}
          </p>
          <p className="draft-text mt-3">{draft.text}</p>
        </div>
        <svg
          viewBox="0 0 120 132"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="w-full fill-none stroke-ink"
        >
          <path className="draft-room" d="M2 4h116v92H2z" />
          <path className="draft-leg" d="m37 100-6 28m52-28 6 28M42 104l-2 20m38-20 2 20" />
          <path
            className="draft-cloth"
            d="M36 74C30 32 34 18 60 18s30 14 24 56M24 58c-9 2-9 14-2 16l3 26q35 6 70 0l3-26c7-2 7-14-2-16-7-1-10 4-11 14H35c-1-10-4-15-11-14M35 72q25-9 50 0"
          />
          <path className="draft-seam" d="M60 19v46M47 30v2m26-2v2M47 46v2m26-2v2" />
        </svg>
        <ul className="col-span-full grid grid-cols-2 gap-2.5">
          {draft.fields.map((field) => (
            <li key={field}>{field}</li>
          ))}
          <li className="draft-button">{draft.button}</li>
        </ul>
        <SceneBadge badge={draft.badge} className="draft-badge absolute right-4 -bottom-3.5 elevation-float" />
      </div>
      <Panes
        initial={2}
        className="px-4.5 pt-2 text-center text-balance"
        panes={draft.versions.map(({ name, note }) => ({ name, content: note }))}
      />
      <SheetChoices
        question={draft.question}
        choices={draft.versions.map(({ name }) => ({ label: name }))}
        initial={2}
        className={cx(sheetGrid, 'draft-stops gap-0')}
      />
    </ServiceSheet>
  );
}
