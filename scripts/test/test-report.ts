import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { pricing } from '../../lib/content/pages';
import { plans } from '../../lib/content/plans';
import { openProject } from '../../tests/recipes/project';
import { copyProject } from './copy-project';
import { chromiumArguments, findChromium } from './find-chromium';
import { runIn } from './run-in';

/**
 * `npm run test:report`: changes one price and one title in a copy of the project, lets `npm run report` compare it with the
 * commit before, and expects the report to say this and what derives from it, and nothing else. With `--picture`, it takes
 * the picture of this report that CONTRIBUTING.md shows.
 */
const [plan] = plans;
if (!plan) throw new Error('content has no plans');
const price = { before: String(plan.price), after: String(plan.price + 2) };
const title = { before: pricing.seo.title, after: 'What each of our plans costs' };
const picture = 'docs/report.webp';

function changeContent(copy: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], { cwd: copy });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Before');
  const project = openProject(copy);
  project.replace('content/plans.ts', `price: ${price.before}`, `price: ${price.after}`);
  project.replace('content/pages/pricing.ts', `'${title.before}'`, `'${title.after}'`);
}

/** What the report says about one price and one title. */
function checkReport(folder: string): void {
  const markdown = readFileSync(join(folder, 'report.md'), 'utf8');
  assert.match(markdown.split('\n')[0] ?? '', /^\*\*\d+ pages changed: 1 title and 1 price\.\*\*$/);
  const exchanged = new Set(
    [...markdown.matchAll(/~~(.+?)~~ \*\*(.+?)\*\*/g)].map(([, old, now]) => `${old} → ${now}`),
  );
  assert.deepEqual(
    exchanged,
    new Set([
      `${title.before} → ${title.after}`,
      `${price.before} → ${price.after}`,
      `$${price.before} → $${price.after}`,
    ]),
  );
  assert.doesNotMatch(markdown, /\((?:new|gone)\)/);
  for (const touched of ['Social cards', 'Markdown twins', 'Data', 'Lists for machines']) {
    assert.match(markdown, new RegExp(`\\*\\*${touched}\\*\\*`));
  }

  const html = parse(readFileSync(join(folder, 'report.html'), 'utf8'));
  const shown = html.querySelectorAll('#page-pricing .crop img').map((image) => image.getAttribute('src') ?? '');
  const sides = ['1440-before', '1440-after', '390-before', '390-after'].map((name) => `pictures/pricing-${name}.webp`);
  assert.deepEqual(new Set(shown), new Set(sides));
}

/** Takes the picture for the guide. */
async function takePicture(folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1560 } });
  await page.goto(pathToFileURL(resolve(folder, 'report.html')).href, { waitUntil: 'networkidle' });
  const shot = await page.screenshot();
  await browser.close();
  await sharp(shot).webp({ quality: 80 }).toFile(picture);
}

const copy = copyProject('report-');
try {
  changeContent(copy);
  assert.equal(runIn(copy, 'tsx', 'scripts/report.ts'), 0);
  const folder = join(copy, 'report');
  checkReport(folder);
  if (process.argv.includes('--picture')) await takePicture(folder);
  console.log('The report says what was changed.');
} finally {
  rmSync(copy, { recursive: true, force: true });
}
