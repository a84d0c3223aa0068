import type { Action } from '@/lib/content/schemas/references';
import { ActionLink } from './action-link';
import type { ButtonVariant } from './button-link';

const variants: readonly ButtonVariant[] = ['primary', 'quiet', 'plain'];

type ActionLinksProps = {
  actions: readonly Action[];
  /** In a hero, whose scene begins on the first screen of phones: two actions are in one row there. */
  inHero?: boolean;
};

/** A page's calls to action: the first is the primary button, the second is quiet, a third is a plain link. */
export function ActionLinks({ actions, inHero = false }: ActionLinksProps) {
  const second: ButtonVariant = inHero && actions.length === 2 ? 'compact' : 'quiet';
  return actions.map((action, index) => (
    <ActionLink
      key={action.label}
      action={action}
      variant={index === 1 ? second : variants[index]}
      // The others share the second row.
      className={inHero && index === 0 && actions.length > 2 ? 'max-sm:w-full' : undefined}
    />
  ));
}
