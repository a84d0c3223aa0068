import { pagePaths } from '../site/exported-site';
import { layoutOf } from './layouts';

const layouts = new Map<string, string>();
for (const path of [...pagePaths, '/no-such-page']) {
  const layout = layoutOf(path);
  if (!layouts.has(layout)) layouts.set(layout, path);
}

/** One page of each layout. */
export const representatives: readonly string[] = [...layouts.values()];
