import { isIn } from './drafts';
import { remembered } from './remembered';

export type FoundText = { path: readonly (string | number)[]; text: string };

function findTexts(data: unknown, path: FoundText['path']): FoundText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (!isIn(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    findTexts(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

const textsInObject = remembered((data) => findTexts(data, []));

/** Every text in the data of a file, with the fields and numbers that lead to it. */
export function textsIn(data: unknown): readonly FoundText[] {
  return isIn(data) ? textsInObject(data) : findTexts(data, []);
}
