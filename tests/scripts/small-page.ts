import { parsePage, type Page } from '@/scripts/build/pages';

/** A minimal page for tests of build steps. Its file does not exist. */
export function smallPage({ head = '', body = '', path = '/small', classes = '' } = {}): Page {
  const root = classes && ` class="${classes}"`;
  const html = `<!doctype html><html${root}><head>${head}</head><body>${body}</body></html>`;
  return parsePage(path, `out${path}.html`, html);
}
