import { load, plans } from '../../lib/content';
import { pricing } from '../../lib/content/pages';
import { ladderOf } from '../../lib/content/plans/finder';
import { stories } from '../../lib/content/player';
import { click, expectHidden, expectIn, expectVisible, focus, type Target } from './page';
import { test } from './test';
import type { Visitor } from './visitor';

const servicePictures = load('service-pictures');

/** What is shown of the answers in a part of the page. */
const expectAnswer = (visitor: Visitor, ...words: string[]) =>
  expectIn(
    visitor,
    () => {
      const status = document.querySelector<HTMLElement>('[role="status"], [aria-live]');
      return status?.innerText.split('\n', 1)[0];
    },
    words.join(' '),
  );

test('answers are chosen with the arrow keys and with the mouse, and change what is shown', async ({ visitor }) => {
  const [smallest, ...bigger] = ladderOf(plans);
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/pricing');
  await click(visitor, { selector: 'summary', text: pricing.finder.title });
  await expectAnswer(visitor, smallest?.title ?? '');
  await focus(visitor, { selector: '[name="people"]:checked' });
  await visitor.press('ArrowRight');
  await expectAnswer(visitor, bigger[0]?.title ?? '');
  await click(visitor, { selector: 'label', text: pricing.finder.people.one });
  await expectAnswer(visitor, smallest?.title ?? '');
});

const note = (text?: string): Target => ({ selector: '[role="status"] p:first-child', text });

test('a report is read by channel: in its place is the one that was pressed', async ({ visitor }) => {
  const { report } = servicePictures;
  await visitor.open('/data-analytics');
  await expectVisible(visitor, note(report.whole.note));
  await click(visitor, { selector: 'label', text: report.channels[1]?.name });
  await expectVisible(visitor, note(report.channels[1]?.note));
  await expectHidden(visitor, note(report.whole.note));
});

test('a story is chosen and played, and the result of missed calls is one', async ({ visitor }) => {
  const story = stories[1];
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  await click(visitor, { selector: 'label', text: story?.label });
  await expectVisible(visitor, { selector: '[data-player] p', text: story?.customer });
  await click(visitor, { selector: '[data-play]' });
  await expectIn(visitor, () => [...document.querySelectorAll<HTMLInputElement>('[name=step]')].at(-1)?.checked, true);
  await visitor.open('/industries/solopreneurs');
  await expectIn(
    visitor,
    () =>
      [...document.querySelectorAll('section[aria-labelledby="missed-call"] [role="status"] > p')].filter((one) =>
        one.checkVisibility(),
      ).length,
    1,
  );
});
