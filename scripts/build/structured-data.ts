import { asScriptText, structuredData } from '../../components/seo/structured-data';
import { isIndexed, type Page } from './pages';

/** Adds a page's structured data to its head, where most of their words already are. It is not executed. */
export function addStructuredData(page: Page): void {
  const data = isIndexed(page) && structuredData(page.path);
  if (!data) return;
  const script = `<script type="application/ld+json">${asScriptText(data)}</script>`;
  page.head.insertAdjacentHTML('beforeend', script);
}
