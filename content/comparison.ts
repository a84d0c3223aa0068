import { comparisonSchema } from './schemas/plan';
import { loadContent } from './schemas/load';

/** The feature-comparison table: a row per feature, a column per plan. true shows a check, false a dash. */
export const comparison = loadContent('content/comparison.ts', comparisonSchema, [
  { feature: 'Members', starter: '1', essentials: '3', pro: '10', premium: 'Unlimited' },
  { feature: 'Contacts', starter: '500', essentials: '1,000', pro: '50,000', premium: 'Unlimited' },
  {
    feature: 'Complimentary credits',
    starter: 'First month only',
    essentials: 'Every month',
    pro: 'Every month',
    premium: 'Every month',
  },
  { feature: 'Emails per month', starter: false, essentials: '5,000', pro: '20,000', premium: '50,000' },
  { feature: 'Calls received per month', starter: false, essentials: '380', pro: '2,340', premium: '3,900' },
  { feature: 'Calls sent per month', starter: false, essentials: '237', pro: '1,425', premium: '2,375' },
  { feature: 'SMS per month', starter: false, essentials: '420', pro: '2,520', premium: '4,200' },
  { feature: 'Customized setup', starter: '$997', essentials: '$997', pro: '$997', premium: 'Free' },
  { feature: 'Website design with copywriting', starter: '$1497', essentials: '$1497', pro: 'Free', premium: 'Free' },
  { feature: 'Advanced Automation', starter: false, essentials: false, pro: true, premium: true },
  { feature: 'CRM and pipelines', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Missed-call text replies', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Appointment scheduling', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Lead capture forms', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Text-to-pay invoicing', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Payment reminders', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Review requests', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'Email marketing', starter: true, essentials: true, pro: true, premium: true },
  { feature: 'All-in-one dashboard', starter: true, essentials: true, pro: true, premium: true },
]);
