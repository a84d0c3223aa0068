/** Fields too many or too few, and values of another type. */
import { removed } from '../changed';
import { file, type Mistake } from './mistake';

const aPath = 'a path that has a page under app/';
const anAction = `a label with either href (${aPath}) or destination (a key of content/destinations.ts)`;

export const shape: Mistake[] = [
  [
    'unknown field',
    file.home,
    'seo.keywords',
    'crm',
    'found "crm", expected no field of this name (the fields here are title, description)',
  ],
  [
    'unknown field in a menu',
    file.navigation,
    'menus[0].entries[0].url',
    '/ai',
    'found "/ai", expected no field of this name (the fields here are label, href, mobileHref, note)',
  ],
  ['missing field', file.ai, 'questions.items[1].answer', removed, 'found nothing, expected text in quotes'],
  ['missing section', file.plumbers, 'closing', removed, 'found nothing, expected fields in { }'],
  ['missing action', file.actions, 'bookDemo', removed, `found nothing, expected ${anAction}`],
  [
    'unknown action in the list of actions',
    file.actions,
    'bookNow',
    { label: 'Book', href: '/pricing' },
    'found an object with label, href, expected no field of this name (a new action is first named in actionNames, lib/content/schemas/action.ts)',
  ],
  [
    'unknown destination in the list of destinations',
    file.destinations,
    'links.forum',
    { url: 'https://a.example', placeholder: true },
    'found an object with url, placeholder, expected no field of this name (a new destination is first named in destinationNames, lib/content/schemas/destination.ts)',
  ],
  [
    'wrong type: a list for text',
    file.plumbers,
    'hero.lede',
    ['Text back every caller.'],
    'found a list of 1, expected text in quotes',
  ],
  ['wrong type: text for a list', file.plumbers, 'painPoints.cards', 'none', 'found "none", expected a list in [ ]'],
  ['wrong type: null for a section', file.plumbers, 'stats', null, 'found null, expected fields in { }'],
  ['wrong type: text for a number', file.site, 'founded', '2023', 'found "2023", expected a number'],
  [
    'wrong type: text for true or false',
    file.plans,
    'plans[2].recommended',
    'yes',
    'found "yes", expected true or false',
  ],
  [
    'comparison row that repeats a fact',
    file.comparison,
    'comparison[0].pro',
    '10',
    'found "10", expected no field of this name (the fields here are feature, fact)',
  ],
  [
    'comparison row without plans',
    file.comparison,
    'comparison[12].plans',
    removed,
    'found an object with feature, expected a feature with either fact (a field of the plans) or plans (all, or a list of plans)',
    'comparison[12]',
  ],
  [
    'comparison row for plans that do not exist',
    file.comparison,
    'comparison[12].plans',
    ['pro', 'gold'],
    'found "gold", expected one of starter, essentials, pro, premium',
    'comparison[12].plans[1]',
  ],
  [
    'monthly credits without one of their amounts',
    file.plans,
    'plans[2].credits.sms',
    removed,
    'found nothing, expected a whole number, or the text unlimited',
  ],
  [
    'credits in other words',
    file.plans,
    'plans[0].credits',
    'none',
    'found "none", expected the text first month only, or what every month brings: emails, callsReceived, callsSent, sms',
  ],
];
