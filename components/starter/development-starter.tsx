'use client';

import { useEffect } from 'react';
import { loadChatWhenIdle } from './chat';
import { openFrames } from './frames';
import { startPage } from './start-page';

/**
 * Runs the starter in the live preview, where Next's own scripts run all of the page. An exported page has it inline
 * instead (scripts/build/starter.ts).
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
