import type { Content } from '@/lib/content/kinds';

/**
 * The rows of the feature-comparison table. A row with `fact` shows what each plan states in content/plans.ts; a row with
 * `plans` shows a check for these plans and a dash for the others.
 */
export default [
  { feature: 'Members', fact: 'members' },
  { feature: 'Contacts', fact: 'contacts' },
  { feature: 'Complimentary credits', fact: 'credits' },
  { feature: 'Emails per month', fact: 'emails' },
  { feature: 'Calls received per month', fact: 'callsReceived' },
  { feature: 'Calls sent per month', fact: 'callsSent' },
  { feature: 'SMS per month', fact: 'sms' },
  { feature: 'Customized setup', fact: 'setup' },
  { feature: 'Website design with copywriting', fact: 'website' },
  { feature: 'Advanced Automation', fact: 'advancedAutomation' },
  { feature: 'CRM and pipelines', plans: 'all' },
  { feature: 'Missed-call text replies', plans: 'all' },
  { feature: 'Appointment scheduling', plans: 'all' },
  { feature: 'Lead capture forms', plans: 'all' },
  { feature: 'Text-to-pay invoicing', plans: 'all' },
  { feature: 'Payment reminders', plans: 'all' },
  { feature: 'Review requests', plans: 'all' },
  { feature: 'Email marketing', plans: 'all' },
  { feature: 'All-in-one dashboard', plans: 'all' },
] satisfies Content<'comparison'>;
