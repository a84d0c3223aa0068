import { plainText, template } from './fields';
import { entity } from './entity';

const line = (help: string) => plainText(3, 60, help);
const cell = plainText(1, 24, 'The text of a cell in the comparison table.');
const note = plainText(10, 90, 'A sentence under the list of a card.');

const amountWords = entity({
  one: template(5, 60, ['count'], 'The line of a card where there is one.'),
  other: template(5, 60, ['count'], 'The line of a card where there are several.'),
  unlimited: line('The line of a card where there is no limit.'),
});

const feeWords = entity({
  price: template(5, 60, ['price'], 'The line of a card where it is paid for.'),
  free: line('The line of a card where it is free.'),
});

const creditWords = entity({ line: line('The line of a card.'), cell, note });

/** How the facts of plans are put into words. */
export const planWordsSchema = entity({
  recommended: plainText(4, 20, 'Stands over the name of the recommended plan.'),
  perMonth: plainText(3, 20, 'Stands behind a plan’s price.'),
  lowest: template(10, 50, ['price'], 'Near the first buttons of a page, with the lowest price.'),
  ending: plainText(20, 90, 'Follows it: how a plan ends, as the terms say.'),
  billing: plainText(10, 40, 'Links from a card to what a buyer has to know.'),
  amounts: entity({
    members: amountWords,
    contacts: amountWords,
    emails: amountWords,
    callsReceived: amountWords,
    callsSent: amountWords,
    sms: amountWords,
  }),
  fees: entity({ setup: feeWords, website: feeWords }),
  credits: entity({ firstMonth: creditWords, everyMonth: creditWords }),
  advancedAutomation: entity({ line: line('The line of a card.'), note }),
  cells: entity({ unlimited: cell, free: cell, yes: cell, no: cell }).describe('What several rows of the table say.'),
});
