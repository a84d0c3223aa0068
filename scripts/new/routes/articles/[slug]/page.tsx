import { notFound } from 'next/navigation';
import { ArticlePage } from '@/components/pages/article-page';
import { articleMetadata } from '@/components/seo/articles';
import { loadArticles, loadArticlesPage } from '@/lib/content/prose';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return loadArticles().map(({ path }) => ({ slug: path.replace(/^.*\//, '') }));
}

async function articleOf({ params }: Props) {
  const { slug } = await params;
  return loadArticles().find(({ path }) => path === `/articles/${slug}`) ?? notFound();
}

export const generateMetadata = async (props: Props) => articleMetadata(await articleOf(props));

export default async function Page(props: Props) {
  return <ArticlePage article={await articleOf(props)} all={loadArticlesPage()} />;
}
