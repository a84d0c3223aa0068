import { show, valueAt } from '../mistake';
import type { Place } from '../texts';
import type { Alarm } from './alarm';

/** Entries that a list has twice: pasted again, or both versions of one that two people changed. */

/** The fields in which two entries of a list differ, whatever else they share, and the lists for which that is not so. */
const ownFields: Readonly<Record<string, readonly string[]>> = {
  id: [],
  name: [],
  feature: [],
  term: [],
  question: [],
  answer: [],
  text: [],
  content: [],
  description: [],
  // Several figures have one label, on different pages.
  label: ['claims'],
  // Appointments.
  title: ['blocks', 'slots', 'moments'],
  // Two facts about payment are in one section of the terms.
  href: ['items'],
};

/** Where a list has an entry for the second time; -1 if nowhere. Numbers and rows of dots may be equal. */
function repeatedEntry(list: readonly unknown[]): number {
  const seen = new Set<string>();
  return list.findIndex((value) => {
    const entry = JSON.stringify(value) ?? '';
    const isRepeated = /[A-Za-z]{2}/.test(entry) && seen.has(entry);
    seen.add(entry);
    return isRepeated;
  });
}

function twinsIn(list: readonly unknown[], path: Place, listName: string): Alarm[] {
  const repeated = repeatedEntry(list);
  if (repeated >= 0) {
    const found = show(list[repeated]);
    return [{ name: 'twin', path: [...path, repeated], found, expected: 'an entry of its own' }];
  }
  const fields = Object.keys(ownFields).filter((field) => !ownFields[field]?.includes(listName));
  return fields.flatMap((field) => {
    const seen = new Map<unknown, number>();
    return list.flatMap((entry, index): Alarm[] => {
      const value = valueAt(entry, [field]);
      if (typeof value !== 'string') return [];
      const twin = seen.get(value);
      if (twin === undefined) seen.set(value, index);
      const expected = `a ${field} of its own (entry [${twin}] has it already: keep one of them)`;
      return twin === undefined ? [] : [{ name: 'twin', path: [...path, index, field], found: show(value), expected }];
    });
  });
}

/** @param listName of a file that holds a list: what the list is called */
export function twinAlarms(value: unknown, listName: string, path: Place = []): Alarm[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, inner]) => twinAlarms(inner, key, [...path, key]));
  }
  const inner = value.flatMap((entry, index) => twinAlarms(entry, listName, [...path, index]));
  return [...twinsIn(value, path, listName), ...inner];
}
