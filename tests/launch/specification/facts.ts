import { standInAddress } from '../../../lib/stand-in';
import { industryFigures } from './specified-claims';

/**
 * The facts of the product specification, one per row: what a page must show or link to. Rows are based on the
 * specification and decisions about it, not on the content files. They describe the state at launch. If a price or a
 * label changes later, its row must be updated or removed.
 */
export type Fact =
  /** The page contains the text, with collapsed white space. */
  | { path: string; text: string }
  /** A link with this label and target; `newTab` if specified. */
  | { path: string; link: string; to: string; newTab?: boolean }
  /** The page's result figures, in this order. */
  | { path: string; figures: string[] }
  /** The cells of a row in the comparison table. */
  | { path: string; row: string; cells: string[] }
  /** Cards that link to these paths, in this order. */
  | { path: string; cards: string[] };

const verticals = industryFigures.map(([path, figures]) => ({ path, figures }));
const trades = verticals.slice(0, 9).map(({ path }) => path);
const health = verticals.slice(9).map(({ path }) => path);
const agencies = [
  'web-design',
  'pay-per-click',
  'social-media-management',
  'email-marketing',
  'copywriting',
  'branding',
].map((name) => `/industries/marketing-agencies/${name}`);

const industryButtons = (path: string): Fact[] => [
  { path, link: 'Schedule Free Demo', to: '/schedule' },
  { path, link: 'Watch Demo', to: '/demo' },
  { path, link: 'Book Your Free Demo', to: '/schedule' },
  { path, link: 'View Pricing', to: '/pricing' },
];

const home: Fact[] = [
  { path: '/', text: 'Transform Your Small Business With Our AI CRM' },
  ...['Voice & Content AI', 'Customer Management', 'Marketing Automation', 'Ready to start?'].map((text) => ({
    path: '/',
    text,
  })),
  { path: '/', link: 'Schedule a Demo', to: '/calendar' },
  { path: '/', link: 'Get Started', to: '/calendar' },
  { path: '/', link: 'View Pricing', to: '/pricing' },
  { path: '/', link: 'Get Started Now', to: '/calendar' },
  { path: '/', link: 'Chat With Us', to: '/schedule' },
  { path: '/', cards: ['/crm-solutions', '/ai', '/marketing-automation', '/copywriting', '/web-design', '/gmb-seo'] },
  ...['CRM', 'Voice & Chat AI', 'Email Marketing', 'Copywriting', 'Web Design', 'GMB SEO'].map((text) => ({
    path: '/',
    text,
  })),
  ...[
    'Customized CRM adoption',
    'Expert onboarding and training',
    'Human support',
    'All-in-one marketing and sales',
    'Missed-call text replies',
    '24/7 lead capture forms',
    'Text-to-pay invoicing',
    'Customizable white-labeled reports',
  ].map((text) => ({ path: '/', text })),
];

const services: Fact[] = [
  { path: '/ai', link: 'Book a Consultation', to: '/schedule' },
  ...['Assessment and strategy', 'Custom development', 'Integration and training', 'Optimization and scaling'].map(
    (text) => ({ path: '/ai', text }),
  ),
  { path: '/ai', figures: ['15–20 hours', '30%', '25–35%', '40–60%'] },
  { path: '/marketing-automation', link: 'Book a Demo', to: '/calendar' },
  { path: '/data-analytics', link: 'Book a Demo', to: '/calendar' },
  {
    path: '/crm-solutions',
    cards: ['/crm-solutions', '/marketing-automation', '/data-analytics', '/ai', '/integration-services'],
  },
  ...['/copywriting', '/web-design', '/gmb-seo'].flatMap((path): Fact[] => [
    { path, link: 'Get Started', to: '/calendar' },
    { path, link: 'View Pricing', to: '/pricing' },
  ]),
  ...['Web forms', 'Live chat', 'Calendar and booking', 'Surveys'].map((text) => ({
    path: '/integration-services',
    text,
  })),
  { path: '/integration-services', link: "Let's Talk About Integration", to: '/calendar' },
  { path: '/demo', link: 'Book a Personal Demo', to: '/schedule' },
  {
    path: '/demo',
    link: 'Watch the walkthrough video',
    to: standInAddress('https://video.hearthline.example/'),
    newTab: true,
  },
];

const industries: Fact[] = [
  ...verticals,
  ...verticals.flatMap(({ path }) => industryButtons(path)),
  ...agencies.flatMap((path) => industryButtons(path)),
  { path: '/industries/service-based', link: 'Schedule a Demo', to: '/calendar' },
  { path: '/industries/service-based', cards: trades },
  { path: '/industries/healthcare', link: 'Schedule a Demo', to: '/schedule' },
  { path: '/industries/healthcare', cards: health },
  ...[
    'Patient-centered care',
    'Patient journey management',
    'Appointment and treatment scheduling',
    'Health marketing and patient education',
  ].map((text) => ({ path: '/industries/healthcare', text })),
  { path: '/industries/marketing-agencies', cards: agencies },
  { path: '/industries/marketing-agencies', figures: ['68%', '85%', '92%', '47%'] },
  { path: '/industries/sales-teams', figures: ['−65%', '+28%', '+37%', '+42%'] },
  { path: '/industries/coaches-consultants', figures: ['+27%', 'up to 50%'] },
  { path: '/industries/solopreneurs', figures: ['15+ hours', 'up to 50%'] },
  { path: '/industries/smbs', figures: ['29%', '34%', '75%', '300%', '23%'] },
  ...[
    'Missed lead follow-ups',
    'Low member engagement',
    'Membership churn',
    'Fitness journey automation',
    'Member progress tracking',
    'Transformation documentation',
    'Local fitness marketing',
    'Group class management',
    'Personal training upsells',
  ].map((text) => ({ path: '/industries/gyms', text })),
  ...['Mindfulness-centered technology', 'Holistic practice features'].map((text) => ({
    path: '/industries/yoga-studios',
    text,
  })),
  ...['/industries/financial', '/industries/retail'].flatMap((path): Fact[] => [
    { path, text: 'Content coming soon. Check back later for updates.' },
    { path, link: 'Schedule a Demo', to: '/calendar' },
  ]),
];

const prices: Fact[] = [
  ...['Starter', 'Essentials', 'Pro', 'Premium'].map((plan) => ({
    path: '/pricing',
    link: `Choose ${plan}`,
    to: standInAddress(`https://pay.hearthline.example/checkout/${plan.toLowerCase()}`),
    newTab: true,
  })),
  { path: '/pricing', text: 'RECOMMENDED Pro' },
  { path: '/pricing', text: 'Starter For going solo $97 / month' },
  { path: '/pricing', text: 'Essentials For a small crew $197 / month' },
  { path: '/pricing', text: 'Pro For growing teams $297 / month' },
  { path: '/pricing', text: 'Premium For bigger teams and lists $497 / month' },
  { path: '/pricing', row: 'Members', cells: ['1', '3', '10', 'Unlimited'] },
  { path: '/pricing', row: 'Contacts', cells: ['500', '1,000', '50,000', 'Unlimited'] },
  { path: '/pricing', row: 'Complimentary emails per month', cells: ['Not included', '5,000', '20,000', '50,000'] },
  { path: '/pricing', row: 'Complimentary calls received per month', cells: ['Not included', '380', '2,340', '3,900'] },
  { path: '/pricing', row: 'Complimentary calls sent per month', cells: ['Not included', '237', '1,425', '2,375'] },
  { path: '/pricing', row: 'Complimentary SMS per month', cells: ['Not included', '420', '2,520', '4,200'] },
  { path: '/pricing', row: 'Customized setup', cells: ['$997', '$997', '$997', 'Free'] },
  { path: '/pricing', row: 'Website design with copywriting', cells: ['$1,497', '$1,497', 'Free', 'Free'] },
  { path: '/pricing', row: 'Advanced Automation', cells: ['Not included', 'Not included', 'Yes', 'Yes'] },
  { path: '/pricing', link: 'See add-on pricing', to: '/add-on-pricing' },
  { path: '/add-on-pricing', text: 'Reputation Management $197 one-time' },
  { path: '/add-on-pricing', text: 'Local SEO $497 / month' },
  { path: '/add-on-pricing', text: 'Paid Media $450 / month or 15% of ad spend' },
  { path: '/add-on-pricing', text: 'Facebook setup $600' },
  { path: '/add-on-pricing', text: 'Google setup $900' },
  { path: '/add-on-pricing', text: 'Coaching $197 per 2-hour session' },
  { path: '/add-on-pricing', text: 'Cold Email Lead Gen $637 / month' },
  { path: '/add-on-pricing', text: '150,000 sends a month 30,000 contacts 10 domains 20 inboxes' },
  { path: '/add-on-pricing', text: 'Phone Setup $97 one-time' },
  { path: '/add-on-pricing', text: 'Monthly Retainer Variable Pricing' },
  { path: '/add-on-pricing', link: 'Back to the plans', to: '/pricing' },
  { path: '/add-on-pricing', link: 'Request a custom solution', to: '/contact' },
];

const company: Fact[] = [
  ...['2023', '20+ years', 'Excellence', 'Innovation', 'Integrity', 'Customer Focus'].map((text) => ({
    path: '/about/company',
    text,
  })),
  { path: '/about/company', text: 'Pro plan subscribers get a free website design' },
  { path: '/about/company', text: 'Owners of an existing site get free CRM integration' },
  {
    path: '/about/founder',
    link: 'Professional profile',
    to: standInAddress('https://linkedin.example/in/'),
    newTab: true,
  },
  { path: '/about/founder', link: 'Write an email', to: 'mailto:' },
  { path: '/about/founder', link: 'Schedule a Call', to: '/schedule' },
  { path: '/coaching', text: 'Book a Coaching Session' },
  { path: '/book-coaching', text: 'Book a Coaching Session' },
];

const terms: Fact[] = [
  'September 17, 2024',
  'at least 18 years',
  'true, accurate, current and complete',
  'automated means',
  'block IP addresses',
  'non-refundable',
  'US dollars',
  'Visa, Mastercard, American Express and Discover',
  '0.001 per message',
  '891 US dollars',
  'at least 30 days',
  'Worcester, Massachusetts',
  'replying STOP',
].map((text) => ({ path: '/terms-of-service', text }));

export const facts: Fact[] = [...home, ...services, ...industries, ...prices, ...company, ...terms];
