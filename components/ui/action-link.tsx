import { actions } from '@/content/actions';
import { destinationUrl } from '@/content/destination-url';
import type { actionNames } from '@/content/schemas/action';
import { ButtonLink, type ButtonVariant } from './button-link';

type ActionLinkProps = { action: (typeof actionNames)[number]; variant?: ButtonVariant };

/** A call to action by its key in content/actions.ts. */
export function ActionLink({ action, variant }: ActionLinkProps) {
  const target = actions[action];
  return (
    <ButtonLink
      href={'href' in target ? target.href : { external: destinationUrl(target.destination) }}
      variant={variant}
    >
      {target.label}
    </ButtonLink>
  );
}
