import { saveCampaign } from './campaign';
import { correctCopyrightYear } from './copyright-year';
import { startIslandsOnUse } from './islands';
import { loadDeferredStyles } from './deferred-styles';
import { openMenus } from './menus';
import { whenShown } from './moments';
import { respectSaveData } from './save-data';
import { markScrolledBar } from './scrolled-bar';

/**
 * The script of every page. The build compiles it with the features of the page (features.ts) and inlines it into the head,
 * so that it runs before the first click (scripts/build/inline-script.ts).
 */
export function startPage(): void {
  respectSaveData();
  // Before startIslandsOnUse(): islands must not see the clicks that open menus.
  openMenus();
  startIslandsOnUse();
  loadDeferredStyles();
  markScrolledBar();
  correctCopyrightYear();
  whenShown(saveCampaign);
}
