import type { IconName } from '@/lib/content/schemas/fields';
import { Icon } from './icon';

type EyebrowProps = { children: string; icon?: IconName };

/** A few words in a pill above a headline, after a dot or an icon. */
export function Eyebrow({ children, icon }: EyebrowProps) {
  return (
    <p className="inline-flex items-center gap-2.5 rounded-full border border-rule bg-white px-3.5 py-1.5 text-small font-semibold text-brand-deep">
      {icon ? (
        <Icon name={icon} />
      ) : (
        <span
          aria-hidden
          className="-m-1 box-content size-2 shrink-0 rounded-full border-4 border-brand-tint bg-brand"
        />
      )}
      {children}
    </p>
  );
}
