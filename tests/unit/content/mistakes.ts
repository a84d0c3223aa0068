import plans from '@/content/plans';
import product from '@/content/product';
import { removed } from './edited-content';

/**
 * One change of a field for each rule, and a part of what the check then expects. Where another field or file is reported, it
 * comes last.
 */
/** What a field was, and what a test makes of it. */
type Change = (was: unknown) => unknown;
type Row = [
  field: string,
  to: Change | symbol | string | number | boolean | object,
  expected: string,
  reported?: string | RegExp,
];

const list = (was: unknown) => was as object[];
const withoutLast = (was: unknown) => list(was).slice(0, -1);

/** Both versions of an entry that two people have changed. */
const withFirstAnsweredAgain = (was: unknown) => {
  const [first, ...others] = list(was) as { question: string; answer: string }[];
  return [first, { ...first, answer: 'What the other person wrote about it, at the same time.' }, ...others];
};

/** What an embed may load, of a test's own. */
const allowed = (from: string, kind: string) => ({ from, for: [kind], when: 'In a test.', why: 'A test asks for it.' });

const aPath = 'a path that has a page under app/';
const https = 'an address that begins with https://';
const source = 'an origin such as https://*.example.com';

/** An introduction, and what is expected instead of it. */
const intros: [text: string, expected: string][] = [
  ['The the office saves most of the evening with our platform.', 'each word once'],
  ['The ofice saves most of the evening with our platform.', 'perhaps office instead of ofice'],
  [`The ${plans[0]?.title} plan saves most of the evening.`, 'a name in braces'],
  ['Our platform saves most of the even', 'sentences to their end'],
  ...[
    'Our platform saves <b>most</b> of the evening.',
    'Our platform saves <!-- most --> of the evening.',
    'Our platform saves Q&amp;A and &#8217;most&#8217; of the evening.',
    'Our platform saves **most** of the evening.',
    'Our platform saves *most of it* in the evening.',
    'Our platform saves __most__ and `more` of the evening.',
    '- Our platform saves most of the evening.',
    'Our platform saves most of the evening.[1]',
    'Our platform saves most of the evening.² It does.',
    'Our platform saves most of the evening for [business name].',
    'Our platform saves %FIRSTNAME% most of the evening.',
  ].map((text): [string, string] => [text, 'plain text without markup']),
  ['Our\u00a0platform\u00a0saves\u00a0most\u00a0of the evening.', 'blanks at which lines can break'],
  ['Our platform saves most of the evening. ', 'text without blanks at its ends'],
  ['Our platform is {{brand}}, and it saves most of the evening.', 'in braces only a name of'],
  ["Our platform doesn't lose a call in any plumbing shop.", 'typographic quotes'],
  ['Our platform is {brnad}, and it saves most of the evening.', 'in braces only a name of'],
  ['Our platform saves most of the evening 🚀 for you.', 'characters that the typefaces have (not "🚀")'],
  ['✎ what the platform does', 'what the platform does'],
];

export const mistakes: Record<string, Row[]> = {
  'content/plans.ts': [
    ['plans[1].price', '$297', 'a number'],
    [
      'plans[0].credits',
      { emails: 1, callsReceived: 1, callsSent: 1 },
      'a whole number, or the text unlimited',
      'plans[0].credits.sms',
    ],
    ['plans[0].credits', 'none', 'the text first month only, or what every month brings'],
    ['plans[1].setup', 'included', 'whole US dollars, or the text free'],
    ['plans[1].ctaLink', 'checkoutGold', ', the checkout of this plan'],
    [
      'plans',
      (was) => list(was).map((plan) => Object.assign({}, plan, { recommended: true })),
      'exactly one plan with recommended: true',
    ],
  ],
  'content/plan-words.ts': [
    ['amounts.members.other', '10 members', 'text with {count}'],
    ['fees.setup.price', 'Customized setup {amount}', 'text with {price}'],
  ],
  'content/pages/pricing.ts': [['comparison.pictureTeam', '{members} on Pro', 'text with {members} and {plan}']],
  'content/comparison.ts': [
    ['comparison[0]', { feature: 'A row of a test' }, 'a feature with either fact', 'comparison[0]'],
  ],
  'content/add-ons.ts': [
    ['addOns[0].price', 'on request', 'whole US dollars, or the text Variable Pricing'],
    [
      'addOns[0]',
      (was) => ({ ...Object(was), isOneTime: true, isPerSession: true }),
      'false where isOneTime is true',
      'addOns[0].isPerSession',
    ],
  ],
  'content/claims.ts': [
    ['claims', (was) => [...list(was), list(was)[0]], 'has this id already', /\[\d+\]\.id$/],
    ['claims[0].figure', '15-20', 'a figure such as 47, +28, −65, 15–20 or $12K'],
    ['claims[0].figure', '20–15', 'a range that begins with its smaller number'],
    ...[
      [{ unit: '%' }, 'hours, as the source says', 'unit'],
      [{ qualifier: 'up to' }, 'under, as the source says', 'qualifier'],
      [{ figure: '21' }, 'words with 21 in them', 'source'],
    ].map(([wrong, expected, field]): Row => [
      'claims[0]',
      (was) => ({
        ...Object(was),
        figure: '3',
        qualifier: 'under',
        unit: 'hours',
        source: 'ready in under 3 hours',
        ...Object(wrong),
      }),
      String(expected),
      `claims[0].${String(field)}`,
    ]),
  ],
  'content/questions.ts': [['questions[0].saidOn', '/no-such-page', aPath]],
  'content/testimonials.ts': [
    [
      'testimonials[0]',
      (was) => ({ ...Object(was), sample: true, image: 'demo-thumbnail.png' }),
      'none as long as sample is true',
      'testimonials[0].image',
    ],
    ['testimonials[0].name', 'X', 'at least 2 characters'],
  ],
  'content/site.ts': [
    ['url', 'https://a.example/', 'an address without a slash at its end'],
    [
      '',
      (was) => ({ ...Object(was), url: 'https://www.acme.example', brandIsPlaceholder: false }),
      'a real host, because brandIsPlaceholder is false',
      'url',
    ],
    ['emailFee', 0.001_23, 'a price with at most four decimals'],
    [
      'social',
      (was) => [list(was)[0], { ...list(was)[0], name: 'Twice' }],
      'a network that is listed once',
      'social[1].destination',
    ],
  ],
  'content/actions.ts': [
    ['bookDemo', removed, 'fields in { }'],
    [
      'bookNow',
      { label: 'Book', href: '/pricing' },
      'no field of this name (a new action is first named in actionNames',
    ],
  ],
  'content/navigation.ts': [
    [
      'menus[0].entries',
      (was) => [{ label: 'Own', href: '/', url: '/ai' }, ...list(was)],
      'no field of this name (the fields here are label, href, mobileHref, note)',
      'menus[0].entries[0].url',
    ],
    ['footer[0].links[0].href', '/pricing#plans', 'a path without a fragment'],
    ['footer[0].links[0].href', '/terms-of-service#nothing', 'a section of content/pages/terms-of-service.ts'],
    [
      'footer[0].links',
      (was) => [...list(was), { ...list(was)[0], label: 'Once more' }],
      'a href of its own',
      /links\[\d+\]\.href$/,
    ],
  ],
  'content/destinations.ts': [
    ['links.login.url', 'http://a.example/', https],
    ['links.login.url', 'https://me@a.example/', 'an address without a user name'],
    ['links.login.url', 'https://127.0.0.1/', 'an address on a public host'],
    ['links.login.url', 'https://a.example:8443/', 'an address without a port'],
    [
      'links.login',
      { url: 'https://a.example/', placeholder: false },
      'a real host, because placeholder is false',
      'links.login.url',
    ],
    ['links.bookingCalendar.url', 'https://www.acme.com/b/1', 'the address of a calendar, with /booking/ in it'],
    ['links.forum', { url: 'https://a.example', placeholder: true }, 'only those in use'],
    ['links.login', removed, 'an address here, because pages lead to it'],
    ['founderEmail.address', 'me at a.example', 'an email address'],
  ],
  'content/embed-origins.ts': [
    ...(
      [
        ['http://a.example', 'scripts', source, 'from'],
        ['https://*.github.io', 'scripts', 'below a domain of one owner', 'from'],
        ['noSuchKey', 'scripts', source, 'from'],
        ["https://a.example; script-src 'unsafe-inline'", 'scripts', source, 'from'],
        ['https:', 'scripts', 'https: only for images, media', 'for[0]'],
        ['inline', 'scripts', 'inline only for styles', 'for[0]'],
        ['wss://a.example', 'frames', 'wss: only for connections', 'for[0]'],
      ] as const
    ).map(([from, kind, expected, field]): Row => ['chat', [allowed(from, kind)], expected, `chat[0].${field}`]),
    [
      'chat',
      [allowed('https://a.example', 'media'), allowed('https://a.example', 'fonts')],
      'a source of its own (entry [0] has it already)',
      'chat[1].from',
    ],
    ['chat', [allowed('https://a.example', 'media')], 'because it is the address of the chat itself'],
  ],
  'content/redirects.ts': [
    [
      'redirects',
      [{ from: '/pricing', to: '/ai' }],
      'a path without a page (content/pages/pricing.ts is there)',
      'redirects[0].from',
    ],
    ['redirects', [{ from: '/images/a', to: '/ai' }], 'a path that is free', 'redirects[0].from'],
    ['redirects', [{ from: '/old', to: '/schedule#content' }], 'a path without a fragment', 'redirects[0].to'],
  ],
  'content/aliases.ts': [
    ['aliases', [{ path: '/book', shows: '/coaching' }], aPath, 'aliases[0].path'],
    ['aliases', [{ path: '/pricing', shows: '/ai' }], 'a path without content of its own', 'aliases[0].path'],
    [
      'aliases',
      [{ path: '/book-coaching', shows: '/book-coaching' }],
      'a page that is not shown for another one',
      'aliases[0].shows',
    ],
  ],
  'content/pages/home.ts': [
    ['seo.title', 'AI CRM and marketing automation for every small business on earth', 'at most 60 characters'],
    ['seo.keywords', 'crm', 'no field of this name (the fields here are title, description, pictureAlt, priority)'],
    ['seo.title', '{brand}, the CRM for small businesses', 'a title without the brand'],
  ],
  'content/product.ts': [
    [`jobs[${product.jobs.findIndex((job) => 'visit' in job)}].visit.from`, 'Thu 9:10 AM', 'a full or half hour'],
  ],
  'content/pages/schedule.ts': [['frame.height', 700, '650, 800 or 1050']],
  'content/pages/terms-of-service.ts': [['updated', '17 September 2024', 'a date such as 2024-09-17']],
  'content/pages/not-found.ts': [['title', 'Page not found', 'exactly "Oops! Page not found"']],
  'content/service-pictures.ts': [
    ['report.whole.paid', 17_001, ', the sum of the channels'],
    ['report.channels[0].weeks[0]', (was) => Number(was) + 1, ', the sum of its weeks', 'report.channels[0].booked'],
    ['call.lines[2].at', 0, ', the line before'],
  ],
  'content/services/ai.ts': [
    ['questions.items[1].answer', removed, 'text in quotes'],
    [
      'questions.items',
      withFirstAnsweredAgain,
      'a question of its own (entry [0] has this question already',
      'questions.items[1].question',
    ],
  ],
  'content/pages/demo.ts': [
    ['thumbnail.src', '/images/demo.png', 'the name of a file in content/pictures/, without a folder'],
    ['thumbnail.src', 'IMG_1.heic', 'a JPEG or PNG file. Open the photo on the phone'],
    ['thumbnail.src', 'nobody.png', 'the name of a file in content/pictures/ (there is '],
    [
      'seeAlso',
      'See [the demo](/demo) here, and [the AI receptionist](/ai) on a page of its own.',
      'links to other pages',
    ],
    [
      'seeAlso',
      'See how [words of a test](/ai) lead to two pages, by the [words of a test](/pricing).',
      'other words (content/',
    ],
  ],
  'content/industries/hvac.ts': [
    ['path', '/industries/plumbers', 'a value of its own (content/industries/plumbers.ts has it already)'],
    ['seeAlso', 'Behind it: [calls on a roof](/ai), [the same roofs](/industries/roofing)', 'only links'],
  ],
  'content/industries/plumbers.ts': [
    ['closing', removed, 'fields in { }'],
    ['story.stops[2].picture.total', '$1,580.00', '$1,480, the sum of the lines'],
    ['heroScene.phone.time', 'noon', 'a time such as 6:48'],
    ['hero.lede', ['Text back every caller.'], 'text in quotes'],
    ['painPoints.cards', withoutLast, 'exactly 3 entries'],
    ['features', withoutLast, 'exactly 6 entries'],
    ['story.stops[1].features', [1], 'each of the six features at one stop', 'story.stops'],
    ['story.stops[1].large', '6:48', 'a word of its own'],
    ['stats.claims', withoutLast, 'four figures'],
    ['stats.claims[0]', 'plumbers-fifth', 'the id of an entry in content/claims.ts'],
    ['hero.title.marker', 'missing call', 'words of the headline, exactly as they are there'],
    ['hero.scene.messages[0].text', '90% done', 'no percentage in a scene'],
    ['story.stops[2].picture.total', '1480', 'an amount such as $340 or $340.00'],
    ['seeAlso', 'Read about [pipes](/pipes), [calls](/ai) and whatever else is there.', '(/pipes has none)'],
    ['seeAlso', 'Read about [calls](/ai) and about [pipes, which are out there.', 'links written as [words](/path)'],
    ['story.title', 'Telecommunicationsengineering for you', 'words of at most 18 characters'],
    ...intros.map(([text, expected]): Row => ['features[0].text', text, expected]),
  ],
  'content/industries/gyms.ts': [
    ['painPoints.cards[1].checklist', removed, 'a checklist on a health page'],
    [
      'whyChoose.cards',
      (was) => [...list(was), { title: 'One more', text: 'Words that a test adds to the page of gyms.' }],
      'two cards on a health page',
    ],
  ],
  'content/industries/pet-services.ts': [
    ['story.stops[1].picture.total', 71, 'counts that add up to 71 instead of 70', 'story.stops[1].picture.parts'],
  ],
  'content/industries/general-dentistry.ts': [
    ['heroScene.blocks[3].to', 2.5, 'a place that no other block and not the gap takes', 'heroScene.blocks[3].from'],
    ['heroScene.columns', withoutLast, 'one of the 3 columns, counted from 0', 'heroScene.blocks[8].column'],
  ],
  'content/industries/home-improvement.ts': [
    ['heroScene.bars[5].from', 6, 'not before the end of the previous bar'],
    ['heroScene.bars[5].to', 7.5, 'at least 0.75 periods after the start'],
    ['heroScene.periods.total', 8, 'at most 8, the number of periods', 'heroScene.bars[5].to'],
    ['hero.scene.items', (was) => list(was).slice(1), '6 items', 'hero.scene'],
    ['hero.scene.items', (was) => list(was).toReversed(), 'items that are done', 'hero.scene'],
  ],
  'content/industries/yoga-studios.ts': [
    ['story.stops[0].picture.filled.counts[0]', 5, 'at most 4, the places left'],
    ['heroScene.places.freed.place', 21, 'one of the 20 places'],
  ],
};
