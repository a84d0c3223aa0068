const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day: `2024-09-17` is shown as September 17, 2024. */
export function Day({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
