import { ArticlesPage } from '@/components/pages/articles-page';
import { articleMetadata } from '@/components/seo/articles';
import { loadArticles, loadArticlesPage } from '@/lib/content/prose';

export const generateMetadata = () => articleMetadata(loadArticlesPage());

export default function Page() {
  return <ArticlesPage page={loadArticlesPage()} articles={loadArticles()} />;
}
