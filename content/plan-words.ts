import type { Content } from '@/lib/content/kinds';

/**
 * How the facts in content/plans.ts are put into words on the cards and in the comparison. `{count}` and `{price}` are
 * the plan’s own value.
 */
export default {
  recommended: 'RECOMMENDED',
  perMonth: '/ month',
  offer: {
    lowest: 'from {price} a month',
    short: 'From {price} a month. Cancel any time.',
    plans: 'Plans from {price} a month.',
    terms: 'Cancel any time and keep your plan through the month you paid for.',
    title: 'A flat monthly price, not a fee per user',
    fees: 'Month to month: cancel any time and keep your plan through the month you paid for. No refunds. Setup by our team is {setupFee} once, free on the Premium plan.',
    shown: 'Not sure which plan fits? [We show you in a demo](/schedule).',
    question: 'What else can I be charged for?',
    answer:
      'Texts and emails beyond your monthly credits: {emailFee} an email, and a fee for each text sent or received. On Starter the credits last one month. Sales tax is added where it is required.',
  },
  amounts: {
    members: { one: '{count} member', other: '{count} members', unlimited: 'Unlimited members' },
    contacts: { one: '{count} contact', other: '{count} contacts', unlimited: 'Unlimited contacts' },
  },
  fees: {
    setup: { price: 'Setup {price}', free: 'Setup free' },
    website: { price: 'Website {price}', free: 'Website free' },
  },
  credits: {
    firstMonth: { line: 'Credits for one month', cell: 'One month' },
    everyMonth: { line: 'Monthly: {emails} emails, {sms} texts, {calls} incoming calls', cell: 'Every month' },
  },
  advancedAutomation: 'Advanced Automation',
  cells: { unlimited: 'Unlimited', free: 'Free', yes: 'Yes', no: 'Not included' },
} satisfies Content<'plan-words'>;
