import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { withAliases } from '../../lib/content/aliases';
import { redirects } from '../../lib/content/redirects';
import { folder } from './exported-site';
import { book, expect, frameOf, progress, scriptAddress, test, toast } from './provider-visit';
import { embedTexts } from '../../lib/content/embed-texts';
import { footerLabelOf, planNamed } from './labels';

/*
 * What the provider learns about a visit, in a browser. The policy is in components/starter/campaign.ts; what does not need
 * a browser is in tests/components/starter/attribution.test.ts.
 */

type Pairs = [name: string, value: string][];

const advert = 'https://ads.example/';

/**
 * What the frame was opened with: in its address, in the address of the plain link, and as the frame shows it, so after
 * everything that the provider's script does to it.
 */
async function handedOver(page: Page): Promise<Pairs> {
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

/** Leaves by the page's first link, after giving it another address. */
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
    name: 'the advertisement after a visit of one’s own, in the same tab',
    steps: [typeIn('/ai'), arriveAt('/schedule?utm_source=ads&gclid=g1')],
    pairs: [
      ['utm_source', 'ads'],
      ['gclid', 'g1'],
    ],
  },
  {
    name: 'the advertisement after a visit of one’s own, through another page',
    steps: [typeIn('/pricing'), arriveAt('/ai?utm_source=ads&gclid=g1'), followTo('/schedule')],
    pairs: [
      ['utm_source', 'ads'],
      ['gclid', 'g1'],
      ['from', '/ai'],
    ],
  },
  {
    name: 'the second campaign, and nothing of the first',
    steps: [arriveAt('/ai?utm_source=one&gclid=g1'), arriveAt('/pricing?utm_source=two'), followTo('/schedule')],
    pairs: [
      ['utm_source', 'two'],
      ['from', '/pricing'],
    ],
  },
  {
    name: 'the campaign that came before a return without one',
    steps: [arriveAt('/ai?utm_source=ads'), arriveAt('/pricing'), followTo('/schedule')],
    pairs: [
      ['utm_source', 'ads'],
      ['from', '/pricing'],
    ],
  },
  {
    name: 'the campaign, which a link of the site itself does not change',
    steps: [arriveAt('/ai?utm_source=ads'), followTo('/schedule?utm_source=menu&utm_medium=link')],
    pairs: [
      ['utm_source', 'ads'],
      ['from', '/ai'],
    ],
  },
  {
    name: 'no campaign from a link of the site itself',
    steps: [typeIn('/ai'), followTo('/schedule?utm_source=menu')],
    pairs: [['from', '/ai']],
  },
  {
    name: 'every name in small letters, every value once',
    steps: [arriveAt('/schedule?UTM_SOURCE=Ads&utm_source=two&GCLID=g1&utm_source_platform=a%20b')],
    pairs: [
      ['utm_source', 'Ads'],
      ['gclid', 'g1'],
      ['utm_source_platform', 'a b'],
    ],
  },
  {
    name: 'nothing else, and no plan that does not exist',
    steps: [arriveAt('/schedule?plan=%3Cscript%3E&email=a%40b.example&from=%2Fforged&utm_%3Cscript%3E=x')],
    pairs: [],
  },
];

for (const { name, steps, pairs } of cases) {
  for (const mode of ['healthy-old', 'healthy-new']) {
    test(`the frame gets ${name} (${mode})`, async ({ page, provider }) => {
      await provider.behave(mode);
      for (const step of steps) await step(page);
      expect(await handedOver(page)).toEqual(pairs);
    });
  }
}

for (const path of withAliases(['/coaching', '/contact'])) {
  test(`the frame on ${path} gets the campaign too`, async ({ page }) => {
    await arrive(page, '/ai?utm_source=ads');
    await follow(page, path);
    expect(await handedOver(page)).toEqual([
      ['utm_source', 'ads'],
      ['from', '/ai'],
    ]);
  });
}

test('the page’s own address is left without a query, of which the old script would pass on the rest', async ({
  page,
}) => {
  await arrive(page, '/schedule?utm_source=ads&lang=en&PLAN=pro#content');
  expect(await handedOver(page)).toEqual([['utm_source', 'ads']]);
  await expect(page).toHaveURL('/schedule#content');
});

for (const how of ['a host', 'the page that the build writes']) {
  test.describe(`a redirect by ${how}`, () => {
    test.beforeEach(async ({ page }) => {
      if (how === 'a host') return;
      const body = readFileSync(`${folder}/calendar.html`, 'utf8');
      await page.route(/\/calendar(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body }));
    });

    test('keeps the campaign in its address', async ({ page }) => {
      await arrive(page, '/calendar?utm_source=ads&gclid=g1&plan=pro');
      await expect(page).toHaveURL('/schedule');
      expect(await handedOver(page)).toEqual([
        ['utm_source', 'ads'],
        ['gclid', 'g1'],
        ['plan', 'pro'],
      ]);
    });

    test('is not the page before', async ({ page }) => {
      await arrive(page, '/pricing?utm_source=ads');
      await follow(page, '/calendar');
      expect(await handedOver(page)).toEqual([
        ['utm_source', 'ads'],
        ['from', '/pricing'],
      ]);
    });
  });
}

test('a page in a new tab knows the campaign of the tab that it was opened from', async ({ page, context }) => {
  await arrive(page, '/pricing?utm_source=ads');
  // The new tab cannot find the campaign in the address that it comes from.
  await follow(page, '/ai');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .locator('a[href="/schedule"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  expect(await handedOver(await opened)).toEqual([
    ['utm_source', 'ads'],
    ['from', '/ai'],
  ]);
});

test('a page that was left before any script of an island came has noted the campaign', async ({ page }) => {
  const scripts = '**/_next/static/islands/**';
  await page.route(scripts, (route) => route.abort());
  await arrive(page, '/pricing?utm_source=ads');
  await page.getByRole('link', { name: planNamed('essentials').askText }).click();
  await page.unroute(scripts);
  await page.reload();
  expect(await handedOver(page)).toEqual([
    ['utm_source', 'ads'],
    ['from', '/pricing'],
    ['plan', 'essentials'],
  ]);
});

test('the frame gets the campaign when no script of an island ever comes', async ({ page }) => {
  await page.route('**/_next/static/islands/**', (route) => route.abort());
  await arrive(page, '/schedule?utm_source=ads');
  await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
});

/** Leaves /pricing by a plan's second button. */
const choosePlan = (page: Page) => page.getByRole('link', { name: planNamed('essentials').askText }).click();

test.describe('the plan', () => {
  const pairs: Pairs = [
    ['from', '/pricing'],
    ['plan', 'essentials'],
  ];

  test.beforeEach(async ({ page }) => {
    await page.goto('/pricing');
  });

  test('is kept in a reload and in Back', async ({ page }) => {
    await choosePlan(page);
    await expect(page).toHaveURL('/schedule');
    expect(await handedOver(page)).toEqual(pairs);
    await page.reload();
    expect(await handedOver(page)).toEqual(pairs);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: footerLabelOf('/about/founder') })
      .click();
    await expect(page).toHaveURL('/about/founder');
    await page.goBack();
    await expect(page).toHaveURL('/schedule');
    expect(await handedOver(page)).toEqual(pairs);
  });

  test('is kept in ‘Try again’', async ({ page, provider }) => {
    await provider.behave('500');
    await choosePlan(page);
    await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
    const link = await toast(page).getByRole('link').getAttribute('href');
    expect([...new URL(link ?? '').searchParams]).toEqual(pairs);
    await provider.recover();
    await toast(page).getByRole('button', { name: embedTexts.retry }).click();
    expect(await handedOver(page)).toEqual(pairs);
  });
});

const stored = (page: Page) =>
  page.evaluate(() => [...Object.entries(sessionStorage), ...Object.entries(localStorage)].map(([key]) => key));

test.describe('what is stored', () => {
  test('is the campaign and no cookie', async ({ page, context, baseURL }) => {
    await arrive(page, '/pricing?utm_source=ads&email=a%40b.example');
    expect(await stored(page)).toEqual(['campaign', 'campaign']);
    expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
      'email',
    );
    await follow(page, '/schedule');
    await handedOver(page);
    expect(await stored(page)).toEqual(['campaign', 'campaign']);
    expect(await context.cookies(baseURL)).toEqual([]);
  });

  for (const [signal, property, value] of [
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ] as const) {
    test(`is nothing, and goes, with ${signal}; the frame gets the plan alone`, async ({ page, context }) => {
      await arrive(page, '/ai?utm_source=before');
      expect(await stored(page)).toEqual(['campaign', 'campaign']);
      await page.addInitScript(
        (answer) => Object.defineProperty(Navigator.prototype, answer.property, { get: () => answer.value }),
        { property, value },
      );
      await arrive(page, '/pricing?utm_source=ads');
      expect(await stored(page)).toEqual([]);
      await follow(page, '/schedule?plan=pro&utm_source=ads');
      expect(await handedOver(page)).toEqual([['plan', 'pro']]);
      expect(await stored(page)).toEqual([]);
      expect(await context.cookies()).toEqual([]);
    });

    test(`is nothing at the page of a redirect with ${signal}`, async ({ page }) => {
      await page.addInitScript(
        (answer) => Object.defineProperty(Navigator.prototype, answer.property, { get: () => answer.value }),
        { property, value },
      );
      const body = readFileSync(`${folder}/calendar.html`, 'utf8');
      await page.route(/\/calendar(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('/pricing');
      await follow(page, '/calendar?plan=pro');
      expect(await handedOver(page)).toEqual([['plan', 'pro']]);
      expect(await stored(page)).toEqual([]);
    });
  }

  test('may be denied: the campaign of the booking page itself still reaches the frame', async ({ page, trouble }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('denied', 'SecurityError');
        };
      }
    });
    await arrive(page, '/schedule?utm_source=ads&plan=pro');
    expect(await handedOver(page)).toEqual([
      ['utm_source', 'ads'],
      ['plan', 'pro'],
    ]);
    expect(trouble).toEqual([]);
  });
});

test('a name and a password in the address break nothing, and reach nobody', async ({ page, baseURL, trouble }) => {
  await arrive(page, `${baseURL?.replace('//', '//user:pass@')}/schedule?utm_source=ads&plan=pro`);
  expect(await handedOver(page)).toEqual([
    ['utm_source', 'ads'],
    ['plan', 'pro'],
  ]);
  expect(trouble).toEqual([]);
});

test('a name and a password in the address of the page before break nothing either', async ({
  page,
  baseURL,
  trouble,
}) => {
  await arrive(page, `${baseURL?.replace('//', '//user:pass@')}/ai?utm_source=ads`);
  await follow(page, '/schedule');
  expect(await handedOver(page)).toEqual([
    ['utm_source', 'ads'],
    ['from', '/ai'],
  ]);
  await book(frameOf(page));
  expect(trouble).toEqual([]);
});

/** Puts a value in the place of all that the site has stored. */
const replaceStored = (page: Page, value: string) =>
  page.evaluate((text) => {
    for (const storage of [sessionStorage, localStorage]) {
      for (const key of Object.keys(storage)) storage.setItem(key, text);
    }
  }, value);

test.describe('what was stored in another shape', () => {
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

  for (const shape of shapes) {
    test(`does no harm, also after a reload: ${shape.slice(0, 40)}`, async ({ page, trouble }) => {
      await arrive(page, '/ai?utm_source=ads');
      await replaceStored(page, shape);
      await page.goto('/schedule?plan=pro');
      expect(await handedOver(page)).toEqual([['plan', 'pro']]);
      await replaceStored(page, shape);
      await page.reload();
      expect(await handedOver(page)).toEqual([['plan', 'pro']]);
      expect(trouble).toEqual([]);
    });
  }

  for (const state of [5, 'text', true, [1, 2], { plan: { name: 'pro' }, from: 7 }, { plan: ['pro'], from: ['/'] }]) {
    test(`does no harm in the history entry: ${JSON.stringify(state)}`, async ({ page, trouble }) => {
      await page.goto('/schedule');
      await handedOver(page);
      await page.evaluate((value) => history.replaceState(value, ''), state);
      await page.reload();
      expect(await handedOver(page)).toEqual([]);
      expect(trouble).toEqual([]);
    });
  }
});

test('the fault of the provider’s script changes nothing in what the frame gets', async ({ page, provider }) => {
  await provider.behave('500', scriptAddress);
  await arrive(page, '/schedule?utm_source=ads');
  await expect(frameOf(page).getByTestId('query').locator('dd')).toHaveText(['ads']);
});
