import { isFactKind, type Kind } from '../kinds';
import { textsIn, type FoundText } from '../texts';
import { addressAlarms } from './addresses';
import { breaks, excerpt, longestChecked, type Alarm, type TextRule } from './alarm';
import { nameAlarms, type Names } from './names';
import { proseRules } from './prose';
import { sumAlarms } from './sums';
import { twinAlarms } from './twins';
import { isAddress, missingCharacters, typingRules } from './typing';

/** Fields that name a file of content/pictures/. */
const isFileName = ({ path }: FoundText) => ['src', 'image'].includes(String(path.at(-1)));

function textAlarms(found: FoundText): Alarm[] {
  const { text, path } = found;
  if (text.length > longestChecked) return [];
  const alarm = ({ name, expected }: Omit<TextRule, 'pattern'>, index = 0): Alarm[] => [
    { ...(name && { name }), path, found: excerpt(text, index), expected },
  ];
  const typing = typingRules.find((rule) => breaks(text, rule) !== undefined);
  const missing = typing ? undefined : missingCharacters(text);
  const ofProse = isAddress(text) || isFileName(found) ? [] : proseRules;
  return [
    ...(typing ? alarm(typing, breaks(text, typing)) : []),
    ...(missing ? alarm({ expected: missing }) : []),
    ...ofProse.flatMap((rule) => {
      const index = breaks(text, rule);
      return index === undefined ? [] : alarm(rule, index);
    }),
  ];
}

/**
 * What is wrong with the data of a file although its schema may take it. It is checked as typed, so that a slip in a name
 * is not reported wherever a placeholder stands for it.
 *
 * @param names undefined while the files that they are in have a mistake
 */
export function alarmsIn(kind: Kind, typed: unknown, names: Names | undefined): Alarm[] {
  return [
    ...textsIn(typed).flatMap(textAlarms),
    ...(names && !isFactKind(kind) ? nameAlarms(typed, names) : []),
    ...twinAlarms(typed, kind),
    ...sumAlarms(kind, typed),
    ...addressAlarms(typed),
  ];
}
