import { plainText, template, entity } from './fields';
import { linkedText } from './linked-text';

const line = (help: string) => plainText(3, 60, help);
const cell = plainText(1, 24, 'The text of a cell in the comparison table.');

const amountWords = entity({
  one: template(5, 60, ['count'], 'The line of a card where there is one.'),
  other: template(5, 60, ['count'], 'The line of a card where there are several.'),
  unlimited: line('The line of a card where there is no limit.'),
});

const feeWords = entity({
  price: template(5, 40, ['price'], 'In the last line of a card where it is paid for.'),
  free: line('In the last line of a card where it is free.'),
});

/** How the facts of plans are put into words. */
export const planWordsSchema = entity({
  recommended: plainText(4, 20, 'Stands over the name of the recommended plan.'),
  perMonth: plainText(3, 20, 'Stands behind a plan’s price.'),
  offer: entity({
    lowest: template(8, 30, ['price'], 'The lowest price, beside the booking button of phones.'),
    short: template(10, 50, ['price'], 'The lowest price and how to cancel, under the first buttons of a trade.'),
    plans: template(10, 40, ['price'], 'The lowest price, under a page’s first buttons. It links to the prices.'),
    terms: plainText(20, 90, 'Follows the lowest price: how to cancel, as the terms have it.'),
    title: plainText(6, 60, 'The headline of the dark block with the prices of all plans.'),
    fees: plainText(40, 260, 'Under the prices of all plans: how to cancel, and what is paid once.'),
    shown: linkedText(40, 160, 'Under that: who shows it first. The link is written [words](/path).'),
    question: plainText(10, 60, 'The question about prices that every trade page answers.'),
    answer: plainText(60, 320, 'What a month costs, what is paid once, and what the credits do not cover.'),
  }).describe('What pages other than the one with the prices say about them.'),
  amounts: entity({
    members: amountWords.describe('People who can use it.'),
    contacts: amountWords.describe('Customers on record.'),
  }).describe('How numbers are put into words.'),
  fees: entity({
    setup: feeWords.describe('The customized setup.'),
    website: feeWords.describe('The website design.'),
  }).describe('How fees are put into words.'),
  credits: entity({
    firstMonth: entity({ line: line('The line of a card.'), cell }).describe('Where they come once.'),
    everyMonth: entity({
      line: template(20, 80, ['emails', 'sms', 'calls'], 'The line of a card.'),
      cell,
    }).describe('Where they come every month.'),
  }).describe('The complimentary credits.'),
  advancedAutomation: line('The line of a card where the plan has it.'),
  cells: entity({ unlimited: cell, free: cell, yes: cell, no: cell }).describe('What several rows of the table say.'),
});
