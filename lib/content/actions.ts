import { destinationUrl } from './destinations';
import { load } from './load';
import type { ActionName } from './schemas/action';
import type { Action } from './schemas/references';

const definitions = load('actions');

function actionOf(name: ActionName): Action {
  const definition = definitions[name];
  return 'href' in definition
    ? { label: definition.label, href: definition.href }
    : { label: definition.label, destination: destinationUrl(definition.destination) };
}

/** Every call to action that more than one page may use. */
export const actions = Object.fromEntries(
  Object.keys(definitions).map((name) => [name, actionOf(name as ActionName)]),
) as Record<ActionName, Action>;
