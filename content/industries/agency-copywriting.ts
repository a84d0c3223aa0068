import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/copywriting',
  kind: 'agency',
  icon: 'feather',
  card: {
    title: 'Copywriters',
    text: 'Full briefs, a single approver for each draft and a fee for the revision round nobody planned.',
  },
  seo: {
    title: 'CRM for copywriters: briefs and paid revisions',
    description:
      'Better briefs, one named approver per draft, extra revision rounds with a price. For copywriting agencies and small writing teams.',
  },
  hero: {
    eyebrow: 'For copywriting agencies',
    title: { text: 'Get paid for the third round of edits', marker: 'Get paid' },
    lede: 'A CRM for copywriters: one form for the whole brief, one named approver per draft, and a quote for round three before you reopen the file.',
  },
  tool: {
    object: 'typewriter',
    label: 'Example: a typewriter with the facts of a brief on its sheet, and draft 1 with the client.',
    ground: 'ink',
    core: 'clay-bright',
    sign: 'scribble',
    plate: {
      kind: 'sheet',
      title: 'From the brief',
      rows: [
        { label: 'Pages', value: 'Eight, with the FAQ' },
        { label: 'Readers', value: 'Architects, homeowners' },
        { label: 'Proof', value: 'Forty years of glazes' },
        { label: 'Voice', value: 'Plain, a little dry' },
      ],
    },
    tag: { top: 'With Hedda', figure: 'Draft 1', text: 'One set of notes, please.' },
    places: {
      plate: { x: 96, y: 16, width: 392, height: 288 },
      hook: { x: 580, y: 66, string: 42, turn: 2 },
      phone: { middle: 288, y: 232, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where writing time goes unpaid',
    cards: [
      {
        quote: 'Sales would word it differently.',
        title: 'Feedback by committee',
        text: 'The founder loves the headline, sales hates it, and the margin holds eleven comments that contradict each other.',
      },
      {
        quote: 'Something punchy for the website.',
        title: 'Briefs of one line',
        text: 'That is the whole brief. After three calls you still don’t know who reads it or what they should do next.',
      },
      {
        quote: 'Just a few tiny tweaks.',
        title: 'Round five, same fee',
        text: 'The quote covered two revisions. Then came another headline, a renamed product and a new tone of voice.',
      },
    ],
  },
  story: {
    title: 'A tile maker’s website copy, line by line',
    scene: {
      kind: 'storyline',
      label: 'Example: an inquiry becomes a brief, a draft, a paid extra round and a monthly retainer.',
      moments: [
        {
          icon: 'inbox',
          title: 'Inquiry · Hedda Calloway',
          time: '6:15 AM',
          from: 'customer',
          text: 'Eight pages, and none sounds like us.',
        },
        {
          icon: 'clipboard',
          title: 'Brief filled out',
          time: '9:30 AM',
          text: 'Readers, proof, words to avoid',
        },
        {
          icon: 'pen',
          title: 'Draft 1',
          time: 'Week 2',
          from: 'business',
          text: 'Homepage is up. One set of notes, please.',
        },
        {
          icon: 'dollar',
          title: 'Third round',
          time: 'Week 4',
          text: '$280.00 · accepted by text',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'Monthly retainer',
          time: 'Week 7',
          text: '$900.00 · two articles a month',
          badge: { text: 'Agreed', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '6:15',
        small: 'AM',
        event: 'Inquiry from Hedda Calloway',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 2,
      },
      { large: 'Week 2', event: 'Draft 1', picture: { kind: 'talk', moments: [3] }, features: 1 },
      {
        large: 'Week 4',
        event: 'Third round, accepted by text',
        picture: {
          kind: 'sheet',
          label: 'Example: a change order for a third edit round and a renamed product, paid by text.',
          title: 'Change order 2',
          rows: [
            { label: 'Homepage, third edit round', value: '$180.00' },
            { label: 'Renamed product, all pages', value: '$100.00' },
          ],
          total: { label: 'Total', value: '$280.00' },
          badge: { text: 'Paid', tone: 'leaf' },
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      {
        large: '$900',
        small: 'a month',
        event: 'Monthly retainer',
        picture: { kind: 'note', moment: 5 },
        features: 1,
      },
    ],
  },
  features: [
    {
      title: 'Briefing forms',
      text: 'Ask who reads it, what they doubt, what proof exists and which words are off limits. Answers are filed with the client.',
    },
    {
      title: 'Interview bookings',
      text: 'Founders and experts choose a time from your calendar and get your questions with the confirmation.',
    },
    {
      title: 'Draft sign-off',
      text: 'See whether a page is being drafted, with the client or approved. Name one approver per project.',
    },
    {
      title: 'Extra rounds, priced',
      text: 'Edits beyond the agreed number become a change order with a fee, sent before you retype a paragraph.',
    },
    {
      title: 'Deposits and balances',
      text: 'Half on the brief, half on final copy: payment links go by text, and reminders take over the awkward part.',
    },
    {
      title: 'AI for the small stuff',
      text: 'Content AI drafts meta descriptions and subject lines from your approved copy. You keep or cut.',
    },
  ],
  seeAlso:
    '[a CRM for writing projects](/crm-solutions), [deadline reminders](/marketing-automation), [email marketing agencies](/industries/marketing-agencies/email-marketing), [website builders](/industries/marketing-agencies/web-design)',
  stats: {
    title: 'Our figures for copy agencies',
    claims: ['agency-speed', 'agency-consistency'],
  },
  whyChoose: {
    title: 'Less admin between you and the draft',
    cards: [
      {
        title: 'Write where you write',
        text: 'Documents and style guides stay in your editor. The CRM shows who holds which draft, and since when.',
      },
      {
        title: 'Reports with your byline',
        text: 'Retainer clients get a monthly summary of articles written, approved and in edit, under your agency’s name.',
      },
    ],
  },
  questions: {
    title: 'Questions about software for copywriters',
    items: [
      {
        question: 'Does it replace our project board?',
        answer:
          'It can. Briefs, sign-offs, extra rounds and payment links are on one record per client. Your editor and your accounting stay.',
      },
      {
        question: 'What if a client sits on a draft?',
        answer: 'The draft stays marked as with the client, and a reminder goes out on the day you set.',
      },
      {
        question: 'Do I keep my phone number?',
        answer: 'You do. To send texts from it, add Phone Setup ({phoneSetupPrice}).',
      },
    ],
  },
  closing: {
    title: 'Another “tiny tweak” is being typed right now',
  },
} satisfies Content<'industries/*'>;
