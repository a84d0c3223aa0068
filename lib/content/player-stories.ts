import { load, loadAll } from './load';
import { ContentError } from './mistake';
import { menuLinks } from './navigation';
import { exactDollars, invoiceName, ownJob, product } from './product';
import { clockOf } from './schemas/product';
import type { Moment } from './schemas/scenes';

const { hero, player } = load('pages/home');

const labels = new Map<string, string>(menuLinks.flatMap((link) => ('href' in link ? [[link.href, link.label]] : [])));

/** What a step adds to what can be seen on the product’s screen. */
export type Shown = {
  kind: 'call' | 'sent' | 'received' | 'badge' | 'visit' | 'sum' | 'review';
  text: string;
  /** Of a visit or a sum. */
  detail?: string;
  /** How a sum stands. */
  badge?: string;
};

/** “Missed call · Owen T.” names a step and, in some steps, the customer. */
const partsOf = ({ title }: Moment) => title.split(' · ');

/** The amount in a text such as `$49.00 · first month`. */
const amountIn = (text: string) => /\$[\d,]+(?:\.\d\d)?/.exec(text)?.[0];

function shownBy(moment: Moment): Shown[] {
  const { style, icon, text, time, badge } = moment;
  const name = partsOf(moment)[0] ?? '';
  const amount = amountIn(text);
  if (style === 'stars') return [{ kind: 'review', text }];
  if (style !== 'event')
    return [{ kind: style, text }, ...(badge ? [{ kind: 'badge', text: badge.text } as const] : [])];
  if (icon.startsWith('phone')) return [{ kind: 'call', text }];
  if (!amount) return [{ kind: 'visit', text, detail: `${name}, ${time}` }];
  const rest = text.split(amount).map((part) => part.replace(/^ · | · $/, '').trim());
  return [
    { kind: 'sum', text: amount, detail: rest.filter(Boolean).join(' '), badge: badge?.text ?? product.invoice.paid },
  ];
}

const { customer, inbox, invoice, crew } = product;
const answered = inbox.messages.at(-1)?.when ?? '';

/** The first story is the example of content/product.ts, which the product window on /demo shows as well. */
const firstStory: readonly { time: string; shown: Shown[] }[] = [
  { time: inbox.messages[0]?.when ?? '', shown: [{ kind: 'call', text: player.missed }] },
  {
    time: inbox.messages[0]?.when ?? '',
    shown: inbox.messages.map(({ from, text }) => ({ kind: from === 'ai' ? 'sent' : 'received', text })),
  },
  {
    time: answered,
    shown: [{ kind: 'visit', text: `${ownJob.visit.from} · ${crew}`, detail: `${inbox.booked}, ${clockOf(answered)}` }],
  },
  {
    time: ownJob.invoice.paid,
    shown: [
      { kind: 'sent', text: invoice.message },
      {
        kind: 'sum',
        text: exactDollars(ownJob.amount),
        detail: `${invoiceName} · ${ownJob.work}`,
        badge: invoice.paid,
      },
    ],
  },
  {
    time: inbox.draft.when,
    shown: [
      { kind: 'sent', text: inbox.draft.text },
      { kind: 'review', text: player.review },
    ],
  },
];

/** The stories that the home page plays, by the names that the menus give their trades. */
export const playedStories = player.trades.map(({ href }, index) => {
  const industry = loadAll('industries/*').find(({ path }) => path === href);
  const label = labels.get(href);
  const moments = industry?.story?.scene.moments;
  if (!industry || !label || !moments) {
    const path = ['player', 'trades', index, 'href'];
    const expected = 'an industry page with a story that is in a menu';
    throw new ContentError([{ file: 'content/pages/home.ts', path, code: 'reference', found: `"${href}"`, expected }]);
  }
  if (index === 0) {
    const steps = firstStory.map(({ time, shown }, place) => ({
      time,
      shown,
      name: player.names[place] ?? '',
      icon: hero.scene.moments[place]?.icon ?? 'star',
    }));
    return { href, label, customer: customer.name, detail: customer.phone, steps };
  }
  const { scene } = industry.hero;
  return {
    href,
    label,
    customer: moments.map((moment) => partsOf(moment)[1]).find(Boolean) ?? label,
    detail: scene && 'inbox' in scene ? scene.inbox : label,
    steps: moments.map((moment) => ({
      name: partsOf(moment)[0] ?? '',
      icon: moment.icon,
      time: moment.time,
      shown: shownBy(moment),
    })),
  };
});
export type PlayedStory = (typeof playedStories)[number];
