import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { annotationType, type Coverage } from './covers';
import { recordFolder, type Entry } from './table';

/** Writes down what each test covers, for the table that `npm run test:matrix` prints. */
export default class MatrixReporter implements Reporter {
  readonly #entries: Entry[] = [];
  #name = '';

  onBegin({ configFile = '' }: FullConfig): void {
    this.#name = configFile.replaceAll(/^.*\/|\.config\.ts$/g, '');
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    // Projects are named after engines; those of other modes of Chromium are not.
    const project = test.parent.project()?.name ?? '';
    const engine = project === 'firefox' || project === 'webkit' ? project : 'chromium';
    for (const { type, description = '' } of annotations) {
      if (type !== annotationType) continue;
      this.#entries.push({ ...(JSON.parse(description) as Coverage), engine, passed: status === test.expectedStatus });
    }
  }

  onEnd(): void {
    mkdirSync(recordFolder, { recursive: true });
    writeFileSync(join(recordFolder, `${this.#name}.json`), JSON.stringify(this.#entries));
  }
}
