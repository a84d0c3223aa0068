/** @jest-environment node */
import { z } from 'zod';
import { actions, claims, destinationUrl, resolve } from '@/lib/content/load';
import { destinationKey } from '@/lib/content/schemas/destination';
import { actionKey, claimId } from '@/lib/content/schemas/references';

const schema = z.object({
  proof: z.array(claimId),
  way: z.union([z.object({ next: actionKey }), z.object({ outside: destinationKey })]),
  claims: z.string(),
});
const resolved = (entry: z.input<typeof schema>) => resolve(schema, 'content/pages/a-test.ts', schema.parse(entry));

it('resolves what the schema says refers to something, and nothing else, whatever the fields are called', () => {
  const id = claims[0]?.id ?? '';
  const { proof, ...others } = resolved({ proof: [id], way: { next: 'bookDemo' }, claims: id });
  expect(proof.map(({ label }) => label)).toEqual([claims[0]?.label]);
  expect(others).toEqual({ way: { next: actions.bookDemo }, claims: id });
  expect(resolved({ proof: [], way: { outside: 'login' }, claims: '' }).way).toEqual({
    outside: destinationUrl('login'),
  });
});

it('a page with a reference to nothing says so instead of showing nothing', () => {
  expect(() => resolved({ proof: [], way: { outside: 'noSuchKey' }, claims: '' })).toThrow(
    'content/pages/a-test.ts › way.outside: found "noSuchKey", expected a key of content/destinations.ts',
  );
});
