import { home, pricing } from '../../lib/content/pages';
import { ladderOf } from '../../lib/content/finder';
import { plans } from '../../lib/content/plans';
import { servicePictures } from '../../lib/content/service-pictures';
import { ringStories } from '../../lib/content/ring';
import { click, expectHidden, expectIn, expectVisible, focus, type Target } from './page';
import { test } from './test';
import type { Visitor } from './visitor';

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

const note = (text?: string): Target => ({ selector: '.report-note', text });

test('a report is read by channel: in its place is the one that was pressed', async ({ visitor }) => {
  const { report } = servicePictures;
  await visitor.open('/data-analytics');
  await expectVisible(visitor, note(report.whole.note));
  await click(visitor, { selector: 'label', text: report.channels[1]?.name });
  await expectVisible(visitor, note(report.channels[1]?.note));
  await expectHidden(visitor, note(report.whole.note));
});

test('a story plays when the phone is pressed, and the result of missed calls is one', async ({ visitor }) => {
  const story = ringStories[1];
  const shown: Target = { selector: '.let-it-ring ol:nth-child(2) li', text: story?.moments[1]?.title };
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  await click(visitor, { selector: '.let-it-ring label', text: story?.label });
  await click(visitor, { selector: '.let-it-ring label', text: home.ring.play });
  await expectVisible(visitor, shown);
  await visitor.open('/industries/plumbers');
  await expectIn(
    visitor,
    () => [...document.querySelectorAll('.missed-call .lost')].filter((one) => one.checkVisibility()).length,
    1,
  );
});
