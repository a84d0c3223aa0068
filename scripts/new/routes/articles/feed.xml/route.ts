import { feedOf } from '@/components/seo/articles';
import { loadArticles, loadArticlesPage } from '@/lib/content/prose';

export const dynamic = 'force-static';

export function GET() {
  return new Response(feedOf(loadArticlesPage(), loadArticles()), { headers: { 'Content-Type': 'application/xml' } });
}
