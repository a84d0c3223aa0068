import { ArrowLeft } from 'lucide';
import { ArticleList } from '@/components/sections/article-list';
import { ProseSection } from '@/components/sections/prose-section';
import { Lucide } from '@/components/ui/lucide';
import { PageLink } from '@/components/ui/page-link';
import { relatedTo, type Article, type Prose } from '@/lib/content/prose';
import { longDate } from '@/lib/content/typography';

/** An article, between the way to all of them and where to read on. */
export function ArticlePage({ article, all }: { article: Article; all: Prose }) {
  const { date, updated, minutes } = article;
  const related = relatedTo(article);
  const above = (
    <PageLink
      href={all.path}
      className="-mt-2 mb-3 inline-flex items-center gap-1.5 py-2 text-small font-semibold text-brand-deep hover:underline"
    >
      <Lucide icon={ArrowLeft} className="size-4" />
      {all.seo.title}
    </PageLink>
  );
  const facts = (
    <>
      <time dateTime={date}>{longDate(date)}</time>
      {updated && (
        <>
          , updated <time dateTime={updated}>{longDate(updated)}</time>
        </>
      )}
      {` · ${minutes} min read`}
    </>
  );
  return (
    <ProseSection prose={article} above={above} facts={facts}>
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14">
          <h2 id="related" className="mb-3 text-title text-ink">
            Read on
          </h2>
          <ArticleList articles={related} />
        </section>
      )}
    </ProseSection>
  );
}
