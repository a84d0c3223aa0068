import type { Content } from '@/lib/content/kinds';

export default {
  path: '/web-design',
  seo: {
    title: 'Small business website design with copywriting',
    description:
      'We write and build your website and connect it to your CRM. Free on the Pro and Premium plans, {websiteFee} on the others. See the steps.',
  },
  icon: 'layout',
  hero: {
    eyebrow: 'Web design, copywriting included',
    title: { text: 'A small business website that takes the booking', marker: 'the booking' },
    lede: 'We write it, build it and connect it to your CRM. Someone asks for a price at night, and you read it at breakfast. Free on the Pro and Premium plans, from {priceWithFreeWebsite} a month. Otherwise {websiteFee}.',
    actions: ['getStarted', 'viewPricing'],
  },
  tool: {
    object: 'shop-window',
    label:
      'Example: a shop window that is a web page: Tilbury Chair Shop, live with a form, from which a request has just come.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'page',
      address: 'tilburychairs.example',
      title: 'Keep the chair. Change the fabric.',
      text: 'Send a photo of the piece. Mavis writes back with a price range and a pickup day.',
      form: { fields: ['Your name', 'Cell phone', 'Photo of the piece'], button: 'Ask for a price' },
    },
    tag: {
      top: 'New request',
      figure: '2:05 PM',
      text: 'Wing chair, one photo',
      badge: { text: 'In the CRM', tone: 'leaf' },
    },
    places: {
      plate: { x: 74, y: 150, width: 414, height: 290 },
      hook: { x: 590, y: 190, string: 40, turn: 4 },
      phone: { middle: 300, y: 442, turn: -2 },
      outlet: 150,
    },
  },
  features: {
    title: 'Every page has a job to do',
    intro: 'A small-business site answers a few questions and makes the next step easy.',
    blocks: [
      {
        title: 'Copy written for you',
        text: 'We interview you and write the pages. You read them and correct what is wrong.',
        picture: {
          kind: 'edit',
          edit: {
            was: 'High-quality upholstery solutions',
            now: 'Keep the chair. Change the fabric.',
            detail: 'Mavis’s words, from our talk',
          },
        },
      },
      {
        title: 'Made for a thumb',
        text: 'Number, hours and booking button stay within thumb’s reach. The desktop version comes after that.',
        picture: {
          kind: 'rows',
          title: 'Tilbury Chair Shop, on a phone',
          rows: [
            { label: 'Call the shop', value: 'Open until 5' },
            { label: 'Send a photo', value: 'Ask for a price' },
            { label: 'Pickup days', value: 'Tue and Fri' },
          ],
        },
      },
      {
        title: 'Forms and bookings that reach you',
        text: 'Everyone who writes from your site gets a record in your CRM and a reply at once. Visitors book the times that are free in your calendar.',
        picture: {
          kind: 'rows',
          title: 'New request',
          badge: { text: 'In the CRM', tone: 'leaf' },
          rows: [
            { label: 'Wing chair, one photo', value: '2:05 PM' },
            { label: 'Reply with a pickup day', value: '2:05 PM' },
          ],
        },
      },
      {
        title: 'Homework that fits on one list',
        text: 'One long talk instead of a questionnaire, and phone pictures if the light is good. One person looks after your site from the first call to launch.',
        picture: {
          kind: 'steps',
          title: 'Tilbury Chair Shop',
          badge: { text: 'One left', tone: 'sun' },
          steps: [
            { text: 'Five pages written', detail: 'Done', done: true },
            { text: 'Draft read by Mavis', detail: 'Done', done: true },
            { text: 'Point the domain', detail: 'Us, Thursday', done: false },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[local services](/industries/service-based), [contractors who remodel](/industries/home-improvement), [studios with classes](/industries/yoga-studios), [web design for agencies](/industries/marketing-agencies/web-design)',
  figure: { claims: ['website-load'], text: 'Our figure for the websites we build: {figure}.' },
  steps: {
    title: 'From your story to a live website',
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
  questions: {
    title: 'Questions about cost, timing and your domain',
    items: [
      {
        question: 'Is the website really free?',
        answer:
          'With Pro or Premium, yes: design and copywriting come with them. On Starter and Essentials you pay {websiteFee} for both. Either way you need a monthly plan.',
      },
      {
        question: 'I like the site I have. Can I keep it?',
        answer:
          'Yes. If you own a website already, we connect it to the CRM free of charge: its forms, a chat, your booking calendar. You can have a new one later, or never.',
      },
      {
        question: 'What happens to the site if I cancel?',
        answer:
          'Ask us on the first call and get the answer in writing: who owns the site, where it is hosted and what it costs without a plan.',
      },
      {
        question: 'How soon will it be online?',
        answer:
          'It depends on how many pages you need and how quickly drafts and photos come back. On the first call you hear what yours would take.',
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
    title: 'Start your website with a napkin sketch',
    actions: ['getStarted', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
