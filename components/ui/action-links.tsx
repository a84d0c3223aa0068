import type { Action } from '@/lib/content/schemas/action';
import { ActionLink } from './action-link';

const variants = ['primary', 'quiet', 'plain'] as const;

/** A page's calls to action: the first is the primary button, the second is quiet, a third is a plain link. */
export function ActionLinks({ actions }: { actions: readonly Action[] }) {
  return actions.map((action, index) => <ActionLink key={action.label} action={action} variant={variants[index]} />);
}
