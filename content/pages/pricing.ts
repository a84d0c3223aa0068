import type { Content } from '@/lib/content/kinds';

export default {
  path: '/pricing',
  seo: {
    title: 'Plans and prices for every size of business',
    description:
      'Four plans with the CRM, calendars and missed-call text replies in each. Compare members, contacts, credits and setup side by side.',
  },
  title: { text: 'Plans that grow with your customer list', marker: 'your customer list' },
  lede: 'Every plan includes the CRM, pipelines, calendars and missed-call text replies. Cancel any time, effective at the end of the paid term.',
  comparison: {
    title: 'Compare every feature',
    pictureAlt: 'The four plans as teams: {teams}.',
    pictureTeam: '{members} on {plan}',
    intro:
      'Credits are monthly and complimentary. What goes beyond them is billed as system fees for email, calls and SMS.',
  },
  addOns: {
    title: 'Need one thing more?',
    text: 'Reputation management, local SEO, paid media and coaching can be added to any plan.',
    linkText: 'See add-on pricing',
  },
  closing: {
    title: 'Not sure which one fits?',
    text: 'Tell us how many people and customers you have. We will name the smallest plan that does the job.',
  },
} satisfies Content<'pages/pricing'>;
