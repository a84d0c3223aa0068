import { removeBrokenPictures } from './broken-pictures';
import { noteCampaign } from './campaign';
import { correctCopyrightYear } from './copyright-year';
import { startIslandsOnUse } from './islands';
import { openMenus } from './menus';
import { whenShown } from './moments';
import { markScrolledBar } from './scrolled-bar';

/**
 * What every page runs. The build compiles the files in entries/ and puts each page's own into its head, inline, so that
 * it is there before anybody can click: scripts/build/starter.ts.
 *
 * @param onShown what this kind of page does besides, once somebody sees it
 */
export function startPage(onShown?: () => void): void {
  // Ahead of the islands: a click on a menu that it opens is not for them.
  openMenus();
  startIslandsOnUse();
  markScrolledBar();
  correctCopyrightYear();
  removeBrokenPictures();
  whenShown(() => {
    noteCampaign();
    onShown?.();
  });
}
