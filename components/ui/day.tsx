import { longDate } from '@/lib/content/typography';

/** A day: `2024-09-17` is shown as September 17, 2024. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{longDate(date)}</time>;
}
