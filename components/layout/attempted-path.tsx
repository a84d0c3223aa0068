'use client';

import { useEffect } from 'react';

/** Logs the path that has no page. It renders nothing: the page was exported for no path in particular. */
export function AttemptedPath() {
  useEffect(() => {
    console.warn(`404: no page at ${window.location.pathname}`);
  }, []);
  return null;
}
