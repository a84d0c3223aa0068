import type { Content } from '@/lib/content/kinds';

export default {
  path: '/copywriting',
  seo: {
    title: 'Website copywriting for small business',
    description:
      'Website pages, emails and ads that sound like you. How we write them, what we need from you and which plans include website copy free.',
  },
  hero: {
    eyebrow: 'Copywriting',
    title: { text: 'Copywriting that sounds like you on a good day', marker: 'sounds like you' },
    lede: 'Website pages, ads, and the emails and texts your CRM sends, in the words your customers use. We listen first, and you read it before it goes live.',
    panel: {
      background: 'clay',
      motif: 'pen',
      line: 'rising',
      slips: [
        { icon: 'mic', title: 'What Hazel told us', detail: '“It ticks, but it sounded tired.”' },
        { icon: 'message', title: 'Arturo, an hour later', detail: '“I’ll come on Saturday!”' },
      ],
    },
    scene: {
      kind: 'edits',
      label:
        'Example: a clock repair shop’s email to a customer, as the owner typed it and as it was sent, with the reason for each edit.',
      title: 'Wren & Daughter Clock Repair',
      question: 'Before and after the edit',
      choices: ['As it was', 'With our edits'],
      note: 'Typed at closing time. It could be from any shop, about any item.',
      subject: {
        was: 'Notice: item ready for collection',
        now: 'Your clock has behaved all week',
        why: 'The good news comes first',
      },
      lines: [
        {
          was: 'Dear customer, please be informed that the repair of your item has been completed.',
          now: 'Hi Arturo, your grandmother’s mantel clock has kept time on our bench since Monday.',
          why: 'Whose clock it is, and which',
        },
        {
          was: 'The necessary works on the striking mechanism were carried out.',
          now: 'The chime sounded tired. We put new leather on the hammers, and now it sings.',
          why: 'Hazel’s own words, from our talk',
        },
      ],
      button: { was: 'Collection times', now: 'Pick a time to collect it' },
      badge: { text: 'Approved by Hazel Wren', tone: 'leaf' },
    },
    actions: ['getStarted', 'viewPricing'],
  },
  product: {
    title: 'The words, where customers read them',
    text: 'A text back, a reminder, the line above a bill: we write those too, so that your page and your messages sound alike.',
    tabs: ['invoice', 'inbox'],
  },
  features: {
    title: 'The writing you keep putting off',
    intro:
      'Across the counter you explain your work without thinking. Getting that onto a page is the part we take over.',
    blocks: [
      {
        icon: 'layout',
        title: 'Website pages',
        text: 'What you do, for whom, where and what happens next. The first lines tell visitors that they are in the right place.',
      },
      {
        icon: 'mail',
        title: 'Emails and newsletters',
        text: 'A reason to write, an honest subject line and one thing to do. Short enough to read in line at the store.',
      },
      {
        icon: 'message',
        title: 'Texts and reminders',
        text: 'Confirmations, payment reminders and review requests that are clear in two lines and still sound friendly.',
      },
      {
        icon: 'megaphone',
        title: 'Ads and offers',
        text: 'A small space and few words: what you offer, which towns you cover and why to call you before the others.',
      },
      {
        icon: 'map-pin',
        title: 'Business profile copy',
        text: 'Your business profile’s description and services, phrased the way people nearby type them into a search.',
      },
      {
        icon: 'mic',
        title: 'Greetings and answers',
        text: 'What your voicemail, your website chat and your AI assistant say first, so they all belong to one business.',
      },
    ],
  },
  seeAlso:
    '[social media teams](/industries/marketing-agencies/social-media-management), [solo professionals](/industries/solopreneurs), [home inspection firms](/industries/home-inspectors), [copywriters with clients](/industries/marketing-agencies/copywriting)',
  detail: {
    title: 'A page that answers what callers ask',
    text: 'We collect the questions you hear every week and put the answers in that order. Callers then know what you do before they dial.',
    points: [
      'What the price depends on',
      'Which towns you come to, and which you don’t',
      'What happens once the form is sent',
      'One clear thing to do, easy to find on a phone',
    ],
    scene: {
      kind: 'page',
      label:
        'Example: a chimney sweep’s web page promises a clean carpet, explains the visit and asks three short questions.',
      address: 'mossgatesweep.example',
      headline: 'Clean chimney, clean carpet',
      text: 'We cover the floor, close the doors and sweep. You get photos of the flue afterward.',
      fields: ['Name', 'Town', 'Stove or fireplace?'],
      button: 'Ask for a date',
      badge: { text: 'Second draft · Approved', tone: 'leaf' },
    },
  },
  // confirm: copy is made in these four steps, with an outline and a full draft
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
    title: 'If you have never hired a writer',
    items: [
      {
        question: 'What does it cost?',
        answer:
          'As part of a website design, copywriting is free on {thePlansWithFreeWebsite}. On {plansWithPaidWebsite}, the website with its copy is {websiteFee}. For anything else, ask us before we start.',
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
