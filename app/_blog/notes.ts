import { addressOf } from '@/lib/content';

type Facts = { title: string; description: string; date?: string };

/* A build has none of the exports that `import` would name (Next 16.4.6). */
const pages = import.meta.glob<{ metadata: Facts }>('./*/page.mdx', { eager: true });

/**
 * The notes in this folder, the latest first.
 *
 * @throws {Error} for one without a day, which the list and the feed need
 */
export const notes = Object.entries(pages)
  .map(
    ([
      file,
      {
        metadata: { title, description, date },
      },
    ]) => {
      if (!date)
        throw new Error(`app/blog/${file.slice(2)}: found no date in its metadata, expected one like 2026-11-27`);
      return { title, description, date, address: addressOf(`/blog/${file.split('/')[1]}`) };
    },
  )
  .toSorted((one, other) => other.date.localeCompare(one.date));
