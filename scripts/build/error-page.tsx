import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorMessage, retryClasses } from '../../components/layout/error-message';
import { expectCount } from '../../lib/build-error';
import { parsePage, type Page } from './pages';

/** The path of the page that hosts show for server errors. */
export const errorPath = '/500';

/**
 * Creates the page for server errors from the not-found page, because Next does not export one. The text is the
 * specification's wording.
 */
export function errorPage(notFound: Page): Page {
  const page = parsePage(errorPath, `${errorPath.slice(1)}.html`, `${notFound.document}`);
  const [title, main] = ['title', 'main'].map((name) => page.document.querySelector(name));
  expectCount('Error page', page.file, 'title and main', [title, main].filter(Boolean).length, 2);
  // A form without an action submits to the address that failed.
  const retry = (
    <form>
      <button type="submit" className={retryClasses}>
        Try again
      </button>
    </form>
  );
  for (const meta of page.document.querySelectorAll(
    'meta[name="description"], meta[property], meta[name^="twitter"]',
  )) {
    meta.remove();
  }
  title?.set_content('Unexpected Application Error!');
  main?.set_content(renderToStaticMarkup(<ErrorMessage text="500 Internal Server Error" retry={retry} />));
  return page;
}
