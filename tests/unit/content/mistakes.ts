import { readdirSync } from 'node:fs';
import { kinds } from '@/lib/content/kinds';
import { addOnSchema } from '@/lib/content/schemas/add-on';
import { chartSchema } from '@/lib/content/schemas/chart';
import { chairHeroScene, projectHeroScene, rhythmHeroScene } from '@/lib/content/schemas/hero-scenes';
import { claimSchema } from '@/lib/content/schemas/references';
import { checklistSchema, conversationSchema } from '@/lib/content/schemas/scenes';
import { stopPictureSchema, storySchema } from '@/lib/content/schemas/story';
import { testimonialSchema } from '@/lib/content/schemas/testimonial';
import { sample } from './own-content';

/** A value of a field for each rule, and a part of what the check then expects. Where another field is reported, it comes last. */
type Row = [field: string, value: string | number | object, expected: string, reported?: string];

const page = (more?: object) => sample(kinds['industries/*'], more);
const plans = sample(kinds.plans) as object[];
const claim = sample(claimSchema);
const site = sample(kinds.site, { social: ['Once', 'Twice'].map((name) => ({ name, destination: 'own' })) });

/** A sentence in which the figure is 3. */
const withSource = (more: object) =>
  sample(claimSchema, { figure: '3', qualifier: 'under', unit: 'hours', source: 'ready in under 3 hours', ...more });

/** In the plan of a project, the fourth of these is the current one. */
const bars = [0, 1, 2, 3, 4, 6].map((from) => ({ from, to: from + 1 }));
const planWith = (last: object) =>
  sample(projectHeroScene, { periods: { unit: 'Week', total: 8, now: 4 }, bars: [...bars.slice(0, 5), last] });
const items = bars.map(({ from }) => ({ text: `Step ${from}`, detail: 'By hand', done: from < 3 }));

const blocks = [
  { column: 1, from: 3, to: 5 },
  { column: 3, from: 0, to: 1 },
  ...[0, 1, 2].map((from) => ({ column: 0, from, to: from + 1 })),
];

const talk = { kind: 'talk', moments: [1] };
const story = (...stops: [large: string, features: number, wide?: boolean, picture?: object][]) =>
  sample(storySchema, {
    stops: stops.map(([large, features, wide, picture = talk]) => ({ large, event: 'It is', picture, wide, features })),
  });
const days = story(['Asked', 2, true], ['Agreed', 2], ['Built', 1], ['Paid', 1]);

/** A trade whose hero is the plan of a project. */
const withItems = (rows: object[], told: unknown = days) => {
  const hero = sample(kinds['industries/*'].shape.hero, { scene: sample(checklistSchema, { items: rows }) });
  return page({ hero, heroScene: planWith({ from: 6, to: 7 }), story: told, object: 'laser-level' });
};
const whyChoose = {
  title: 'Why it is good',
  cards: ['1', '2', '3'].map((title) => ({ title: `Reason ${title}`, text: 'x' })),
};

const attendance = chartSchema.options[1];
const [, , , , , , project, board] = stopPictureSchema.options;
const boards = story(['Asked', 2, true, sample(board) as object], ['Agreed', 2], ['Built', 1], ['Paid', 1]);
const counts = (...all: number[]) => ({ legend: 'of them', counts: all });

/** What an embed may load, of a test's own. */
const allowed = (from: string, kind: string) => ({ from, for: [kind], when: 'In a test.', why: 'A test asks for it.' });

const aPath = 'a path that has a page under app/';
const https = 'an address that begins with https://';
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
    ['plans[0].credits', 'none', 'the text first month only, or what every month brings'],
    ['plans[1].setup', 'included', 'whole US dollars, or the text free'],
    [
      'plans',
      plans.map((plan) => ({ ...plan, ctaLink: 'checkoutGold' })),
      ', the checkout of this',
      'plans[0].ctaLink',
    ],
    ['plans', plans, 'exactly one plan with recommended: true'],
    [
      'plans',
      [1, 2].map((price) => Object.assign({}, plans[0], { price, contacts: 3 - price })),
      'no less than 2, which',
      'plans[1].contacts',
    ],
  ],
  'content/plan-words.ts': [
    ['amounts.members.other', '10 members', 'text with {count}'],
    ['fees.setup.price', 'Customized setup {amount}', 'text with {price}'],
  ],
  'content/pages/pricing.ts': [['comparison.pictureTeam', '{members} on Pro', 'text with {members} and {plan}']],
  'content/comparison.ts': [
    ['comparison[0]', { feature: 'A row of a test' }, 'a feature with either fact', 'comparison[0]'],
    ['comparison', sample(kinds.comparison), 'one row for each fact of the plans: members, contacts'],
  ],
  'content/add-ons.ts': [
    ['addOns[0].price', 'on request', 'whole US dollars, or the text Variable Pricing'],
    [
      'addOns[0]',
      sample(addOnSchema, { isOneTime: true, isPerSession: true }),
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
  'content/questions.ts': [['questions[0].saidOn', '/no-such-page', aPath]],
  'content/testimonials.ts': [
    [
      'testimonials[0]',
      sample(testimonialSchema, { sample: true, image: readdirSync('content/pictures')[0] }),
      'none as long as sample is true',
      'testimonials[0].image',
    ],
    ['testimonials[0].name', 'X', 'at least 2 characters'],
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
    ['aliases', [{ path: '/no-such-page', shows: '/' }], aPath, 'aliases[0].path'],
    ['aliases', [{ path: '/', shows: '/' }], 'a page that is not shown for another one', 'aliases[0].shows'],
  ],
  'content/pages/home.ts': [
    ['seo.title', 'AI CRM and marketing automation for every small business on earth', 'at most 60 characters'],
    ['seo.keywords', 'crm', 'no field of this name (the fields here are title, description, pictureAlt, priority)'],
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
    ['', {}, 'fields in { }', 'closing'],
    ['hero.lede', ['Text back every caller.'], 'text in quotes'],
    ['hero.title', { text: 'Never miss a call', marker: 'missing' }, 'exactly as they are there', 'hero.title.marker'],
    [
      'hero.scene',
      sample(conversationSchema, { messages: [{ from: 'customer', text: '90% done' }] }),
      'no percentage in a scene',
      'hero.scene.messages[0].text',
    ],
    ['heroScene', { layout: 'dispatch', phone: { time: 'noon' } }, 'a time such as 6:48', 'heroScene.phone.time'],
    [
      'heroScene',
      sample(chairHeroScene, { blocks }),
      'one of the 3 columns, counted from 0',
      'heroScene.blocks[1].column',
    ],
    [
      'heroScene',
      sample(chairHeroScene, { blocks: blocks.toReversed() }),
      'a place that no other block and not the gap takes',
      'heroScene.blocks[4].from',
    ],
    ['heroScene', planWith({ from: 3.5, to: 8 }), 'not before the end of the previous bar', 'heroScene.bars[5].from'],
    ['heroScene', planWith({ from: 7, to: 7.5 }), `at least ${8 / 12} periods after`, 'heroScene.bars[5].to'],
    ['heroScene', planWith({ from: 7, to: 8.5 }), 'at most 8, the number of periods', 'heroScene.bars[5].to'],
    [
      'heroScene',
      sample(rhythmHeroScene, {
        places: sample(rhythmHeroScene.shape.places, { freed: { place: 21, mark: 'N' } }),
      }),
      'one of the 6 places',
      'heroScene.places.freed.place',
    ],
    ['painPoints', { form: 'notes', cards: [] }, 'exactly 3 entries', 'painPoints.cards'],
    ['features', [], 'exactly 6 entries'],
    ['story', story(['Asked', 1, true], ['Agreed', 1], ['Built', 1], ['Paid', 1]), 'six features', 'story.stops'],
    ['story', story(['Asked', 2], ['Agreed', 2], ['Built', 1], ['Paid', 1]), 'one stop with wide', 'story.stops'],
    ['story.title', 'Telecommunicationsengineering for you', 'words of at most 18 characters'],
    ...(
      [
        [{ kind: 'invoice', total: '1480' }, 'an amount such as $340 or $340.00', 'total'],
        [sample(project, { total: 5, now: 6 }), 'within the total', 'rows'],
        [
          sample(attendance, { booked: counts(2, 2, 2, 2, 2, 2), filled: counts(5, 1, 1, 1, 1) }),
          'as many counts as booked has',
          'filled.counts',
        ],
      ] as const
    ).map(([picture, expected, field]): Row => [
      'story.stops[0].picture',
      picture,
      expected,
      `story.stops[0].picture.${field}`,
    ]),
    ['', page({ stats: { title: 'What we measure', claims: ['own'] } }), 'four figures', 'stats.claims'],
    ['', withItems(items.slice(1)), '6 items', 'hero.scene'],
    ['', withItems(items, boards), 'no board', 'story.stops'],
    ['', page({ kind: 'health' }), 'a checklist on a health page', 'painPoints.cards[1].checklist'],
    ['', page({ kind: 'health', whyChoose }), 'two cards on a health page', 'whyChoose.cards'],
    ['seeAlso', 'Behind it: [the front page](/), [it again](/)', 'only links'],
    ['seeAlso', 'Read about [pipes](/pipes), [calls](/) and whatever else is there.', '(/pipes has none)'],
    ['seeAlso', 'Read about [calls](/) and about [pipes, which are out there.', 'links written as [words](/path)'],
    ...intros.map(([text, expected]): Row => ['features[0].text', text, expected]),
  ],
};
