import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { annotationType, type Coverage } from './covers';
import type { EngineName } from '../engines/test';
import { recordFolder, type Entry } from './table';

/** Writes down what each test covers, for the table that `npm run test:matrix` prints. */
export default class MatrixReporter implements Reporter {
  /** By test, so that a repeated test counts as it ended. */
  readonly #entries = new Map<string, Entry[]>();
  #file = '';

  onBegin({ configFile = '' }: FullConfig): void {
    this.#file = join(recordFolder, `${basename(configFile, '.config.ts')}.json`);
  }

  onTestEnd(test: TestCase, { status, annotations }: TestResult): void {
    const project = test.parent.project()?.name;
    // The site's other projects are modes of Chromium.
    const engine: EngineName = project === 'firefox' || project === 'webkit' ? project : 'chromium';
    const passed = status === test.expectedStatus;
    const coverages = annotations.flatMap(({ type, description = '' }) =>
      type === annotationType ? [JSON.parse(description) as Coverage] : [],
    );
    const entries = coverages.map(({ condition, paths }) => ({ condition, paths, engine, passed }));
    this.#entries.set(test.id, entries);
  }

  onEnd(): void {
    mkdirSync(recordFolder, { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...this.#entries.values()].flat()));
  }
}
