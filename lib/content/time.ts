/** `38` → `0:38` */
export const minutesAndSeconds = (second: number) =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;
