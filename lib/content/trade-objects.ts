import { loadAll } from './load';
import type { TradeObjectName } from './schemas/hero-scenes';

/** The thing that a trade works with, by the path of the trade's page. */
export const tradeObjectOf = (path: string): TradeObjectName | undefined =>
  loadAll('industries/*').find((industry) => industry.path === path)?.object;
