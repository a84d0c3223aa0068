'use client';

import { useEffect } from 'react';
import { loadChatWhenIdle } from './chat';
import { openFrames, prepareFrames } from './frames';
import { playStories } from './player';
import { startPage } from './start-page';

/**
 * Runs the inline script in the live preview, where Next hydrates the whole page. Exported pages have it inline
 * (scripts/build/inline-script.ts).
 */
export function DevelopmentInlineScript() {
  useEffect(() => {
    prepareFrames();
    playStories();
    startPage();
    openFrames();
    loadChatWhenIdle(() => import('@/components/embeds/provider'));
  }, []);
  return null;
}
