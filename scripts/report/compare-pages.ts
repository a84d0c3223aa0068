import { mergeChanges, type Change } from './change';
import { compareTexts } from './compare-texts';
import { compareValues, type ValueChange } from './compare-values';
import { sentencesOf, type PageFacts } from './page-facts';

const empty: PageFacts = {
  path: '',
  title: '',
  description: '',
  metadata: {},
  texts: [],
  links: [],
  data: {},
  appearance: '',
};

/** Values that are sentences are compared sentence by sentence, as the page shows them. */
function changesOfValue({ place, before, after }: ValueChange): Change[] {
  const textsOf = (value = '') => sentencesOf(value).map((text) => ({ kind: 'sentence', text, place }) as const);
  return compareTexts(textsOf(before), textsOf(after)).map((change) => Object.assign(change, { kind: 'data' }));
}

type Link = PageFacts['links'][number];

/** Addresses that are new, gone or changed. New words on the same address are a changed sentence. */
function compareLinks(before: readonly Link[], after: readonly Link[]): Change[] {
  const keyOf = ({ label, href }: Link) => JSON.stringify([label, href]);
  const missingIn = (links: readonly Link[]) => {
    const keys = new Set(links.map(keyOf));
    return (link: Link) => !keys.has(keyOf(link));
  };
  const removed = before.filter(missingIn(after));
  const added = after.filter(missingIn(before));
  const changes: Change[] = [];
  for (const { label, href } of removed) {
    const same = added.findIndex((link) => link.label === label);
    const found = same >= 0 ? same : added.findIndex((link) => link.href === href);
    const now = found >= 0 ? added.splice(found, 1)[0] : undefined;
    if (now?.href !== href) changes.push({ kind: 'link', before: href, after: now?.href, places: [`“${label}”`] });
  }
  return [
    ...changes,
    ...added.map(({ label, href }): Change => ({ kind: 'link', after: href, places: [`“${label}”`] })),
  ];
}

function compareField(kind: 'title' | 'description', before: PageFacts, after: PageFacts): Change[] {
  const [old, now] = [before[kind], after[kind]];
  return old === now ? [] : [{ kind, before: old || undefined, after: now || undefined, places: [kind] }];
}

/** Everything that reads differently on a page, the head first. A page that is missing counts as empty. */
export function comparePages(before: PageFacts = empty, after: PageFacts = empty): Change[] {
  return mergeChanges([
    ...compareField('title', before, after),
    ...compareField('description', before, after),
    ...compareTexts(before.texts, after.texts),
    ...compareLinks(before.links, after.links),
    ...compareValues(before.metadata, after.metadata).map(({ place, before: old, after: now }): Change => ({
      kind: 'metadata',
      before: old,
      after: now,
      places: [place],
    })),
    ...compareValues(before.data, after.data).flatMap(changesOfValue),
  ]);
}
