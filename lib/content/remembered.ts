/**
 * Remembers what was read from an object, which must not change. Several checks ask for the same, and tests check the
 * same files again and again.
 */
export function remembered<Found, From extends object = object>(read: (data: From) => Found): (data: From) => Found {
  const known = new WeakMap<From, { found: Found }>();
  return (data) => {
    const entry = known.get(data) ?? { found: read(data) };
    known.set(data, entry);
    return entry.found;
  };
}
