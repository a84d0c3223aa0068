import type { Content } from '@/lib/content/kinds';

export default {
  path: '/copywriting',
  seo: {
    title: 'Website copywriting for small business',
    description:
      'Website pages, emails and ads that sound like you. How we write them, what we need from you and which plans include website copy free.',
  },
  icon: 'pen',
  hero: {
    eyebrow: 'Copywriting',
    title: { text: 'Copywriting that sounds like you on a good day', marker: 'sounds like you' },
    lede: 'Website pages, ads, and the emails and texts your CRM sends, in the words your customers use. We listen first, and you read it before it goes live.',
    actions: ['getStarted', 'viewPricing'],
  },
  tool: {
    object: 'letter',
    label:
      'Example: a clock repair shop’s email to a customer as it was sent. Its subject was “Notice: item ready for collection”.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'letter',
      head: { title: 'Wren & Daughter Clock Repair' },
      edit: {
        was: 'Notice: item ready for collection',
        now: 'Your clock has behaved all week',
        detail: 'The good news comes first',
      },
      paragraphs: [
        'Hi Arturo, your grandmother’s mantel clock has kept time on our bench since Monday.',
        'The chime sounded tired. We put new leather on the hammers, and now it sings.',
      ],
    },
    tag: { top: 'To Arturo', figure: 'Approved', text: 'by Hazel Wren' },
    places: {
      plate: { x: 88, y: 44, width: 372, height: 390 },
      hook: { x: 598, y: 168, string: 44, turn: 4 },
      phone: { middle: 310, y: 500, turn: -2 },
      outlet: 40,
    },
  },
  features: {
    title: 'The writing you keep putting off',
    intro:
      'Across the counter you explain your work without thinking. Getting that onto a page is the part we take over.',
    blocks: [
      {
        title: 'Website pages',
        text: 'What you do, for whom, where and what happens next. The first lines tell visitors that they are in the right place.',
        picture: {
          kind: 'edit',
          edit: {
            was: 'Welcome to our website',
            now: 'Stopped clock? Bring it in.',
            detail: 'First line of the home page, approved',
          },
        },
      },
      {
        title: 'Emails and newsletters',
        text: 'A reason to write and an honest subject line, and short enough to read in line at the store.',
        picture: {
          kind: 'edit',
          edit: {
            was: 'Notice: item ready for collection',
            now: 'Your clock has behaved all week',
            detail: 'Subject line of the email to Arturo',
          },
        },
      },
      {
        title: 'Texts, greetings and reminders',
        text: 'Confirmations, review requests, and what your voicemail and AI assistant say first: all of it in the voice of one business.',
        picture: {
          kind: 'talk',
          messages: [
            { from: 'business', text: 'Hi Arturo, your mantel clock is ready. We are here until five today.' },
            { from: 'customer', text: 'Coming at four. Thank you, Hazel!' },
          ],
        },
      },
      {
        title: 'Ads and your business profile',
        text: 'Only what a stranger needs: what you offer, which towns you cover and why to call you before the others.',
        picture: {
          kind: 'edit',
          edit: {
            was: 'Clock repair, all kinds of clocks',
            now: 'Mantel, wall and cuckoo clocks',
            detail: 'Business profile of Wren & Daughter',
          },
        },
      },
    ],
  },
  seeAlso:
    '[social media teams](/industries/marketing-agencies/social-media-management), [solo professionals](/industries/solopreneurs), [home inspection firms](/industries/home-inspectors), [copywriters with clients](/industries/marketing-agencies/copywriting)',
  steps: {
    title: 'From a conversation to finished copy',
    intro: 'You give us a conversation and your corrections. The blank page is our problem.',
    steps: [
      {
        title: 'We listen to how you say it',
        text: 'Tell us about your last few customers: what they asked, what worried them, why they picked you. We take it down in your words.',
      },
      {
        title: 'We agree on the point',
        text: 'You get an outline first: who will read this, what they need to know and what they should do at the end.',
      },
      {
        title: 'You read a full draft',
        text: 'Whatever we could not confirm is marked, from a year to a price, so that you can correct it or cross it out.',
      },
      {
        title: 'You correct, we finish',
        text: 'Strike whatever you would never say. We revise, check names and prices and put the text where it belongs.',
      },
    ],
  },
  questions: {
    title: 'Questions about hiring a writer',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'As part of a website design, copywriting is free on the Pro and Premium plans. On Starter and Essentials, the website with its copy is {websiteFee}. For anything else, ask us before we start.',
      },
      {
        question: 'How much of my time do you need?',
        answer:
          'Enough for one good conversation, a look at the outline and a careful reading of the draft. Don’t skip the reading: only you can tell when a detail about your work is wrong.',
      },
      {
        question: 'What if I don’t like the draft?',
        answer:
          'Say so, as bluntly as you like, and point at the lines. “I would never talk like that” helps us more than polite approval, and the agreed outline keeps us from going back to the start.',
      },
      {
        question: 'Will it put me first in the search results?',
        answer:
          'Nobody can promise you that. Clear pages in your customers’ words make you easier to find. Reviews and distance count as well, and your competitors are writing too.',
      },
      {
        question: 'Can I keep the website I have?',
        answer:
          'Yes. New text can go on the pages you have, and as the owner of an existing site you get its integration with the CRM free.',
      },
    ],
  },
  closing: {
    title: 'Show us the page you like least',
    actions: ['getStarted', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
