import type { Claim } from '@/lib/content/schemas/references';
import { cx } from './cx';

/** A figure of content/claims.ts, with its label. */
export function Stat({ claim: { qualifier, figure, unit, label } }: { claim: Claim }) {
  const isPercentage = unit === '%';
  const isLong = Boolean(qualifier) || figure.includes('–') || (Boolean(unit) && !isPercentage);
  return (
    <div>
      <dt>{label}</dt>
      <dd
        className={cx(
          'font-display font-semibold tracking-tight tabular',
          isLong ? 'stats-long' : figure.length > 3 && 'stats-wide',
        )}
      >
        {qualifier && <span className="text-[0.36em] tracking-normal text-brand-soft">{qualifier} </span>}
        {figure}
        {unit && (
          <span
            className={cx(
              'text-brand-soft',
              isPercentage ? 'align-top text-[0.55em]' : 'ml-[0.1em] text-[0.36em] tracking-normal',
            )}
          >
            {isPercentage ? '%' : ` ${unit}`}
          </span>
        )}
      </dd>
    </div>
  );
}
