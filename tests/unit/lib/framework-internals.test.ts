import { readFileSync } from 'node:fs';
import { nextClientComponents } from '@/lib/framework-internals';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

test.each([
  ['nextMarkup', 'next/dist/lib/metadata/metadata-parallel.js', /hidden: true/],
  ['startsNext', 'next/dist/server/app-render/use-flight-response.js', '(self.__next_f=self.__next_f||[])'],
  ['nextClientComponents', 'next/dist/shared/lib/constants.js', nextClientComponents.file.slice('page_'.length, -3)],
  [
    'clientReferenceOf',
    'next/dist/compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js',
    '$$id: { value: id',
  ],
  ['tailwindPropertyFallback', 'tailwindcss/dist/lib.js', '@layer properties'],
  ['nextRedirect', 'next/dist/client/components/redirect-error.js', 'NEXT_REDIRECT'],
])('%s of lib/framework-internals.ts is in %s', (_name, file, text) => {
  expect(read(file)).toMatch(text);
});
