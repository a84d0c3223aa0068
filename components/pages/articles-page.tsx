import { ArticleList } from '@/components/sections/article-list';
import { Prose } from '@/components/ui/prose';
import { Container } from '@/components/ui/section';
import type { Article, Prose as ProseText } from '@/lib/content/prose';

/** All articles, the latest first. */
export function ArticlesPage({ page, articles }: { page: ProseText; articles: readonly Article[] }) {
  return (
    <div className="bg-white pt-bar">
      <Container className="pt-8 pb-14 lg:pt-14 lg:pb-20">
        <h1 className="text-page">{page.seo.title}</h1>
        <div className="mt-4 mb-9 grid max-w-[36rem] gap-4 text-lede text-ink-soft">
          <Prose tokens={page.intro} />
        </div>
        <div className="max-w-3xl">
          <h2 className="sr-only">Latest first</h2>
          <ArticleList articles={articles} />
        </div>
      </Container>
    </div>
  );
}
