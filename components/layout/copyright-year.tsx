'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The visitor's current year; the year of the build until the page is hydrated and without JavaScript. */
export function CopyrightYear({ builtIn }: { builtIn: number }) {
  const year = useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <span className="tabular-nums">{year}</span>;
}
