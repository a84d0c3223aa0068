import { TradeObject } from '@/components/illustrations/objects/trade-object';
import { Badge } from '@/components/illustrations/kit/badge';
import type { ServicePictures } from '@/lib/content/schemas/service-pictures';
import { ServiceSheet, sheetObject } from './service-sheet';

function Edit({ now, why }: { now: string; why: string }) {
  return (
    <>
      <ins>{now}</ins>{' '}
      <small className="mt-1 block font-sans text-small/[1.4] font-semibold tracking-normal text-clay">{why}</small>
    </>
  );
}

/** A letter with the edits in it, and its subject as it was before. */
export function EditedLetter({ letter }: { letter: ServicePictures['letter'] }) {
  const { subject, lines } = letter;
  return (
    <ServiceSheet label={letter.label}>
      <p className="border-b-3 border-ink pb-3.5 font-display text-card font-semibold tracking-[-0.02em] text-ink">
        {letter.title}
      </p>
      <div className="edited-text flex flex-1 flex-col gap-4 sm:gap-6 sm:text-[1.25rem] xl:gap-7 xl:text-[1.5rem]">
        <s className="text-ink-quiet">{subject.was}</s>
        <p className="-mt-3 pb-3 font-display text-[min(1.125rem+1.25vw,2.375rem)]/tight font-heading tracking-tight text-ink sm:-mt-5">
          <Edit {...subject} />
        </p>
        {lines.map((line) => (
          <p key={line.now}>
            <Edit {...line} />
          </p>
        ))}
        <p className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
          <span className="kit-mail-button">{letter.button}</span> <Badge badge={letter.badge} />
        </p>
      </div>
      <TradeObject name="mantel-clock" className={sheetObject} />
    </ServiceSheet>
  );
}
