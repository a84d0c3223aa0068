import type { Reporter, TestCase } from '@playwright/test/reporter';

export const needsAnnotation = 'needs JavaScript';

/** Prints which tests do not run without JavaScript, and why. */
export default class NeedsReporter implements Reporter {
  readonly #reasons = new Map<string, Set<string>>();

  onTestEnd(test: TestCase): void {
    for (const { type, description = '' } of test.annotations) {
      if (type !== needsAnnotation) continue;
      const [, , , ...titles] = test.titlePath();
      const tests = this.#reasons.get(description) ?? new Set();
      this.#reasons.set(description, tests.add(titles.join(' › ')));
    }
  }

  onEnd(): void {
    for (const [reason, tests] of this.#reasons) {
      console.log(`\nNot tested without JavaScript, because ${reason}:`);
      for (const test of tests) console.log(`  ${test}`);
    }
  }
}
