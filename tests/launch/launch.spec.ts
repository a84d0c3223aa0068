import { expect, test } from '@playwright/test';
import { claims } from '../../lib/content';
import { standInAddress } from '../../lib/stand-in';
import { folded, linkLabel, mainOf, pagePaths, sitemapEntries, textOf } from '../site/exported-site';

/*
 * The state at launch: the export against the product specification, not against the content. If a price, a plan, a label or a
 * claim changes later, its row is changed or removed. The deployment does not depend on this suite.
 */

const words = (text: string) => text.trim().split(/\s+/);

/** Texts, one after the other. */
const listed = (texts: string) => texts.trim().replaceAll(/\s+/g, ' ').split('; ');

/** The lines of the specification that state figures, word for word: sections 1 and 9. */
const specifiedLines = [
  'AI saves 15-20 hours a week (also 15+ weekly, 3-4 hours daily); 30% productivity; 25-35% cost reduction; 40-60% faster customer response; 29% higher lead conversion; page load under 3 seconds; up to 50% more client capacity; 30% average revenue growth.',
  'Sales teams: -65% lead response time, +28% close rate, +37% rep productivity, +42% retention.',
  'Coaches: +27% retention.',
  'SMB: 29% revenue, 34% efficiency, 75% satisfaction, 300% productivity, 23% cost reduction.',
  'Agencies: 68% faster, 85% consistency, 92% approval, 47% recognition.',
  'Plumbers 47/63/89/31; pet 52/68/91/44; inspectors 58/72/94/41; solar 68/45/92/156; HVAC 52/73/91/38; landscaping 64/81/95/42; roofing 78/56/94/123; home improvement 71/48/96/67; electricians 58/67/93/41; weight loss 73/45/92/38; chiropractic 52/68/94/41; general dentistry 67/58/96/44; dental implant 78/65/12K average case value/97; yoga 69 (first figure; the next two are not shown in that section), later 54/91/43; gyms 61/48/87/76.',
];

/** The industries of the last line, in its order. */
const trades = words(
  'plumbers pet-services home-inspectors solar hvac landscaping roofing home-improvement electricians',
);
const health = words('weight-loss chiropractor general-dentistry implant-specialist yoga-studios gyms');

/** Their pages with their figures. All are percentages except the case value. */
const industryFigures = (specifiedLines.at(-1) ?? '').split(/; (?![^(]*\))/).map((line, index) => {
  const figures = line.match(/\d+K?/g)?.map((figure) => (figure.endsWith('K') ? `$${figure}` : `${figure}%`)) ?? [];
  return { path: `/industries/${[...trades, ...health][index]}`, figures };
});

test('every source of a claim is in the specification, word for word', () => {
  const sources = claims.map(({ source }) => source);
  expect(sources.filter((source) => !specifiedLines.some((line) => line.includes(source)))).toEqual([]);
});

/** What the product specification, and decisions about it, say of a page. */
type Facts = {
  /** The page contains each text, with collapsed white space. */
  texts?: string[];
  /** Links with these labels to these paths; to other sites, in a new tab, with the start of their address. */
  links?: [label: string, to: string][];
  /** The page's result figures, in this order. */
  figures?: string[];
  /** The cells of rows in the comparison table. */
  rows?: Record<string, string[]>;
  /** Cards that link to these paths, in this order. */
  cards?: string[];
};

const agencies = words('web-design pay-per-click social-media-management email-marketing copywriting branding').map(
  (name) => `/industries/marketing-agencies/${name}`,
);

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

/** The facts of single pages. What pages of a kind share is beside the test. */
const facts: Record<string, Facts> = {
  '/': {
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
  },
  '/ai': {
    texts: listed(`
      Assessment and strategy; Custom development; Integration and training; Optimization and scaling; Figures are
      our own claims and have not been independently verified. Results vary.`),
    links: [['Book a Consultation', '/schedule']],
    figures: ['15–20 hours', '30%', '25–35%', '40–60%'],
  },
  '/marketing-automation': { texts: ['3–4 hours'], links: [['Book a Demo', '/calendar']] },
  '/data-analytics': { texts: ['30% average revenue growth'], links: [['Book a Demo', '/calendar']] },
  '/web-design': { texts: ['under 3 seconds'] },
  '/crm-solutions': {
    texts: ['29% higher lead conversion'],
    cards: ['/crm-solutions', '/marketing-automation', '/data-analytics', '/ai', '/integration-services'],
  },
  '/integration-services': {
    texts: ['Web forms', 'Live chat', 'Calendar and booking', 'Surveys'],
    links: [["Let's Talk About Integration", '/calendar']],
  },
  '/demo': {
    links: [
      ['Book a Personal Demo', '/schedule'],
      ['Watch the walkthrough video', standInAddress('https://video.hearthline.example/')],
    ],
  },
  '/industries/service-based': {
    links: [['Schedule a Demo', '/calendar']],
    cards: trades.map((trade) => `/industries/${trade}`),
  },
  '/industries/healthcare': {
    texts: listed(`
      Patient-centered care; Patient journey management; Appointment and treatment scheduling; Health
      marketing and patient education`),
    links: [['Schedule a Demo', '/schedule']],
    cards: health.map((trade) => `/industries/${trade}`),
  },
  '/industries/marketing-agencies': { cards: agencies, figures: ['68%', '85%', '92%', '47%'] },
  '/industries/sales-teams': { figures: ['−65%', '+28%', '+37%', '+42%'] },
  '/industries/coaches-consultants': { figures: ['+27%', 'up to 50%'] },
  '/industries/solopreneurs': { figures: ['15+ hours', 'up to 50%'] },
  '/industries/smbs': { figures: ['29%', '34%', '75%', '300%', '23%'] },
  '/industries/gyms': {
    texts: listed(`
      Missed lead follow-ups; Low member engagement; Membership churn; Fitness journey automation; Member
      progress tracking; Transformation documentation; Local fitness marketing; Group class management;
      Personal training upsells`),
  },
  '/industries/yoga-studios': { texts: ['Mindfulness-centered technology', 'Holistic practice features'] },
  '/industries/financial': comingSoon,
  '/industries/retail': comingSoon,
  '/pricing': {
    texts: [
      'RECOMMENDED Pro',
      'Starter For going solo $97 / month',
      'Essentials For a small crew $197 / month',
      'Pro For growing teams $297 / month',
      'Premium For bigger teams and lists $497 / month',
    ],
    links: [
      ['See add-on pricing', '/add-on-pricing'],
      ...words('Starter Essentials Pro Premium').map((plan): [string, string] => [
        `Choose ${plan}`,
        standInAddress(`https://pay.hearthline.example/checkout/${plan.toLowerCase()}`),
      ]),
    ],
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
  },
  '/add-on-pricing': {
    texts: listed(`
      Reputation Management $197 one-time; Local SEO $497 / month; Paid Media $450 / month or 15% of ad spend;
      Facebook setup $600; Google setup $900; Coaching $197 per 2-hour session;
      Cold Email Lead Gen $637 / month; 150,000 sends a month 30,000 contacts 10 domains 20 inboxes;
      Phone Setup $97 one-time; Monthly Retainer Variable Pricing`),
    links: [
      ['Back to the plans', '/pricing'],
      ['Request a custom solution', '/contact'],
    ],
  },
  '/about/company': {
    texts: listed(`
      2023; 20+ years; Excellence; Innovation; Integrity; Customer Focus; Pro plan subscribers get a free
      website design; Owners of an existing site get free CRM integration`),
  },
  '/about/founder': {
    links: [
      ['Schedule a Call', '/schedule'],
      ['Professional profile', standInAddress('https://linkedin.example/in/')],
      ['Write an email', 'mailto:'],
    ],
  },
  '/coaching': { texts: ['Book a Coaching Session'] },
  '/book-coaching': { texts: ['Book a Coaching Session'] },
  '/terms-of-service': {
    texts: listed(`
      September 17, 2024; at least 18 years; true, accurate, current and complete; automated means; block IP
      addresses; non-refundable; US dollars; Visa, Mastercard, American Express and Discover; 0.001 per
      message; 891 US dollars; at least 30 days; Worcester, Massachusetts; replying STOP`),
  },
};

/** The public paths of the product specification (section 2): /calendar is a redirect, /sitemap.xml a file. */
const specifiedPaths = words(`
  / /ai /schedule /marketing-automation /data-analytics /crm-solutions /copywriting /web-design /gmb-seo
  /integration-services /pricing /add-on-pricing /testimonials /contact /demo /terms-of-service /coaching
  /book-coaching /about/company /about/founder`).concat(
  agencies,
  [
    ...words(
      'solopreneurs marketing-agencies sales-teams service-based coaches-consultants healthcare smbs financial retail',
    ),
    ...trades,
    ...health,
  ].map((industry) => `/industries/${industry}`),
);

function check(path: string, { texts = [], links = [], figures, rows = {}, cards }: Facts): void {
  const page = mainOf(path);
  for (const text of texts) expect.soft(folded(textOf(page)), path).toContain(text);
  const found = page.querySelectorAll('a').map((link) => ({
    label: linkLabel(link),
    href: link.getAttribute('href') ?? '',
    target: link.getAttribute('target'),
  }));
  for (const [label, to] of links) {
    const href = to.startsWith('/') ? to : expect.stringContaining(to);
    const target = to.startsWith('http') ? '_blank' : undefined;
    expect.soft(found, path).toContainEqual({ label, href, target });
  }
  if (figures) {
    const shown = page.querySelectorAll('[aria-labelledby="figures"] dd').map((figure) => folded(figure.text));
    expect.soft(shown, path).toEqual(figures);
  }
  for (const [feature, cells] of Object.entries(rows)) {
    const row = page.querySelectorAll('tbody tr').find((tr) => folded(tr.querySelector('th')?.text ?? '') === feature);
    const shown = row?.querySelectorAll('td').map((cell) => folded(cell.text));
    expect.soft(shown, feature).toEqual(cells);
  }
  const lists = page.querySelectorAll('ul').map((list) => list.querySelectorAll('h3 a'));
  if (cards) expect.soft(lists.map((list) => list.map((link) => link.getAttribute('href')))).toContainEqual(cards);
}

test('the 50 paths of the specification are exported, whatever else is', () => {
  expect(specifiedPaths).toHaveLength(50);
  expect(pagePaths).toEqual(expect.arrayContaining(specifiedPaths));
});

test('every page has its facts', () => {
  for (const [path, all] of Object.entries(facts)) check(path, all);
  for (const { path, figures } of industryFigures) check(path, { figures, links: industryLinks });
  for (const path of agencies) check(path, { links: industryLinks });
  for (const path of ['/copywriting', '/web-design', '/gmb-seo']) check(path, { links: serviceLinks });
});

test('the terms have 28 numbered sections, and there are five testimonials', () => {
  const headings = mainOf('/terms-of-service').querySelectorAll('h2');
  expect(headings.filter((heading) => /^\d+\. /.test(heading.text))).toHaveLength(28);
  expect(mainOf('/testimonials').querySelectorAll('figure')).toHaveLength(5);
});

test('the sitemap has the specified priorities and frequencies', () => {
  for (const [paths, priority, frequency] of [
    ['/', '1', 'weekly'],
    ['/ai /schedule /pricing /demo', '0.9', 'monthly'],
    ['/crm-solutions /gmb-seo /industries/healthcare /industries/retail', '0.8', 'monthly'],
    ['/industries/plumbers /about/company /coaching /add-on-pricing', '0.7', 'monthly'],
    ['/terms-of-service', '0.5', 'yearly'],
  ] as const) {
    for (const path of words(paths)) expect(sitemapEntries.get(path), path).toMatchObject({ priority, frequency });
  }
});
