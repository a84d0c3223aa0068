import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { embedTexts } from '../../lib/content/embed-texts';
import { resources, typeface } from '../provider/resources';
import { inlineStyles } from './exported-site';
import { covers, sourcesOf } from './policy-sources';
import { embeds, expect, frameOf, panel, scriptAddress, test, toast } from './provider-visit';
import { watchViolations } from './violations';
import { repeatedUnless } from '../extent';

/*
 * The provider's chat and frames under the policy of their pages. The stand-in loads what the real ones load, from hosts of the
 * same names (tests/provider/resources.ts). With the sources of content/embed-origins.ts all of it works. Each test of a missing
 * source shows what breaks without it.
 */

const inline = "'unsafe-inline'";

/**
 * Takes every source for an address out of a page's policy. A browser enforces all policies of a page, so this adds one in
 * which only this directive is stricter.
 */
async function removeSources(page: Page, path: string, directive: string, address: string): Promise<void> {
  const sources = sourcesOf(path, directive);
  const kept = sources.filter((source) => !covers(source, address));
  expect(kept.length, `sources of ${directive} for ${address}`).toBeLessThan(sources.length);
  // Without 'unsafe-inline' the page's own styles need their hashes again.
  if (address === inline)
    kept.push(...inlineStyles(path).map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`));
  await page.addInitScript(
    (policy) => {
      if (window !== window.top) return;
      const observer = new MutationObserver(() => {
        if (!document.head) return;
        observer.disconnect();
        const meta = document.createElement('meta');
        meta.httpEquiv = 'Content-Security-Policy';
        meta.content = policy;
        document.head.prepend(meta);
      });
      observer.observe(document, { childList: true, subtree: true });
    },
    [directive, ...kept].join(' '),
  );
}

/** The directives that violations name: `style-src-elem` and `style-src-attr` are `style-src`. */
function directivesIn(violations: string[]): string[] {
  const names = violations.flatMap((text) => /^([a-z]+-src)(?:-elem|-attr)?: /.exec(text)?.[1] ?? []);
  return [...new Set(names)];
}

/** What works in the open chat. */
const chatWorks = {
  look: true,
  'shape of the portrait': true,
  portrait: true,
  typeface: true,
  greeting: true,
  messages: true,
  check: true,
  sound: true,
};
type ChatPart = keyof typeof chatWorks;

function chatState(page: Page): Promise<Record<ChatPart, boolean>> {
  return page.evaluate((family) => {
    const chat = document.querySelector('chat-widget');
    const part = (selector: string) => chat?.shadowRoot?.querySelector(selector);
    const [portrait, sound] = [part('.portrait'), part('audio')];
    return {
      look: chat !== null && getComputedStyle(chat).position === 'fixed',
      'shape of the portrait': Boolean(portrait && getComputedStyle(portrait).borderRadius === '50%'),
      portrait: portrait instanceof HTMLImageElement && portrait.naturalWidth > 0,
      typeface: [...document.fonts].some((font) => font.family.includes(family) && font.status === 'loaded'),
      greeting: Boolean(part('.greeting')?.textContent),
      messages: part('.connection')?.textContent === 'Connected',
      check: part('.check')?.textContent === 'Checked',
      sound: sound instanceof HTMLAudioElement && sound.readyState > 0,
    };
  }, typeface);
}

async function openChat(page: Page): Promise<void> {
  await page.goto('/');
  const bubble = page.locator('chat-widget .bubble');
  // Without its styles the button has no place of its own.
  await bubble.dispatchEvent('click');
}

test('the chat works under the policy of its page', async ({ page }) => {
  const violations = await watchViolations(page);
  await openChat(page);
  await expect.poll(() => chatState(page)).toEqual(chatWorks);
  expect(violations).toEqual([]);
});

for (const [what, directive, address, lost] of [
  ['the program', 'script-src', resources.program, ['greeting', 'messages', 'check', 'sound']],
  ['inline styles', 'style-src', inline, ['look', 'shape of the portrait', 'typeface']],
  ['the style sheet', 'style-src', resources.typeface, ['typeface']],
  ['the font', 'font-src', resources.font, ['typeface']],
  ['pictures', 'img-src', resources.portrait, ['portrait']],
  ['the settings', 'connect-src', resources.settings, ['greeting']],
  ['the socket', 'connect-src', resources.socket, ['messages']],
  ['the nested frame', 'frame-src', resources.check, ['check']],
  ['the sound', 'media-src', resources.sound, ['sound']],
  ['the worker', 'worker-src', 'blob:', ['messages']],
] satisfies [string, string, string, ChatPart[]][]) {
  const details = repeatedUnless(directive === 'connect-src' || what === 'the program');
  test(`without its source for ${what} the chat loses: ${lost.join(', ')}`, details, async ({ page }) => {
    const violations = await watchViolations(page);
    await removeSources(page, '/', directive, address);
    await openChat(page);
    const expected = { ...chatWorks, ...Object.fromEntries(lost.map((part) => [part, false])) };
    await expect.poll(() => directivesIn(violations)).toEqual([directive]);
    await expect.poll(() => chatState(page)).toEqual(expected);
  });
}

for (const { name, path, address, use, link } of embeds) {
  test.describe(name, repeatedUnless(name === 'calendar'), () => {
    test('works under the policy of its page, with all that its document loads', async ({ page }) => {
      const violations = await watchViolations(page);
      await page.goto(path);
      const frame = frameOf(page);
      await expect(frame.locator('#connection')).toHaveText('Connected');
      await expect(frame.locator('#check')).toHaveText('Checked');
      await expect
        .poll(() => frame.locator('#resources img').evaluate((self: HTMLImageElement) => self.naturalWidth))
        .toBeGreaterThan(0);
      await expect.poll(() => frame.locator('body').evaluate(() => [...document.fonts][0]?.status)).toBe('loaded');
      await expect.poll(() => page.evaluate(() => 'iFrameResize' in window)).toBe(true);
      await use(frame);
      expect(violations).toEqual([]);
    });

    // The two calendars have one list.
    if (name === 'coaching') return;

    test('without its source for the script stays usable, and says that something is wrong', async ({ page }) => {
      const violations = await watchViolations(page);
      await removeSources(page, path, 'script-src', scriptAddress);
      await page.goto(path);
      await expect(toast(page)).toHaveAttribute('data-type', 'error', { timeout: 12_000 });
      expect(directivesIn(violations)).toEqual(['script-src']);
      expect(await page.evaluate(() => 'iFrameResize' in window)).toBe(false);
      await use(frameOf(page));
    });

    test('without its source for the frame shows the plain link instead', async ({ page }) => {
      const violations = await watchViolations(page);
      await removeSources(page, path, 'frame-src', address);
      await page.goto(path);
      await expect(panel(page)).toContainText(embedTexts.silent, { timeout: 12_000 });
      await expect(panel(page).getByRole('link', { name: link })).toBeVisible();
      expect(directivesIn(violations)).toEqual(['frame-src']);
    });

    test('without its source for requests cannot say which status a failure has', async ({ page, provider }) => {
      const violations = await watchViolations(page);
      await provider.setMode('500', address);
      await removeSources(page, path, 'connect-src', address);
      await page.goto(path);
      await expect(toast(page)).toContainText(embedTexts.unreachable, { timeout: 12_000 });
      expect(directivesIn(violations)).toEqual(['connect-src']);
    });
  });
}
