'use client';

import { useEffect } from 'react';
import { loadChatWhenIdle } from './chat';
import { openFrames, prepareFrames } from './frames';
import { playStories } from './player';
import { loadScripts } from './scripts';
import type { PageScript } from '@/lib/content/schemas/scripts';
import { startPage } from './start-page';

/**
 * Runs the inline script in the live preview, where Next hydrates the whole page. Exported pages have it inline
 * (scripts/build/inline-script.ts).
 */
export function DevelopmentInlineScript({ scripts }: { scripts: readonly PageScript[] }) {
  useEffect(() => {
    loadScripts(scripts.filter(({ pages }) => pages === 'all' || pages.some((path) => path === location.pathname)));
    prepareFrames();
    playStories();
    startPage();
    openFrames();
    loadChatWhenIdle(() => import('@/components/embeds/provider'));
  }, [scripts]);
  return null;
}
