'use client';

import { useEffect } from 'react';
import { markCurrentPage } from '@/components/layout/current-page';
import type { PageScript } from '@/lib/content/schemas/scripts';
import { loadChatWhenIdle } from './chat';
import { carousel, frame, notFound, player, selectors } from './features';
import { loadScripts } from './scripts';
import { startPage } from './start-page';

/** What the chat reads is written by the build. */
const here = { carousel, frame, notFound, player };

/**
 * Runs the inline script in the live preview, where Next hydrates the whole page. Exported pages have it inline
 * (scripts/build/inline-script.ts).
 */
export function DevelopmentInlineScript({ scripts }: { scripts: readonly PageScript[] }) {
  useEffect(() => {
    for (const [name, begin] of Object.entries(here)) {
      if (document.querySelector(selectors[name as keyof typeof here])) begin();
    }
    const own = scripts.filter(({ pages }) => pages === 'all' || pages.some((path) => path === location.pathname));
    loadScripts(own.flatMap(({ src }) => src ?? []));
    startPage();
    markCurrentPage(document, location.pathname);
    loadChatWhenIdle(() => import('@/components/embeds/provider'));
  }, [scripts]);
  return null;
}
