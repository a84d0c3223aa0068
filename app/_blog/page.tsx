import { commonMetadata } from '@/components/seo/page-metadata';
import { Day } from '@/components/ui/day';
import { Container } from '@/components/ui/section';
import { notes } from './notes';

export const metadata = {
  title: 'Blog',
  description: 'Notes on calls, bookings, invoices and reviews for small businesses.',
  alternates: { ...commonMetadata.alternates, types: { 'application/rss+xml': '/blog/feed.xml' } },
};

/** All notes, the latest first. */
export default function Page() {
  return (
    <article aria-labelledby="page-title" className="bg-white pt-bar">
      <Container className="py-12 lg:py-18">
        <div className="mx-auto max-w-3xl">
          <h1 id="page-title" className="text-hero">
            {metadata.title}
          </h1>
          <p className="mt-4 text-lede text-ink-soft">{metadata.description}</p>
          <ul className="mt-8 grid gap-8">
            {notes.map(({ title, description, date, address }) => (
              <li key={address}>
                <p className="text-small text-ink-quiet">
                  <Day date={date} />
                </p>
                <h2 className="text-title">
                  <a href={new URL(address).pathname} className="hover:underline">
                    {title}
                  </a>
                </h2>
                <p className="mt-1 text-ink-soft">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </article>
  );
}
