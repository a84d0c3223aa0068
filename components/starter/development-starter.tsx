'use client';

import { useEffect } from 'react';
import { loadChat } from './chat';
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
      loadChat();
    });
  }, []);
  return null;
}
