export type FoundText = { path: readonly (string | number)[]; text: string };

/** Every text in the data of a file, with the fields and numbers that lead to it. */
export function textsIn(data: unknown, path: FoundText['path'] = []): FoundText[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    textsIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}
