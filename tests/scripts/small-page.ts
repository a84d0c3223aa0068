import { parsePage, type Page } from '@/scripts/build/pages';

/** A page as small as a test needs it, for a step of the build. Its file does not exist. */
export function smallPage({ head = '', body = '', path = '/small' } = {}): Page {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  return parsePage(path, `out${path}.html`, html);
}
