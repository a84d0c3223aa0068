import { PageLink } from '@/components/ui/page-link';
import type { Article } from '@/lib/content/prose';
import { longDate } from '@/lib/content/typography';

type ArticleListProps = { articles: readonly (Pick<Article, 'path' | 'seo'> & Partial<Article>)[] };

/** Links to articles and pages: the day of an article, its title and its description. */
export function ArticleList({ articles }: ArticleListProps) {
  return (
    <ul className="border-t border-rule">
      {articles.map(({ path, seo, date }) => (
        <li key={path} className="relative border-b border-rule py-5">
          {date && (
            <p className="text-small text-ink-quiet">
              <time dateTime={date}>{longDate(date)}</time>
            </p>
          )}
          <h3 className="text-card text-ink">
            <PageLink href={path} className="fade after:absolute after:inset-0 hover:text-brand-deep">
              {seo.title}
            </PageLink>
          </h3>
          <p className="mt-1.5 text-small text-ink-soft">{seo.description}</p>
        </li>
      ))}
    </ul>
  );
}
