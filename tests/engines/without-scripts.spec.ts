import { groupLabelOf, menuLabels } from '../site/labels';
import { exportedContent, findShown, wordy } from '../site/intact';
import { expectVisible, hover } from './page';
import { expect, test } from './test';

// By a header, because neither protocol can switch scripts off.
test.use({ pageHeaders: { 'content-security-policy': 'sandbox allow-same-origin allow-top-navigation allow-popups' } });

const trigger = (text: string) => ({ selector: '.desktop-menu button', text });

test('without scripts, words, links and menus are there', async ({ visitor }) => {
  await visitor.resize({ width: 1440, height: 900 });
  // The home page has the styles of its player as well.
  for (const [path, styles] of [
    ['/', 2],
    ['/schedule', 1],
  ] as const) {
    await visitor.open(path);
    expect(await visitor.evaluate(findShown, wordy)).toEqual(exportedContent(path));
    await hover(visitor, trigger(menuLabels.industries));
    await hover(visitor, trigger(groupLabelOf('/industries/healthcare')));
    await expectVisible(visitor, { selector: `.desktop-menu a[href="/industries/gyms"]` });
    await visitor.moveTo({ x: 720, y: 890 });
    expect(await visitor.evaluate(() => document.querySelectorAll('noscript link').length)).toBe(styles);
  }
});
