import type { Frame, Page, Request } from '@playwright/test';
import { site } from '../../lib/content/site';
import { standInPort } from '../../lib/stand-in';
import { allowed } from '../../deploy/embed-origins';
import { documentOf, embedOf, htmlFiles, pagePaths, pathOf } from './exported-site';
import { covers } from './policy-sources';
import { embeds, expect, frameOf, isOutside, progress, test } from './provider-visit';

/*
 * What leaves a page ("What leaves the page" in deploy/README.md): nothing on pages without an embed, and what
 * content/embed-origins.ts lists on the others. security.spec.ts shows that the policy of all other pages allows no other host, and
 * visits.spec.ts that none of them asks for one.
 */

/** Attributes that a browser follows by itself, and links that it follows only on a click or never. */
const fetched = [
  'src',
  'srcset',
  'poster',
  'data',
  'action',
  'formaction',
  'ping',
  'background',
  'manifest',
  'imagesrcset',
];
const inertLinks = new Set(['canonical', 'alternate']);

/** Whether an attribute's value has an address of another site. A data URL is a file by itself. */
const isOther = (value = '') =>
  !value.startsWith('data:') &&
  /(?:^|[\s,'"(])(?:(?:https?|wss?):)?\/\/(?!$)/.test(value) &&
  !value.startsWith(`${site.url}/`);

/** The places of a page that name an address of others, other than links to click. */
function placesThatFetch(path: string): string[] {
  return documentOf(path)
    .querySelectorAll('*')
    .flatMap((element) => {
      const name = element.rawTagName.toLowerCase();
      const attributes =
        name === 'link' && !inertLinks.has(element.getAttribute('rel') ?? '') ? [...fetched, 'href'] : fetched;
      return attributes
        .filter((attribute) => isOther(element.getAttribute(attribute)))
        .map((attribute) => `${name} ${attribute}`);
    });
}

test('no page names another party where a browser would ask it by itself', () => {
  const found = Object.fromEntries(
    htmlFiles.map(pathOf).flatMap((path) => {
      const places = placesThatFetch(path);
      return places.length > 0 ? [[path, places]] : [];
    }),
  );
  // Without JavaScript the frame is in the page.
  const framed = pagePaths.filter((path) => embedOf(path) === 'frame');
  expect(found).toEqual(Object.fromEntries(framed.map((path) => [path, ['iframe src']])));
});

test('no style of a page fetches from another party', () => {
  for (const path of htmlFiles.map(pathOf)) {
    const styles = documentOf(path)
      .querySelectorAll('style')
      .map(({ rawText }) => rawText);
    expect(styles.join('\n'), path).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/);
  }
});

const directiveOf: Record<string, string> = {
  script: 'script-src',
  stylesheet: 'style-src',
  image: 'img-src',
  font: 'font-src',
  media: 'media-src',
  document: 'frame-src',
};

/** Whether a page itself asked: what a frame's document asks for is the provider's business. */
function isOfPage(page: Page, request: Request): boolean {
  const frame: Frame = request.frame();
  return frame === page.mainFrame() || (request.isNavigationRequest() && frame.parentFrame() === page.mainFrame());
}

/** Collects the requests of a page to other parties: the directive that decides about them, and their address. */
function watchRequests(page: Page): { directive: string; address: string }[] {
  const found: { directive: string; address: string }[] = [];
  page.on('request', (request) => {
    if (isOutside(request.url()) && isOfPage(page, request))
      found.push({ directive: directiveOf[request.resourceType()] ?? 'connect-src', address: request.url() });
  });
  page.on('websocket', (socket) => found.push({ directive: 'connect-src', address: socket.url() }));
  return found;
}

test('the chat asks only whom content lists', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto('/');
  await page.locator('chat-widget .bubble').click();
  await expect(page.locator('chat-widget .connection')).toHaveText('Connected');
  await expect(page.locator('chat-widget .check')).toHaveText('Checked');
  expect(new Set(requests.map(({ directive }) => directive))).toEqual(
    new Set([...Object.values(directiveOf), 'connect-src']),
  );
  expect(
    requests.filter(({ directive, address }) => !allowed.chat[directive]?.some((source) => covers(source, address))),
  ).toEqual([]);
});

for (const { name, path, use } of embeds) {
  test(`${name}: a booking asks only whom content lists`, async ({ page }) => {
    const requests = watchRequests(page);
    await page.goto(path);
    await expect(progress(page)).toHaveAttribute('data-state', 'complete');
    await use(frameOf(page));
    const list = allowed[name === 'form' ? 'form' : 'calendar'];
    const sockets = `ws://services.leadconnectorhq.com.localhost:${standInPort}/`;
    const ofPage = requests.filter(({ address }) => !address.startsWith(sockets));
    expect(new Set(ofPage.map(({ directive }) => directive))).toEqual(new Set(['frame-src', 'script-src']));
    expect(
      ofPage.filter(({ directive, address }) => !list[directive]?.some((source) => covers(source, address))),
    ).toEqual([]);
  });
}
