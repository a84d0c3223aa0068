import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withAliases } from '../../lib/content/aliases';
import { redirects } from '../../lib/content/redirects';
import { folder } from './exported-site';
import { book, expect, frameOf, progress, scriptAddress, test, toast } from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { footerLabelOf, planNamed } from './labels';
import { locationId } from '../provider/frame-page';
import { repeatedUnless } from '../extent';
import { pagesByScripts } from './layouts';

/*
 * The attribution that the provider receives, tested in a browser. The policy is in components/inline-script/campaign.ts.
 * Tests that need no browser are in tests/components/inline-script/attribution.test.ts.
 */

type Pairs = [name: string, value: string][];

const advert = 'https://ads.example/';

/**
 * The parameters that the frame was opened with. They must be the same in its address, in the plain link, and as shown
 * by the frame, after any changes by the provider's script.
 */
async function frameParameters(page: Page): Promise<Pairs> {
  await expect(progress(page)).toHaveAttribute('data-state', 'complete');
  const shown = await frameOf(page).getByTestId('query').locator('dt, dd').allTextContents();
  const frame = await page.locator('.provider-host iframe').getAttribute('src');
  const link = await page.locator('[data-frame-link]').getAttribute('href');
  const pairs = [...new URL(frame ?? '').searchParams];
  expect([...new URL(link ?? '').searchParams]).toEqual(pairs);
  expect(shown).toEqual(pairs.flat());
  expect(new Set(pairs.map(([name]) => name.toLowerCase())).size).toBe(pairs.length);
  expect(new URL(page.url()).search).toBe('');
  return pairs;
}

const arrive = (page: Page, address: string) => page.goto(address, { referer: advert });

/** Follows the page's first link after changing its address. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.getByRole('main').locator('a[href^="/"]:not([target])').first();
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await link.dispatchEvent('click');
  const [path] = address.split('?');
  const target = redirects.find(({ from }) => from === path)?.to ?? path;
  await expect(page).toHaveURL((url) => url.pathname === target);
}

type Step = (page: Page) => Promise<unknown>;
const arriveAt =
  (address: string): Step =>
  (page) =>
    arrive(page, address);
const followTo =
  (address: string): Step =>
  (page) =>
    follow(page, address);
const typeIn =
  (address: string): Step =>
  (page) =>
    page.goto(address);

const cases: { name: string; steps: Step[]; pairs: Pairs }[] = [
  {
    name: 'the campaign of the first page, through another page',
    steps: [
      arriveAt('/ai?utm_source=ads&utm_campaign=spring&gclid=g1&other=1'),
      followTo('/pricing'),
      followTo('/schedule'),
    ],
    pairs: [
      ['utm_source', 'ads'],
      ['utm_campaign', 'spring'],
      ['gclid', 'g1'],
      ['from', '/pricing'],
    ],
  },
  {
    name: 'the campaign of the booking page itself',
    steps: [arriveAt('/schedule?fbclid=f1&ref=partner&plan=pro')],
    pairs: [
      ['fbclid', 'f1'],
      ['ref', 'partner'],
      ['plan', 'pro'],
    ],
  },
  {
    name: 'the campaign of an ad after a direct visit in the same tab',
    steps: [typeIn('/ai'), arriveAt('/schedule?utm_source=ads&gclid=g1')],
    pairs: [
      ['utm_source', 'ads'],
      ['gclid', 'g1'],
    ],
  },
  {
    name: 'the campaign of an ad after a direct visit, through another page',
    steps: [typeIn('/pricing'), arriveAt('/ai?utm_source=ads&gclid=g1'), followTo('/schedule')],
    pairs: [
      ['utm_source', 'ads'],
      ['gclid', 'g1'],
      ['from', '/ai'],
    ],
  },
  {
    name: 'the second campaign without parameters of the first',
    steps: [arriveAt('/ai?utm_source=one&gclid=g1'), arriveAt('/pricing?utm_source=two'), followTo('/schedule')],
    pairs: [
      ['utm_source', 'two'],
      ['from', '/pricing'],
    ],
  },
  {
    name: 'the campaign from before a return without one',
    steps: [arriveAt('/ai?utm_source=ads'), arriveAt('/pricing'), followTo('/schedule')],
    pairs: [
      ['utm_source', 'ads'],
      ['from', '/pricing'],
    ],
  },
  {
    name: 'the campaign, which an internal link does not change',
    steps: [arriveAt('/ai?utm_source=ads'), followTo('/schedule?utm_source=menu&utm_medium=link')],
    pairs: [
      ['utm_source', 'ads'],
      ['from', '/ai'],
    ],
  },
  {
    name: 'no campaign from an internal link',
    steps: [typeIn('/ai'), followTo('/schedule?utm_source=menu')],
    pairs: [['from', '/ai']],
  },
  {
    name: 'lowercase names, each with one value',
    steps: [arriveAt('/schedule?UTM_SOURCE=Ads&utm_source=two&GCLID=g1&utm_source_platform=a%20b')],
    pairs: [
      ['utm_source', 'Ads'],
      ['gclid', 'g1'],
      ['utm_source_platform', 'a b'],
    ],
  },
  {
    name: 'no other parameters and no unknown plan',
    steps: [arriveAt('/schedule?plan=%3Cscript%3E&email=a%40b.example&from=%2Fforged&utm_%3Cscript%3E=x')],
    pairs: [],
  },
];

for (const { name, steps, pairs } of cases) {
  for (const mode of ['healthy-old', 'healthy-new']) {
    test(`the frame gets ${name} (${mode})`, repeatedUnless(mode === 'healthy-new'), async ({ page, provider }) => {
      await provider.setMode(mode);
      for (const step of steps) await step(page);
      expect(await frameParameters(page)).toEqual(pairs);
    });
  }
}

for (const path of withAliases(['/coaching', '/contact'])) {
  test(`the frame on ${path} gets the campaign too`, async ({ page }) => {
    await arrive(page, '/ai?utm_source=ads');
    await follow(page, path);
    expect(await frameParameters(page)).toEqual([
      ['utm_source', 'ads'],
      ['from', '/ai'],
    ]);
  });
}

test('the query is removed from the page’s address, because the old script would pass on the rest', async ({
  page,
}) => {
  await arrive(page, '/schedule?utm_source=ads&lang=en&PLAN=pro#content');
  expect(await frameParameters(page)).toEqual([['utm_source', 'ads']]);
  await expect(page).toHaveURL('/schedule#content');
});

for (const how of ['a host', 'the exported page']) {
  test.describe(`a redirect by ${how}`, () => {
    test.beforeEach(async ({ page }) => {
      if (how === 'a host') return;
      const body = readFileSync(`${folder}/calendar.html`, 'utf8');
      await page.route(/\/calendar(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body }));
    });

    test('keeps the campaign in its address', async ({ page }) => {
      await arrive(page, '/calendar?utm_source=ads&gclid=g1&plan=pro');
      await expect(page).toHaveURL('/schedule');
      expect(await frameParameters(page)).toEqual([
        ['utm_source', 'ads'],
        ['gclid', 'g1'],
        ['plan', 'pro'],
      ]);
    });

    test('is not the previous page', async ({ page }) => {
      await arrive(page, '/pricing?utm_source=ads');
      await follow(page, '/calendar');
      expect(await frameParameters(page)).toEqual([
        ['utm_source', 'ads'],
        ['from', '/pricing'],
      ]);
    });
  });
}

test('a page in a new tab has the campaign of the tab that it was opened from', async ({ page, context }) => {
  await arrive(page, '/pricing?utm_source=ads');
  // The new tab cannot read the campaign from its referrer.
  await follow(page, '/ai');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .locator('a[href="/schedule"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  expect(await frameParameters(await opened)).toEqual([
    ['utm_source', 'ads'],
    ['from', '/ai'],
  ]);
});

test('a page saves the campaign even if the visitor leaves before any island script has loaded', async ({ page }) => {
  const scripts = '**/_next/static/islands/**';
  await page.route(scripts, (route) => route.abort());
  await arrive(page, '/pricing?utm_source=ads');
  await page.getByRole('link', { name: planNamed('essentials').askText }).click();
  await page.unroute(scripts);
  await page.reload();
  expect(await frameParameters(page)).toEqual([
    ['utm_source', 'ads'],
    ['from', '/pricing'],
    ['plan', 'essentials'],
  ]);
});

test('the frame gets the campaign if no island script ever loads', async ({ page }) => {
  await page.route('**/_next/static/islands/**', (route) => route.abort());
  await arrive(page, '/schedule?utm_source=ads');
  await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
});

/** Follows a plan's second button on /pricing. */
const choosePlan = (page: Page) => page.getByRole('link', { name: planNamed('essentials').askText }).click();

test.describe('the plan', () => {
  const pairs: Pairs = [
    ['from', '/pricing'],
    ['plan', 'essentials'],
  ];

  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing');
  });

  test('is kept after a reload and Back', async ({ page }) => {
    await choosePlan(page);
    await expect(page).toHaveURL('/schedule');
    expect(await frameParameters(page)).toEqual(pairs);
    await page.reload();
    expect(await frameParameters(page)).toEqual(pairs);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerLabelOf('/about/founder') })
      .click();
    await expect(page).toHaveURL('/about/founder');
    await page.goBack();
    await expect(page).toHaveURL('/schedule');
    expect(await frameParameters(page)).toEqual(pairs);
  });

  test('is kept after ‘Try again’', async ({ page, provider }) => {
    await provider.setMode('500');
    await choosePlan(page);
    await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
    const link = await toast(page).getByRole('link').getAttribute('href');
    expect([...new URL(link ?? '').searchParams]).toEqual(pairs);
    await provider.reset();
    await toast(page).getByRole('button', { name: embedTexts.retry }).click();
    expect(await frameParameters(page)).toEqual(pairs);
  });
});

/** What the provider's script keeps of a form. The frame's page may ask for it at once. */
const providerKeys = new Set(['_ud', locationId]);

const stored = async (page: Page) => {
  const keys = await page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  return keys.filter((key) => !providerKeys.has(key));
};

test.describe('storage', () => {
  test('contains the campaign, and no cookie is set', async ({ page, context, baseURL }) => {
    await arrive(page, '/pricing?utm_source=ads&email=a%40b.example');
    expect(await stored(page)).toEqual(['campaign', 'campaign']);
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      'email',
    );
    await follow(page, '/schedule');
    await frameParameters(page);
    expect(await stored(page)).toEqual(['campaign', 'campaign']);
    expect(await context.cookies(baseURL)).toEqual([]);
  });

  for (const [signal, property, value] of [
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const) {
    test(`stays empty on every kind of page with ${signal}, and frames get nothing`, async ({ page, errors }) => {
      const aliases = withAliases(['/schedule', '/coaching', '/contact']);
      await page.addInitScript(
        (answer) => Object.defineProperty(Navigator.prototype, answer.property, { get: () => answer.value }),
        { property, value },
      );
      for (const path of new Set([...pagesByScripts, ...aliases])) {
        await arrive(page, `${path}?utm_source=ads&gclid=g1`);
        // Pages with a frame write their history entry.
        if (aliases.includes(path)) expect.soft(await frameParameters(page), path).toEqual([]);
        expect.soft(await stored(page), path).toEqual([]);
      }
      expect(errors).toEqual([]);
    });

    test(`is cleared and stays empty with ${signal}, and the frame gets only the plan`, async ({ page, context }) => {
      await arrive(page, '/ai?utm_source=before');
      expect(await stored(page)).toEqual(['campaign', 'campaign']);
      await page.addInitScript(
        (answer) => Object.defineProperty(Navigator.prototype, answer.property, { get: () => answer.value }),
        { property, value },
      );
      await arrive(page, '/pricing?utm_source=ads');
      expect(await stored(page)).toEqual([]);
      await follow(page, '/schedule?plan=pro&utm_source=ads');
      expect(await frameParameters(page)).toEqual([['plan', 'pro']]);
      expect(await stored(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    test(`stays empty on a redirect page with ${signal}`, async ({ page }) => {
      await page.addInitScript(
        (answer) => Object.defineProperty(Navigator.prototype, answer.property, { get: () => answer.value }),
        { property, value },
      );
      const body = readFileSync(`${folder}/calendar.html`, 'utf8');
      await page.route(/\/calendar(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/pricing');
      await follow(page, '/calendar?plan=pro');
      expect(await frameParameters(page)).toEqual([['plan', 'pro']]);
      expect(await stored(page)).toEqual([]);
    });
  }

  test('is not required: the campaign of the booking page itself still reaches the frame', async ({ page, errors }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      }
    });
    await arrive(page, '/schedule?utm_source=ads&plan=pro');
    expect(await frameParameters(page)).toEqual([
      ['utm_source', 'ads'],
      ['plan', 'pro'],
    ]);
    expect(errors).toEqual([]);
  });
});

test('a user name and password in the address break nothing and are not passed on', async ({
  page,
  baseURL,
  errors,
}) => {
  await arrive(page, `${baseURL?.replace('//', '//user:pass@')}/schedule?utm_source=ads&plan=pro`);
  expect(await frameParameters(page)).toEqual([
    ['utm_source', 'ads'],
    ['plan', 'pro'],
  ]);
  expect(errors).toEqual([]);
});

test('a user name and password in the address of the previous page break nothing', async ({
  page,
  baseURL,
  errors,
}) => {
  await arrive(page, `${baseURL?.replace('//', '//user:pass@')}/ai?utm_source=ads`);
  await follow(page, '/schedule');
  expect(await frameParameters(page)).toEqual([
    ['utm_source', 'ads'],
    ['from', '/ai'],
  ]);
  await book(frameOf(page));
  expect(errors).toEqual([]);
});

/** Replaces all stored values. */
const replaceStored = (page: Page, value: string) =>
  page.evaluate((text) => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) storage.setItem(key, text);
    }
  }, value);

test.describe('invalid stored data', () => {
  const shapes = [
    '{"first":[],"from":5}',
    '{"first":5,"from":["/"]}',
    '{"campaign":5,"at":1}',
    '{"campaign":["utm_source=old"],"at":1}',
    '{"campaign":{"length":3},"at":{}}',
    '[]',
    '[["utm_source","old"]]',
    '5',
    'null',
    'true',
    '"utm_source=old"',
    '{"campaign":"utm_source',
    '',
    `{"campaign":"utm_source=${'x'.repeat(1_000_000)}","at":1}`,
    `{"campaign":"${'&'.repeat(100_000)}","at":1}`,
  ];

  for (const [index, shape] of shapes.entries()) {
    const details = repeatedUnless(index < 3);
    test(`is ignored, also after a reload: ${shape.slice(0, 40)}`, details, async ({ page, errors }) => {
      await arrive(page, '/ai?utm_source=ads');
      await replaceStored(page, shape);
      await page.goto('/schedule?plan=pro');
      expect(await frameParameters(page)).toEqual([['plan', 'pro']]);
      await replaceStored(page, shape);
      await page.reload();
      expect(await frameParameters(page)).toEqual([['plan', 'pro']]);
      expect(errors).toEqual([]);
    });
  }

  const states = [{ plan: { name: 'pro' }, from: 7 }, { plan: ['pro'], from: ['/'] }, 5, 'text', true, [1, 2]];
  for (const [index, state] of states.entries()) {
    const details = repeatedUnless(index === 0);
    test(`is ignored in the history entry: ${JSON.stringify(state)}`, details, async ({ page, errors }) => {
      await page.goto('/schedule');
      await frameParameters(page);
      await page.evaluate((value) => history.replaceState(value, ''), state);
      await page.reload();
      expect(await frameParameters(page)).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});

test('a failure of the provider’s script does not change what the frame gets', async ({ page, provider }) => {
  await provider.setMode('500', scriptAddress);
  await arrive(page, '/schedule?utm_source=ads');
  await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
});
