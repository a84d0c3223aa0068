import { renderToStaticMarkup } from 'react-dom/server';
import { ErrorMessage, retryClasses } from '../../components/layout/error-message';
import { parsePage, type Page } from './pages';

/** The path of the page that hosts show for server errors. */
export const errorPath = '/500';

/**
 * Creates the page for server errors from the not-found page, because Next does not export one. The text is the
 * specification's wording.
 */
export function errorPage(notFound: Page): Page {
  const page = parsePage(errorPath, `${errorPath.slice(1)}.html`, `${notFound.document}`);
  // A form without an action submits to the address that failed.
  const retry = (
    <form>
      <button type="submit" className={retryClasses}>
        Try again
      </button>
    </form>
  );
  const main = renderToStaticMarkup(<ErrorMessage text="500 Internal Server Error" retry={retry} />);
  const ofNotFound = 'meta[name="description"], meta[property], meta[name^="twitter"]';
  for (const meta of page.head.querySelectorAll(ofNotFound)) meta.remove();
  page.head.querySelector('title')?.set_content('Unexpected Application Error!');
  page.body.querySelector('main')?.set_content(main);
  return page;
}
