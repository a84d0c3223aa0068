import type { Action } from '@/lib/content/schemas/references';
import { ButtonLink, type ButtonVariant } from './button-link';

type ActionLinkProps = { action: Action; variant?: ButtonVariant };

/** A call to action of content/actions.ts. */
export function ActionLink({ action, variant }: ActionLinkProps) {
  return (
    <ButtonLink href={'href' in action ? action.href : { external: action.destination }} variant={variant}>
      {action.label}
    </ButtonLink>
  );
}
