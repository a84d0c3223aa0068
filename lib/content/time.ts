import type { Notice } from './schemas/home';

/** Whether the last day of a notice is over, in the time zone of whoever builds the site or looks at it. */
export function isOver({ until }: Pick<Notice, 'until'>, now = new Date()): boolean {
  const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return today.join('-') > until;
}

/** `38` → `0:38` */
export const minutesAndSeconds = (second: number) =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
