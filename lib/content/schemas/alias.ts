import { z } from 'zod';
import { entity } from './entity';
import { pagePath } from './fields';
import { singleHop } from './single-hop';

export const aliasesSchema = singleHop(z.array(entity({ path: pagePath, shows: pagePath })), {
  from: 'path',
  to: 'shows',
  expected: 'a page that is not shown for another one',
});
