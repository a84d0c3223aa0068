import { isOver } from '@/lib/content/time';

/** The page has the notice of its build. After its last day this shows what stands in its place without one. */
export function hideExpiredNotice(): void {
  const notice = document.querySelector<HTMLElement>('[data-until]');
  if (!notice || !isOver({ until: notice.dataset.until ?? '' })) return;
  notice.hidden = true;
  notice.nextElementSibling?.removeAttribute('hidden');
}
