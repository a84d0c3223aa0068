import { parsePage, type Page } from '@/scripts/build/pages';

/** A minimal page for tests of build steps. Its file does not exist. */
export function smallPage({ head = '', body = '' } = {}): Page {
  return parsePage('/small', 'small.html', `<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
}
