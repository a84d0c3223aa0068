import type { actionNames } from '@/content/schemas/action';
import { ActionLink } from './action-link';

const variants = ['primary', 'quiet', 'plain'] as const;

/** A page's calls to action: the first is the primary button, the second is quiet, a third is a plain link. */
export function ActionLinks({ actions }: { actions: readonly (typeof actionNames)[number][] }) {
  return actions.map((action, index) => <ActionLink key={action} action={action} variant={variants[index]} />);
}
