import type { Action } from '@/lib/content/schemas/references';
import { ActionLink } from './action-link';
import type { ButtonVariant } from './button-link';

const variants: readonly ButtonVariant[] = ['primary', 'second', 'underlined'];

type ActionLinksProps = {
  actions: readonly Action[];
  /** In a hero, whose scene begins on the first screen of phones: they are in two rows at most there. */
  inHero?: boolean;
};

/** A page's calls to action: the first is the primary button, a third is a link. */
export function ActionLinks({ actions, inHero = false }: ActionLinksProps) {
  return actions.map((action, index) => (
    <ActionLink
      key={action.label}
      action={action}
      variant={variants[index]}
      // The others share the second row.
      className={inHero && index === 0 && actions.length > 2 ? 'max-sm:w-full' : undefined}
    />
  ));
}
