import { redirects } from '../../lib/content';
import { embedOf, pagePaths } from './exported-site';

const framePaths = pagePaths.filter((path) => embedOf(path) === 'frame');

/** The paths that lead to a calendar or a form. */
export const bookingPaths = [
  ...framePaths,
  ...redirects.filter(({ to }) => framePaths.includes(to)).map(({ from }) => from),
];

/** How many screens in a row have no link to a booking in sight, at most. Runs in the page, from its top. */
export function screensWithoutBooking(bookings: readonly string[]): Promise<number> {
  const links = [...document.querySelectorAll('a')].filter(({ pathname }) => bookings.includes(pathname));
  return new Promise((resolve) => {
    let [run, longest] = [0, 0];
    const look = () => {
      const isOneSeen = links.some((link) => {
        const { top, bottom } = link.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && link.checkVisibility({ visibilityProperty: true });
      });
      run = isOneSeen ? 0 : run + 1;
      longest = Math.max(longest, run);
      const before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      if (scrollY === before) resolve(longest);
      else requestAnimationFrame(() => requestAnimationFrame(look));
    };
    requestAnimationFrame(look);
  });
}
