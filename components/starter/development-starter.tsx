'use client';

import { useEffect } from 'react';
import { loadChatWhenIdle } from './chat';
import { openFrames } from './frames';
import { startPage } from './start-page';

/**
 * Runs the starter in the live preview, where Next hydrates the whole page. Exported pages have it inline
 * (scripts/build/starter.ts).
 */
export function DevelopmentStarter() {
  useEffect(() => {
    startPage(() => {
      openFrames();
      loadChatWhenIdle(() => import('@/components/embeds/open-chat'));
    });
  }, []);
  return null;
}
