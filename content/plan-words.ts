import type { Content } from '@/lib/content/kinds';

/**
 * How the facts in content/plans.ts are put into words on the cards and in the comparison. `{count}` and `{price}` are
 * the plan’s own value.
 */
export default {
  recommended: 'RECOMMENDED',
  perMonth: '/ month',
  billing: 'Renews monthly, no refunds',
  offer: {
    lowest: 'from {price} a month',
    plans: 'Plans from {price} a month.',
    terms: 'Cancel any time; the plan ends with the paid month.',
    title: 'One monthly price for the whole team, not per user',
    fees: 'Customized setup is {setupFee} once, free on {thePlansWithFreeSetup}. A website with copy is {websiteFee} once, free on {thePlansWithFreeWebsite}. The site you have is connected free.',
  },
  amounts: {
    members: { one: '{count} member', other: '{count} members', unlimited: 'Unlimited members' },
    contacts: { one: '{count} contact', other: '{count} contacts', unlimited: 'Unlimited contacts' },
    emails: { one: '{count} email a month', other: '{count} emails a month', unlimited: 'Unlimited emails' },
    callsReceived: { one: '{count} call in', other: '{count} calls in', unlimited: 'Unlimited calls in' },
    callsSent: { one: '{count} call out', other: '{count} calls out', unlimited: 'Unlimited calls out' },
    sms: { one: '{count} SMS a month', other: '{count} SMS a month', unlimited: 'Unlimited SMS' },
  },
  fees: {
    setup: { price: 'Customized setup {price}', free: 'Customized setup, free' },
    website: { price: 'Website with copywriting {price}', free: 'Website with copywriting, free' },
  },
  credits: {
    firstMonth: {
      line: 'Complimentary credits for one month',
      cell: 'First month only',
      note: 'After the first month, emails and SMS carry system fees.',
    },
    everyMonth: {
      line: 'Complimentary credits every month',
      cell: 'Every month',
      note: 'Your email, text and call credits are complimentary, every month.',
    },
  },
  advancedAutomation: { line: 'Advanced Automation', note: 'Advanced Automation included.' },
  cells: { unlimited: 'Unlimited', free: 'Free', yes: 'Yes', no: 'Not included' },
} satisfies Content<'plan-words'>;
