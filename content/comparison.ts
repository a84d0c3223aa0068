import type { Content } from '@/lib/content/kinds';

/**
 * The feature comparison. A row with `fact` shows what each plan states in content/plans.ts; a row with `plans` shows a check
 * for these plans and a dash for the others. Features that all plans have are a list below the table.
 */
export default [
  { feature: 'Members', fact: 'members' },
  { feature: 'Contacts', fact: 'contacts' },
  { feature: 'Complimentary credits', fact: 'credits' },
  { feature: 'Complimentary emails per month', fact: 'emails' },
  { feature: 'Complimentary calls received per month', fact: 'callsReceived' },
  { feature: 'Complimentary calls sent per month', fact: 'callsSent' },
  { feature: 'Complimentary SMS per month', fact: 'sms' },
  { feature: 'Customized setup', fact: 'setup' },
  { feature: 'Website design with copywriting', fact: 'website' },
  { feature: 'Advanced Automation', fact: 'advancedAutomation' },
  { feature: 'CRM and pipelines', plans: 'all' },
  { feature: 'Voice and chat AI', plans: 'all' },
  { feature: 'Missed-call text replies', plans: 'all' },
  { feature: '24/7 lead capture forms', plans: 'all' },
  { feature: 'Appointment scheduling and confirmations', plans: 'all' },
  { feature: 'Text-to-pay invoicing', plans: 'all' },
  { feature: 'Payment reminders', plans: 'all' },
  { feature: 'Review requests', plans: 'all' },
  { feature: 'Email marketing', plans: 'all' },
  { feature: 'Customer history tracking', plans: 'all' },
  { feature: 'Recurring service reminders', plans: 'all' },
  { feature: 'Project and estimate tracking', plans: 'all' },
  { feature: 'Change-order tracking', plans: 'all' },
  { feature: 'Photo documentation', plans: 'all' },
  { feature: 'Report delivery', plans: 'all' },
  { feature: 'Customer portal', plans: 'all' },
  { feature: 'All-in-one dashboard', plans: 'all' },
  { feature: 'Smart automation', plans: 'all' },
  { feature: 'Integrations', plans: 'all' },
  { feature: 'Customizable white-labeled reports', plans: 'all' },
] satisfies Content<'comparison'>;
