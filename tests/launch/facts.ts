import { standInAddress } from '../../lib/stand-in';
import { industryFigures } from './specified-claims';

/**
 * What the product specification says of a page. It is based on the specification and decisions about it, not on the content
 * files, and describes the state at launch. If a price or a label changes later, its row must be updated or removed.
 */
export type Facts = {
  /** The page contains each text, with collapsed white space. */
  texts?: string[];
  /** Links with these labels and targets. */
  links?: [label: string, to: string][];
  /** Links that open a new tab, with the start of their address. */
  newTabs?: [label: string, to: string][];
  /** The page's result figures, in this order. */
  figures?: string[];
  /** The cells of rows in the comparison table. */
  rows?: Record<string, string[]>;
  /** Cards that link to these paths, in this order. */
  cards?: string[];
};

/** Texts, one after the other. */
const listed = (texts: string) => texts.trim().replaceAll(/\s+/g, ' ').split('; ');

const trades = industryFigures.slice(0, 9).map(([path]) => path);
const health = industryFigures.slice(9).map(([path]) => path);
const agencies = listed(
  'web-design; pay-per-click; social-media-management; email-marketing; copywriting; branding',
).map((name) => `/industries/marketing-agencies/${name}`);

const industryLinks: [string, string][] = [
  ['Schedule Free Demo', '/schedule'],
  ['Watch Demo', '/demo'],
  ['Book Your Free Demo', '/schedule'],
  ['View Pricing', '/pricing'],
];
const serviceLinks: [string, string][] = [
  ['Get Started', '/calendar'],
  ['View Pricing', '/pricing'],
];
const comingSoon: Facts = {
  texts: ['Content coming soon. Check back later for updates.'],
  links: [['Schedule a Demo', '/calendar']],
};

const home: Facts = {
  texts: listed(`
    Transform Your Small Business With Our AI CRM; Voice & Content AI; Customer Management; Marketing
    Automation; Ready to start?; CRM; Voice & Chat AI; Email Marketing; Copywriting; Web Design; GMB SEO;
    Customized CRM adoption; Expert onboarding and training; Human support; All-in-one marketing and sales;
    Missed-call text replies; 24/7 lead capture forms; Text-to-pay invoicing; Customizable white-labeled
    reports`),
  links: [
    ['Schedule a Demo', '/calendar'],
    ['Get Started', '/calendar'],
    ['View Pricing', '/pricing'],
    ['Get Started Now', '/calendar'],
    ['Chat With Us', '/schedule'],
  ],
  cards: ['/crm-solutions', '/ai', '/marketing-automation', '/copywriting', '/web-design', '/gmb-seo'],
};

const pricing: Facts = {
  texts: [
    'RECOMMENDED Pro',
    'Starter For going solo $97 / month',
    'Essentials For a small crew $197 / month',
    'Pro For growing teams $297 / month',
    'Premium For bigger teams and lists $497 / month',
  ],
  links: [['See add-on pricing', '/add-on-pricing']],
  newTabs: ['Starter', 'Essentials', 'Pro', 'Premium'].map((plan) => [
    `Choose ${plan}`,
    standInAddress(`https://pay.hearthline.example/checkout/${plan.toLowerCase()}`),
  ]),
  rows: {
    Members: ['1', '3', '10', 'Unlimited'],
    Contacts: ['500', '1,000', '50,000', 'Unlimited'],
    'Complimentary emails per month': ['Not included', '5,000', '20,000', '50,000'],
    'Complimentary calls received per month': ['Not included', '380', '2,340', '3,900'],
    'Complimentary calls sent per month': ['Not included', '237', '1,425', '2,375'],
    'Complimentary SMS per month': ['Not included', '420', '2,520', '4,200'],
    'Customized setup': ['$997', '$997', '$997', 'Free'],
    'Website design with copywriting': ['$1,497', '$1,497', 'Free', 'Free'],
    'Advanced Automation': ['Not included', 'Not included', 'Yes', 'Yes'],
  },
};

const addOnPricing: Facts = {
  texts: [
    'Reputation Management $197 one-time',
    'Local SEO $497 / month',
    'Paid Media $450 / month or 15% of ad spend',
    'Facebook setup $600',
    'Google setup $900',
    'Coaching $197 per 2-hour session',
    'Cold Email Lead Gen $637 / month',
    '150,000 sends a month 30,000 contacts 10 domains 20 inboxes',
    'Phone Setup $97 one-time',
    'Monthly Retainer Variable Pricing',
  ],
  links: [
    ['Back to the plans', '/pricing'],
    ['Request a custom solution', '/contact'],
  ],
};

const gyms: Facts = {
  texts: listed(`
    Missed lead follow-ups; Low member engagement; Membership churn; Fitness journey automation; Member
    progress tracking; Transformation documentation; Local fitness marketing; Group class management;
    Personal training upsells`),
};

const terms: Facts = {
  texts: listed(`
    September 17, 2024; at least 18 years; true, accurate, current and complete; automated means; block IP
    addresses; non-refundable; US dollars; Visa, Mastercard, American Express and Discover; 0.001 per
    message; 891 US dollars; at least 30 days; Worcester, Massachusetts; replying STOP`),
};

/** All facts. A path may be there more than once. */
export const facts: [path: string, Facts][] = [
  ['/', home],
  [
    '/ai',
    {
      texts: ['Assessment and strategy', 'Custom development', 'Integration and training', 'Optimization and scaling'],
      links: [['Book a Consultation', '/schedule']],
      figures: ['15–20 hours', '30%', '25–35%', '40–60%'],
    },
  ],
  ['/marketing-automation', { links: [['Book a Demo', '/calendar']] }],
  ['/data-analytics', { links: [['Book a Demo', '/calendar']] }],
  [
    '/crm-solutions',
    { cards: ['/crm-solutions', '/marketing-automation', '/data-analytics', '/ai', '/integration-services'] },
  ],
  ...['/copywriting', '/web-design', '/gmb-seo'].map((path): [string, Facts] => [path, { links: serviceLinks }]),
  [
    '/integration-services',
    {
      texts: ['Web forms', 'Live chat', 'Calendar and booking', 'Surveys'],
      links: [["Let's Talk About Integration", '/calendar']],
    },
  ],
  [
    '/demo',
    {
      links: [['Book a Personal Demo', '/schedule']],
      newTabs: [['Watch the walkthrough video', standInAddress('https://video.hearthline.example/')]],
    },
  ],
  ...industryFigures.map(([path, figures]): [string, Facts] => [path, { figures, links: industryLinks }]),
  ...agencies.map((path): [string, Facts] => [path, { links: industryLinks }]),
  ['/industries/service-based', { links: [['Schedule a Demo', '/calendar']], cards: trades }],
  [
    '/industries/healthcare',
    {
      texts: listed(`
    Patient-centered care; Patient journey management; Appointment and treatment scheduling; Health
    marketing and patient education`),
      links: [['Schedule a Demo', '/schedule']],
      cards: health,
    },
  ],
  ['/industries/marketing-agencies', { cards: agencies, figures: ['68%', '85%', '92%', '47%'] }],
  ['/industries/sales-teams', { figures: ['−65%', '+28%', '+37%', '+42%'] }],
  ['/industries/coaches-consultants', { figures: ['+27%', 'up to 50%'] }],
  ['/industries/solopreneurs', { figures: ['15+ hours', 'up to 50%'] }],
  ['/industries/smbs', { figures: ['29%', '34%', '75%', '300%', '23%'] }],
  ['/industries/gyms', gyms],
  ['/industries/yoga-studios', { texts: ['Mindfulness-centered technology', 'Holistic practice features'] }],
  ['/industries/financial', comingSoon],
  ['/industries/retail', comingSoon],
  ['/pricing', pricing],
  ['/add-on-pricing', addOnPricing],
  [
    '/about/company',
    {
      texts: listed(`
    2023; 20+ years; Excellence; Innovation; Integrity; Customer Focus; Pro plan subscribers get a free
    website design; Owners of an existing site get free CRM integration`),
    },
  ],
  [
    '/about/founder',
    {
      links: [['Schedule a Call', '/schedule']],
      newTabs: [['Professional profile', standInAddress('https://linkedin.example/in/')]],
    },
  ],
  ['/coaching', { texts: ['Book a Coaching Session'] }],
  ['/book-coaching', { texts: ['Book a Coaching Session'] }],
  ['/terms-of-service', terms],
];
