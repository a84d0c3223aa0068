import { noteArrival, noteDeparture } from './components/embeds/attribution';

noteArrival();

/** Called by the router when a navigation within the site begins. */
export function onRouterTransitionStart(): void {
  noteDeparture(window.location.pathname);
}
