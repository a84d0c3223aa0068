import { groupLabelOf, labelOf, menuLabels } from '../site/labels';
import { exportedContent, findShown, wordy } from '../site/intact';
import { ask, expectVisible, hover } from './page';
import { serveRecording } from './recording-server';
import { expect, test } from './test';

/** What forbids scripts by a header, because no driver here can switch them off. */
const withoutScripts = { 'content-security-policy': 'sandbox allow-same-origin allow-top-navigation allow-popups' };

const trigger = (text: string) => ({ selector: '.desktop-menu button', text });

test('without scripts, words, links and menus are there', async ({ visitor, baseURL }) => {
  const site = await serveRecording(baseURL ?? '', { headers: withoutScripts });
  await visitor.resize({ width: 1440, height: 900 });
  for (const path of ['/', '/schedule']) {
    await visitor.open(`${site.origin}${path}`);
    await expect.poll(() => ask(() => visitor.evaluate(findShown, wordy)), path).toEqual(exportedContent(path));
    await hover(visitor, trigger(menuLabels.industries));
    await hover(visitor, trigger(groupLabelOf('/industries/healthcare')));
    await expectVisible(visitor, { selector: '.desktop-menu a', text: labelOf('/industries/gyms') });
    await visitor.moveTo({ x: 720, y: 890 });
    expect(await visitor.evaluate(() => document.querySelectorAll('noscript link').length)).toBe(1);
  }
  site.stop();
});
