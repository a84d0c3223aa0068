import { z } from 'zod';
import { entity, label, pictureLabel, prose, sceneText, title } from './fields';
import { entries, list } from './lists';
import { amount, message, meter, row } from './kit';

/** The example in the product window: one plumber's week, tab by tab. */

export const tabNames = ['inbox', 'board', 'calendar', 'invoice', 'report'] as const;
export type TabName = (typeof tabNames)[number];

const words = sceneText.max(32);
const fact = entity({ label: words, value: words });
const today = z.literal(true).optional();

const messages = list(2, 5, 'What is written.', message);

const pane = {
  tab: label.max(10),
  title: words,
  detail: words.describe('Beside the title: what the tab counts.'),
  label: pictureLabel,
};

const visit = entity({
  title: words,
  text: words,
  start: z.int().min(0).max(14).describe('When it begins, in half hours after the first hour.'),
  length: z.int().min(2).max(8).describe('How long it takes, in half hours.'),
  look: z.enum(['own', 'past', 'booked', 'free']).describe('Whether it is the customer’s own, and how far it is.'),
  booked: entity({ time: words, by: words }).optional(),
});

export const productSchema = entity({
  tabs: label.describe('What screen readers call the tabs.'),
  customer: entity({ name: words, phone: words, address: words, since: words, job: words }).describe(
    'The customer whose story is told.',
  ),
  record: entity({
    title: words,
    label: pictureLabel,
    steps: entries(4, 8, 'What happened, from the first call on.', {
      text: words,
      when: words,
      by: z.enum(['customer', 'ai']).describe('Who did it.'),
      tab: z.enum(tabNames).optional().describe('The tab that shows it.'),
      ahead: z.literal(true).optional().describe('Whether it is still to come.'),
    }),
  }).describe('The story of the customer.'),
  inbox: entity({
    ...pane,
    choose: label.describe('What screen readers call the list of conversations.'),
    time: words,
    last: words.describe('What the list says of the conversation with the customer.'),
    missed: words,
    messages,
    visit: entity({ title: words, booked: words, time: words }).describe('What the conversation leads to.'),
    draft: entity({
      title: words,
      when: words,
      text: sceneText,
      button: words,
      sent: words.describe('The button, once it is pressed.'),
    }).describe('A message that waits for a person.'),
    foot: words.describe('Below the messages.'),
    others: entries(2, 2, 'The other conversations, and the records of their customers.', {
      customer: words,
      when: words,
      time: words.describe('The same in the list.'),
      messages: messages.describe('The last one is by the AI.'),
      source: words,
      job: words,
      note: words,
    }),
  }).describe('The tab with messages.'),
  board: entity({
    ...pane,
    columns: entries(4, 4, 'Phones show the last one.', {
      name: words,
      total: amount,
      cards: entries(3, 4, 'The jobs.', {
        customer: words,
        job: words,
        amount,
        note: words,
        look: z.enum(['ai', 'paid']).optional().describe('Who did that, or that it is paid.'),
      }),
    }),
  }).describe('The tab with the jobs.'),
  calendar: entity({
    ...pane,
    hours: list(8, 8, 'From the top.', words),
    days: entries(5, 5, 'The days.', { name: words, date: words, today, visits: list(1, 4, 'From the top.', visit) }),
  }).describe('The tab with the week.'),
  invoice: entity({
    ...pane,
    list: entries(4, 4, 'The invoices. The first one is shown.', { customer: words, text: words, state: words }),
    foot: words.describe('Below the list.'),
    by: words,
    to: words,
    paid: words,
    name: words,
    rows: list(2, 4, 'What the customer pays for.', row),
    total: row,
    message: sceneText,
    sent: words.describe('Below the text message.'),
  }).describe('The tab with invoices.'),
  report: entity({
    ...pane,
    paid: entity({ label: words, amount }),
    days: entries(5, 5, 'What was paid on each day.', { name: words, amount: z.int().min(0), today }),
    sources: entity({ title: words, rows: list(3, 5, 'From the top.', meter) }),
    open: fact,
    byAi: fact,
    note: entity({ title: words, text: sceneText }).describe('What the AI adds.'),
  }).describe('The tab with the sums. They follow from the other tabs, by hand.'),
});

export const productTabs = z.array(z.enum(tabNames)).min(1).describe('In their order. The first one is open.');

/** A page's window on the product: its words, and the tabs that it shows. */
export const productWordsSchema = entity({ title, text: prose, tabs: productTabs });
