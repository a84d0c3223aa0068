import { Badge } from '@/components/illustrations/kit/badge';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import type { AddOn } from '@/lib/content/schemas/add-on';
import '@/components/ui/patterns.css';

/** A small picture of the add-on at work. */
export function AddOnScene({ addOn: { icon, scene } }: { addOn: AddOn }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        `patterned pattern-${scene.background} print-hidden relative -mx-4 -mt-4 grid items-center overflow-clip border-b-3 border-ink p-2`,
        'sm:-mx-6 sm:-mt-6 sm:min-h-34 sm:px-5 sm:py-4 lg:-mx-7 lg:-mt-7 lg:px-6 @max-[20rem]/page:hidden',
      )}
    >
      <div className="relative flex flex-wrap items-center gap-3 rounded-button border-2 border-ink bg-white p-2 text-tiny/[1.4] text-ink-quiet sm:p-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-button border-2 border-ink text-brand-deep">
          <Icon name={icon} />
        </span>
        {/* A long badge is below it. */}
        <p className="grow basis-26">
          <b className="block text-small/[1.4] font-semibold text-ink">{scene.title}</b>
          <span className="max-sm:hidden">{scene.detail}</span>
        </p>
        <Badge badge={scene.badge} />
      </div>
    </div>
  );
}
