'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Pixels of vertical scroll above which the bar gets its ground. Source: the product specification, section 9. */
const scrollThreshold = 20;

/** Paths whose bar has its ground from the start. Source: the product specification, section 2. */
const alwaysSolid: ReadonlySet<string> = new Set(['/gmb-seo']);

function onScroll(notify: () => void) {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/**
 * The fixed bar: transparent until the page is scrolled, then white with a shadow. Before hydration and without
 * JavaScript the style sheet does the same from the scroll position (see .site-bar in globals.css).
 */
export function HeaderBar({ children }: { children: ReactNode }) {
  const solid = alwaysSolid.has(usePathname());
  const hydrated = useHydrated();
  const scrolled = useSyncExternalStore(
    onScroll,
    () => window.scrollY > scrollThreshold,
    () => false,
  );
  return (
    <header
      className="site-bar print-hidden fixed inset-x-0 top-0 z-40"
      data-solid={solid || undefined}
      data-scrolled={scrolled || undefined}
      data-hydrated={hydrated || undefined}
    >
      {children}
    </header>
  );
}
