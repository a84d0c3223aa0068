import { demo } from '../../lib/content/pages';
import { product } from '../../lib/content/product';
import type { TabName } from '../../lib/content/schemas/product';
import { cardsInView, count } from '../site/carousel';
import { click, expectHidden, expectHydrated, expectIn, expectVisible, focus, hover, type Target } from './page';
import { test } from './test';
import type { Visitor } from './visitor';

const list: Target = { selector: '#testimonials' };
const next: Target = { selector: 'main button', text: 'Next testimonial' };
const previous: Target = { selector: 'main button', text: 'Previous testimonial' };

const expectCards = (visitor: Visitor, ...cards: number[]) => expectIn(visitor, cardsInView, cards);

test('the carousel moves with its buttons, wraps around, and moves with the arrow keys', async ({ visitor }) => {
  await visitor.resize({ width: 390, height: 844 });
  await visitor.open('/testimonials');
  await expectCards(visitor, 1);
  await hover(visitor, next);
  await expectHydrated(visitor, 'carousel-controls');
  await click(visitor, previous);
  await expectCards(visitor, count);
  await click(visitor, next);
  await expectCards(visitor, 1);
  await visitor.resize({ width: 1440, height: 900 });
  await focus(visitor, list);
  await visitor.press('ArrowRight');
  await expectCards(visitor, 2, 3, 4);
  await visitor.press('ArrowLeft');
  await expectCards(visitor, 1, 2, 3);
});

const pane = (tab: TabName): Target => ({ selector: `[data-window] [aria-label="${product[tab].label}"]` });

test('the tabs of the product window switch with a click and with the arrow keys', async ({ visitor }) => {
  const [first, second, third] = demo.product.tabs;
  if (!first || !second || !third) throw new Error('the window on /demo has less than three tabs');
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open(`${demo.path}#${second}`);
  await expectVisible(visitor, pane(second));
  await expectHidden(visitor, pane(first));
  await click(visitor, { selector: '[data-window] label', text: product[third].tab });
  await expectVisible(visitor, pane(third));
  await visitor.press('ArrowLeft');
  await expectVisible(visitor, pane(second));
  await expectHidden(visitor, pane(third));
});
