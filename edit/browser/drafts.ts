import { keyOf } from '../words';
import type { Place } from './api';

/** What was typed and not saved, with what it was typed over. The browser keeps it. */
export type Draft = { value: unknown; before: unknown };

const prefix = 'draft ';

export const draftKey = (file: string, place: Place) => `${prefix}${file}:${keyOf(place)}`;

export const placeFrom = (key: string): Place =>
  key === '' ? [] : key.split('.').map((one) => (/^\d+$/.test(one) ? Number(one) : one));

/** The fields that were left without saving. */
export const drafts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const [file = '', place = ''] = key.slice(prefix.length).split(':', 2);
      return { file, place: placeFrom(place) };
    });
