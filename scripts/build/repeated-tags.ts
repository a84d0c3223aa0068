import { expectCount } from './build-error';
import { errorPath } from './error-page';
import type { Page } from './pages';

const step = 'Repeated tags';

/** Removes Next's `twitter:` tags that repeat an `og:` tag. X uses the `og:` tag if its own is missing. */
export function removeRepeatedTags({ document, file, path }: Page): void {
  const repeated = document.querySelectorAll('meta[name^="twitter:"]').filter((tag) => {
    const property = tag.getAttribute('name')?.replace('twitter:', 'og:');
    const original = document.querySelector(`meta[property="${property}"]`);
    return original?.getAttribute('content') === tag.getAttribute('content');
  });
  expectCount(step, file, 'tags that repeat an og: tag', repeated.length, path === errorPath ? 0 : 'some');
  for (const tag of repeated) tag.remove();
}
