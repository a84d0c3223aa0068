import { test } from '@playwright/test';
import type { ConditionName } from './conditions';

export const annotationType = 'covers';

export type Coverage = { condition: ConditionName; paths: readonly string[] };

/** Says in a test's report which pages it tests under a condition. The table counts them if the test passes. */
export function covers(condition: ConditionName, ...paths: readonly string[]): void {
  const coverage: Coverage = { condition, paths };
  test.info().annotations.push({ type: annotationType, description: JSON.stringify(coverage) });
}
