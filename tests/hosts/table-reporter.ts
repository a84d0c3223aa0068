import { basename } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { alignColumns } from '../align-columns';
import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { container } from './container';
import { promises, type Engine } from './engine';
import { netlify } from './netlify';
import { nginx } from './nginx';
import { vercel } from './vercel';

const engines: readonly Engine[] = [cloudflare, netlify, vercel, cloudfront, nginx, container, caddy];

/** Prints which host keeps which promise, as tested, and why one is not tested somewhere. */
export default class TableReporter implements Reporter {
  readonly #kept = new Map<string, boolean>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const host = basename(test.parent.title || test.titlePath()[2] || '', '.spec.ts');
    for (const { type } of test.annotations) this.#kept.set(`${host} ${type}`, status === 'passed');
  }

  onEnd(): void {
    const tested = engines.filter(({ name }) => [...this.#kept.keys()].some((key) => key.startsWith(`${name} `)));
    if (tested.length === 0) return;
    const reasons: string[] = [];
    const cell = ({ name, differences, encodings }: Engine, promise: (typeof promises)[number]) => {
      const kept = this.#kept.get(`${name} ${promise}`);
      if (kept !== undefined) return kept ? 'yes' : 'NO';
      const isEncoding = promise === 'gzip' || promise === 'br';
      const reason =
        isEncoding && !encodings.includes(promise)
          ? 'compression is done by the host’s network'
          : differences?.[promise];
      if (reason === undefined) return '';
      const text = `${name}: ${reason}`;
      if (!reasons.includes(text)) reasons.push(text);
      return `(${reasons.indexOf(text) + 1})`;
    };
    const head = [''].concat(tested.map(({ name }) => name));
    const table = [head].concat(
      promises.map((promise) => [String(promise)].concat(tested.map((engine) => cell(engine, promise)))),
    );
    const lines = alignColumns(table, '  ');
    console.log(`\n${lines.join('\n')}\n${reasons.map((reason, index) => `(${index + 1}) ${reason}`).join('\n')}`);
  }
}
