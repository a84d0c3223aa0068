import { findViolationsIn } from '../accessibility/run-axe';
import type { Visitor } from './visitor';

/** What axe reports for a page, with all rules but those that are switched off for a reason. */
export const findViolations = (visitor: Visitor): Promise<string[]> => findViolationsIn(visitor.evaluate);
