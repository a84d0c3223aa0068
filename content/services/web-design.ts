import type { Content } from '@/lib/content/kinds';

export default {
  path: '/web-design',
  seo: {
    title: 'Small business website design with copywriting',
    description:
      'We write and build your website and connect it to your CRM. Free on {thePlansWithFreeWebsite}, {websiteFee} on the others. See the steps.',
  },
  hero: {
    eyebrow: 'Web design, copywriting included',
    title: { text: 'A small business website that takes the booking', marker: 'the booking' },
    lede: 'We write it, build it and connect it to your CRM. Someone asks for a price at night, and you read it at breakfast. Free on {thePlansWithFreeWebsite}, otherwise {websiteFee}.',
    panel: {
      background: 'blue',
      motif: 'layout',
      line: 'falling',
      slips: [
        { icon: 'mouse-pointer', title: 'Monday, 9:40 PM', detail: 'Two dining chairs, one photo' },
        { icon: 'inbox', title: 'Tuesday, 7 AM', detail: 'Mavis reads it at breakfast' },
      ],
    },
    scene: {
      kind: 'drafts',
      label:
        'Example: the home page of Tilbury Chair Shop as a sketch, as a draft with its words, and live with its form.',
      title: 'tilburychairs.example',
      question: 'From sketch to live',
      stages: [
        { name: 'Sketch', note: 'What goes where, drawn while Mavis talks about her chairs.' },
        { name: 'Draft', note: 'Her words, in gray. She reads them on her phone and marks them up.' },
        { name: 'Live', note: 'Photo, color and a form that opens a contact in her CRM.' },
      ],
      headline: 'Keep the chair. Change the fabric.',
      text: 'Send a photo of the piece. Mavis writes back with a price range and a pickup day.',
      fields: ['Your name', 'Cell phone', 'Photo of the piece'],
      button: 'Ask for a price',
      badge: { text: 'New request in CRM', tone: 'leaf' },
    },
    actions: ['getStarted', 'viewPricing'],
  },
  product: {
    title: 'Where a request from the page ends up',
    text: 'Whoever writes to you from the page has a record, with the thread and the visit on it. You answer from your phone.',
    tabs: ['inbox'],
  },
  features: {
    title: 'Every page has a job to do',
    intro:
      'A small-business site has to answer a few questions and then make the next step easy. That is what we build.',
    blocks: [
      {
        icon: 'pen',
        title: 'Copy written for you',
        text: 'We interview you and write the pages. You correct what is wrong instead of staring at an empty box.',
      },
      {
        icon: 'layout',
        title: 'Phone screens first',
        text: 'Number, hours and booking button stay in reach of a thumb. The desktop version is drawn after that.',
      },
      {
        icon: 'inbox',
        title: 'Forms that reach you',
        text: 'Each request opens a contact in your CRM with the page it came from, and the visitor gets a reply at once.',
      },
      {
        icon: 'calendar-check',
        title: 'Booking on the page',
        text: 'Visitors pick from the times that are free in your calendar. The confirmation goes out without you.',
      },
      {
        icon: 'messages',
        title: 'A chat that knows you',
        text: 'Visitors ask about price, parking or delivery in the corner of the page. The thread lands in your inbox.',
      },
      {
        icon: 'search',
        title: 'Readable by Google',
        text: 'Page titles, headings and your town are set properly, so a search engine can tell what you do and where.',
      },
    ],
  },
  seeAlso:
    '[local services](/industries/service-based), [contractors who remodel](/industries/home-improvement), [studios with classes](/industries/yoga-studios), [web design for agencies](/industries/marketing-agencies/web-design)',
  detail: {
    title: 'Your homework fits on one list',
    text: 'Website projects stall because owners have no free weekend to work on them. We ask for little, and we write down who owes what.',
    points: [
      'One long talk instead of a questionnaire',
      'Phone pictures are fine if the light is good',
      'You read the text before anyone else does',
      'A person to call from first talk to launch',
    ],
    scene: {
      kind: 'checklist',
      label:
        'Example: the website list of Tilbury Chair Shop, with four tasks done and the domain still to be pointed.',
      title: 'Tilbury Chair Shop · New site',
      badge: { text: 'One left', tone: 'sun' },
      items: [
        { text: 'Talk about chairs, prices, regulars', detail: 'Mavis + us', done: true },
        { text: 'Eight workshop photos', detail: 'Mavis', done: true },
        { text: 'Five pages written', detail: 'Us', done: true },
        { text: 'Draft read and corrected', detail: 'Mavis', done: true },
        { text: 'Point the domain', detail: 'Us · Thursday', done: false },
      ],
    },
  },
  // confirm: a website is made in these four steps
  steps: {
    title: 'From your story to a live address',
    intro: 'The words come before the design, because a layout cannot hide that nobody knows what to say.',
    steps: [
      {
        title: 'You tell us about your work',
        text: 'What people buy from you, what they ask first, why the good ones stay. An old site, if there is one, gets read too.',
      },
      {
        title: 'We write the pages',
        text: 'Home, services, prices, about, contact. You get plain text to read through and mark up like a letter.',
      },
      {
        title: 'You try it on your phone',
        text: 'The finished draft opens at a private link. Hand it to a customer you trust and watch where they tap.',
      },
      {
        title: 'A test request, then launch',
        text: 'We fill out every form ourselves. Once each one shows up in your CRM, your domain is pointed to the new site.',
      },
    ],
  },
  stats: {
    title: 'The page speed we claim',
    claims: ['website-load'],
    chart: {
      kind: 'waffle',
      title: 'One evening on an upholsterer’s site',
      detail: '40 visits, one square each',
      label:
        'Example: of 40 visits in one evening, 7 ended with a request, 19 with a second page and 14 after the first.',
      total: 40,
      parts: [
        { legend: 'asked for a price', count: 7 },
        { legend: 'read a second page', count: 19 },
        { legend: 'saw one page', count: 14 },
      ],
    },
  },
  questions: {
    title: 'Cost, timing and your domain',
    items: [
      {
        question: 'Is the website really free?',
        answer:
          'On {thePlansWithFreeWebsite}, yes: design and copywriting come with them. On {plansWithPaidWebsite} you pay {websiteFee} for both. Either way you need a monthly plan.',
      },
      {
        question: 'I like the site I have. Can I keep it?',
        answer:
          'Yes. If you own a website already, we connect it to the CRM free of charge: its forms, a chat, your booking calendar. You can have a new one later, or never.',
      },
      {
        question: 'How soon will it be online?',
        answer:
          'It depends on how many pages you need and how quickly drafts and photos come back. Ask on the first call what it would take for yours.',
      },
      {
        question: 'Can I keep my web address?',
        answer:
          'Yes. Your domain stays where it is registered. On launch day its settings are changed so that it opens the new site.',
      },
      {
        question: 'Will a new site bring me customers?',
        answer:
          'It can win over people who find it, and it keeps their requests from getting lost. Getting more people to find it is separate work: local search, email or ads. We will tell you if that is where your money should go first.',
      },
    ],
  },
  closing: {
    title: 'A napkin sketch is a fine start',
    actions: ['getStarted', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
