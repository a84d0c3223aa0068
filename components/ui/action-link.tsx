import type { Action } from '@/lib/content/schemas/references';
import { ButtonLink, type ButtonVariant } from './button-link';

type ActionLinkProps = { action: Action; variant?: ButtonVariant; className?: string };

/** A call to action from content/actions.ts. */
export function ActionLink({ action, variant, className }: ActionLinkProps) {
  return (
    <ButtonLink href={action.href} variant={variant} className={className}>
      {action.label}
    </ButtonLink>
  );
}
