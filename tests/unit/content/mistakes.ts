import { readdirSync } from 'node:fs';
import { contentFiles } from '@/lib/content/registry';

type Industry = {
  story?: { stops: object[] };
  painPoints?: { cards: object[] };
  tool?: { plate: object; places: object };
};

/** A value of a field for each kind of rule, and a part of what the check then expects. Where another field is reported, it comes last. */
type Row = [field: string, value: string | number | object, expected: string, reported?: string];

/* The owner's content, in which each row makes a mistake of its own. */
const {
  plans,
  claims: [claim],
  'add-ons': [addOn],
  testimonials: [testimonial],
} = contentFiles;
const industry = (Object.values(contentFiles) as Industry[]).find(({ story }) => story);
const page = (more: object) => ({ ...industry, ...more });
const storyOf = (more: object) => ({
  ...industry?.story,
  stops: industry?.story?.stops.map((stop) => Object.assign({}, stop, more)),
});
const { painPoints, tool: drawn } = industry ?? {};
/** The large drawing with other words on it, and with another face. */
const plateOf = (text: string) => ({
  ...drawn,
  plate: { kind: 'thread', head: { title: 'Own' }, messages: [{ from: 'customer', text }], draft: text },
});
const toolOf = (x: number, height: number) => ({
  ...drawn,
  places: { ...drawn?.places, plate: { x, y: 0, width: 200, height } },
});
const unchecked = {
  ...painPoints,
  cards: painPoints?.cards.map((card) => Object.assign({}, card, { checklist: undefined })),
};
const site = {
  ...contentFiles.site,
  brandIsPlaceholder: false,
  url: 'https://own.example',
  social: ['Once', 'Twice'].map((name) => ({ name, destination: 'own' })),
};

/** A sentence in which the figure is 3. */
const said = { figure: '3', qualifier: 'under', unit: 'hours', source: 'ready in under 3 hours' };
const withSource = (more: object) => ({ ...claim, ...said, ...more });

/** What an embed may load, of a test's own. */
const allowed = (from: string, kind: string) => ({ from, for: [kind], when: 'In a test.', why: 'A test asks for it.' });

const source = 'an origin such as https://*.example.com';

/** An introduction, and what is expected instead of it. */
const intros: [text: string, expected: string][] = [
  ['The ofice saves most of the evening with our platform.', 'perhaps office instead of ofice'],
  ['Our platform, Own Brand, saves most of the evening.', '{brand} instead of'],
  ['Our platform saves most of the even', 'sentences to their end'],
  ...[
    'Our platform saves <b>most</b> of the evening.',
    'Our platform saves Q&amp;A and &#8217;most&#8217; of the evening.',
    'Our platform saves **most** of the evening.',
    'Our platform saves most of the evening.[1]',
  ].map((text): [string, string] => [text, 'plain text without markup']),
  ['Our\u00a0platform\u00a0saves\u00a0most\u00a0of the evening.', 'blanks at which lines can break'],
  ['Our platform saves most of the evening. ', 'text without blanks at its ends'],
  ["Our platform doesn't lose a call in any plumbing shop.", 'typographic quotes'],
  ['Our platform is {brnad}, and it saves most of the evening.', 'in braces only a name of'],
  ['Our platform saves most of the evening 🚀 for you.', 'characters that the typefaces have (not "🚀" U+1f680)'],
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
    ['plans[1].setup', 'included', 'whole US dollars, or the text free'],
    [
      'plans',
      plans.map((plan) => ({ ...plan, ctaLink: 'checkoutGold' })),
      ', the checkout of this',
      'plans[0].ctaLink',
    ],
    ['plans', plans.map((plan) => ({ ...plan, recommended: false })), 'exactly one plan with recommended: true'],
    [
      'plans',
      [1, 2].map((price) => Object.assign({}, plans[0], { price, contacts: 3 - price })),
      'no less than 2, which',
      'plans[1].contacts',
    ],
  ],
  'content/pages/pricing.ts': [['comparison.pictureTeam', '{members} on Pro', 'text with {members} and {plan}']],
  'content/comparison.ts': [
    ['comparison[0]', { feature: 'A row of a test' }, 'a feature with either fact', 'comparison[0]'],
    [
      'comparison',
      contentFiles.comparison.filter((row) => 'plans' in row),
      'one row for each fact of the plans: members, ',
    ],
  ],
  'content/add-ons.ts': [
    ['addOns[0].price', 'on request', 'whole US dollars, or the text Variable Pricing'],
    [
      'addOns[0]',
      { ...addOn, isOneTime: true, isPerSession: true },
      'false where isOneTime is true',
      'addOns[0].isPerSession',
    ],
  ],
  'content/claims.ts': [
    ['claims', [claim, claim], 'has this id already', 'claims[1].id'],
    ['claims[0].figure', '15-20', 'a figure such as 47, +28, −65, 15–20 or $12K'],
    ['claims[0].figure', '20–15', 'a range that begins with its smaller number'],
    ['claims[0]', withSource({ unit: '%' }), 'hours, as the source says', 'claims[0].unit'],
    ['claims[0]', withSource({ qualifier: 'up to' }), 'under, as the source says', 'claims[0].qualifier'],
    ['claims[0]', withSource({ figure: '21' }), 'words with 21 in them', 'claims[0].source'],
  ],
  'content/testimonials.ts': [
    [
      'testimonials[0]',
      { ...testimonial, sample: true, image: readdirSync('content/pictures')[0] },
      'none as long as sample is true',
      'testimonials[0].image',
    ],
  ],
  'content/site.ts': [
    ['url', 'https://a.example/', 'an address without a slash at its end'],
    ['', site, 'a real host, because brandIsPlaceholder is false', 'url'],
    ['', site, 'has this destination already', 'social[1].destination'],
    ['emailFee', 0.001_23, 'a price with at most four decimals'],
  ],
  'content/actions.ts': [
    ['', {}, 'fields in { }', 'bookDemo'],
    ['bookNow', { label: 'Book', href: '/' }, 'no field of this name (a new action is first named in actionNames'],
  ],
  'content/navigation.ts': [
    [
      'menus[0].entries',
      [{ label: 'Own', href: '/', url: '/' }],
      'no field of this name (the fields here are label, href, mobileHref, note)',
      'menus[0].entries[0].url',
    ],
  ],
  'content/destinations.ts': [
    ['links.login.url', 'http://a.example/', 'an address that begins with https://'],
    ['links.login.url', 'https://me@a.example/', 'an address without a user name'],
    ['links.login.url', 'https://127.0.0.1/', 'an address on a public host'],
    ['links.login.url', 'https://a.example:8443/', 'an address without a port'],
    [
      'links.login',
      { url: 'https://a.example/', placeholder: false },
      'a real host, because placeholder is false',
      'links.login.url',
    ],
    ['links', {}, 'an address here, because pages lead to it', 'links.login'],
    ['founderEmail.address', 'me at a.example', 'an email address'],
  ],
  'content/embed-origins.ts': [
    ...(
      [
        ['http://a.example', 'scripts', source, 'from'],
        ['https://*.github.io', 'scripts', 'below a domain of one owner', 'from'],
        ["https://a.example; script-src 'unsafe-inline'", 'scripts', source, 'from'],
        ['https:', 'scripts', 'https: only for images, media', 'for[0]'],
        ['inline', 'scripts', 'inline only for styles', 'for[0]'],
        ['wss://a.example', 'frames', 'wss: only for connections', 'for[0]'],
      ] as const
    ).map(([from, kind, expected, field]): Row => ['chat', [allowed(from, kind)], expected, `chat[0].${field}`]),
    [
      'chat',
      [allowed('https://a.example', 'media'), allowed('https://a.example', 'fonts')],
      'a value of its own (entry [0] has this from already)',
      'chat[1].from',
    ],
  ],
  'content/redirects.ts': [
    ['redirects', [{ from: '/images/a', to: '/' }], 'a path that is free', 'redirects[0].from'],
    ['redirects', [{ from: '/old', to: '/#content' }], 'a path without a fragment', 'redirects[0].to'],
  ],
  'content/aliases.ts': [
    ['aliases', [{ path: '/no-such-page', shows: '/' }], 'a path that has a page under app/', 'aliases[0].path'],
    ['aliases', [{ path: '/', shows: '/' }], 'a page that is not shown for another one', 'aliases[0].shows'],
  ],
  'content/pages/home.ts': [
    ['seo.title', 'AI CRM and marketing automation for every small business on earth', 'at most 60 characters'],
    ['seo.title', '{brand}, the CRM for small businesses', 'a title without the brand'],
  ],
  'content/pages/schedule.ts': [['frame.height', 700, '650, 800 or 1050']],
  'content/pages/terms-of-service.ts': [['updated', '17 September 2024', 'a date such as 2024-09-17']],
  'content/pages/not-found.ts': [['title', 'Page not found', 'exactly "Oops! Page not found"']],
  'content/services/own.ts': [
    ['questions.items', [{ question: 'Is it a question?' }], 'text in quotes', 'questions.items[0].answer'],
  ],
  'content/pages/demo.ts': [
    ['thumbnail.src', '/images/demo.png', 'the name of a file in content/pictures/, without a folder'],
    ['thumbnail.src', 'IMG_1.heic', 'a JPEG or PNG file. Open the photo on the phone'],
    ['thumbnail.src', 'nobody.png', 'the name of a file in content/pictures/ (there is '],
  ],
  'content/industries/own.ts': [
    ['hero.title', { text: 'Never miss a call', marker: 'missing' }, 'exactly as they are there', 'hero.title.marker'],
    ['tool', plateOf('90% done'), 'no percentage in a scene', 'tool.plate.messages[0].text'],
    ['tool', plateOf('Done'), 'at least 90 characters', 'tool.plate'],
    ['tool', { ...toolOf(500, 160), plate: drawn?.plate }, 'to end within the drawing', 'tool.places.plate.width'],
    [
      'tool',
      { ...plateOf('A long answer. '.repeat(8).trim()), places: toolOf(200, 160).places },
      'which fit on a phone',
      'tool.plate',
    ],
    ['features', [], 'exactly 6 entries'],
    ['story', storyOf({ features: 1 }), 'six features', 'story.stops'],
    ['story', storyOf({ wide: undefined }), 'one stop with wide', 'story.stops'],
    ['story.title', 'Telecommunicationsengineering for you', 'words of at most 18 characters'],
    ['', page({ kind: 'trade', stats: { title: 'What we measure', claims: ['own'] } }), 'four figures', 'stats.claims'],
    [
      '',
      page({ kind: 'health', painPoints: unchecked }),
      'a checklist on a health page',
      'painPoints.cards[1].checklist',
    ],
    ['seeAlso', 'Behind it: [the front page](/), [it again](/)', 'only links'],
    ['seeAlso', 'Read about [pipes](/pipes), [calls](/) and whatever else is there.', '(/pipes has none)'],
    ['seeAlso', 'Read about [calls](/) and about [pipes, which are out there.', 'links written as [words](/path)'],
    ...intros.map(([text, expected]): Row => ['features[0].text', text, expected]),
  ],
};
