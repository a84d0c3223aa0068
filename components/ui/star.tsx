/**
 * Lucide's star with straight edges, 24 by 24. Its rounded edges cost bytes and are not visible at 16 px, and most pages
 * show five.
 */
export const starPath = 'm12 2 3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z';
