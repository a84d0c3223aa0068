import type { Content } from '@/lib/content/kinds';

export default {
  path: '/integration-services',
  seo: {
    title: 'CRM website integration: forms, chat, booking',
    description:
      'Free CRM integration for your existing website: web forms, live chat, booking and surveys that send every inquiry to one customer record.',
  },
  icon: 'plug',
  hero: {
    eyebrow: 'Website and CRM integration',
    title: { text: 'Stop copying leads out of your email', marker: 'Stop copying' },
    lede: 'Keep the website you have. We connect its forms, chat, calendar and surveys to your CRM, so each inquiry arrives as a customer record. If you own a site, the integration is free.',
    actions: ['talkIntegration'],
  },
  tool: {
    object: 'plug',
    label:
      'Example: a plug, and on it what a form, a chat, a booking and a survey on a picture framer’s website added to one customer’s record.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'sheet',
      title: 'Yusra Kaplan',
      badge: { text: 'One record', tone: 'leaf' },
      rows: [
        { label: 'Form, Sat 9 PM', value: 'Two oil paintings' },
        { label: 'Chat, Mon 8 AM', value: 'Museum glass' },
        { label: 'Booking, Mon 9 AM', value: 'Tuesday, 10 AM' },
        { label: 'Survey, Fri 5 PM', value: '“Yes, with a mirror”' },
      ],
    },
    tag: {
      top: 'Tuesday',
      figure: '10 AM',
      text: 'At the counter',
      badge: { text: 'Booked online', tone: 'leaf' },
    },
    places: {
      plate: { x: 90, y: 182, width: 390, height: 234 },
      hook: { x: 584, y: 220, string: 42, turn: 4 },
      phone: { middle: 290, y: 420, turn: -2 },
      outlet: 150,
    },
  },
  features: {
    title: 'Four ways to connect your website',
    intro:
      'Use one or all four. Each sits on your own pages, sends what it collects to the same customer record, and notes where it came from.',
    blocks: [
      {
        title: 'Web forms',
        text: 'What visitors fill out arrives in the CRM the way they typed it. For someone you already know, it is added to their record.',
        picture: {
          kind: 'rows',
          title: 'Yusra Kaplan',
          badge: { text: 'Form, Sat 9 PM', tone: 'blue' },
          rows: [
            { label: 'Asked for', value: 'Wood frames, deep enough' },
            { label: 'Pieces', value: 'Two oil paintings' },
          ],
        },
      },
      {
        title: 'Live chat',
        text: 'It is saved as soon as the visitor leaves a name and number. You can carry on by text.',
        picture: {
          kind: 'talk',
          messages: [
            { from: 'customer', text: 'Museum glass, please. Do you have it for both?' },
            { from: 'business', text: 'We do. I have noted it for your two paintings, Yusra.' },
          ],
        },
      },
      {
        title: 'Calendar and booking',
        text: 'A booking goes on your calendar and on that person’s record. Moved or canceled, it changes on both.',
        picture: {
          kind: 'rows',
          title: 'Tuesday, at the counter',
          badge: { text: 'Booked online', tone: 'leaf' },
          rows: [
            { label: '10:00, Yusra Kaplan', value: 'Two frames' },
            { label: '11:00', value: 'Free' },
          ],
        },
      },
      {
        title: 'Surveys',
        text: 'The answers go to the contact, so later you can pull up everyone who said “call me in spring”.',
        picture: {
          kind: 'rows',
          title: 'Survey, Fri 5 PM',
          rows: [
            { label: 'Would return', value: '“Yes, with a mirror”' },
            { label: 'Call again', value: 'In spring' },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[agencies and their clients](/industries/marketing-agencies), [branding studios](/industries/marketing-agencies/branding), [clinics with online intake](/industries/healthcare)',
  steps: {
    title: 'What happens to your site, in order',
    intro: 'We add to your pages and leave the rest of them alone. You approve each change before visitors see it.',
    steps: [
      {
        title: 'We look at it together',
        text: 'On a call we click through your site, count its forms and find out where their messages end up today.',
      },
      {
        title: 'Agree on the fields',
        text: 'What must be asked, what can go, and what each answer is called in your CRM. We keep forms short.',
      },
      {
        title: 'We put it in place',
        text: 'You or your web person gives us access, or we send the code to paste along with a note on where it belongs.',
      },
      {
        title: 'A made-up customer tests it',
        text: 'We fill out the form, chat, book and cancel under that name until the record is right. Then we delete it.',
      },
    ],
  },
  questions: {
    title: 'Questions from website owners',
    items: [
      {
        question: 'What does the connection cost?',
        answer:
          'CRM integration is free for owners of an existing website. You need a plan for the CRM itself. If it turns out that you want something beyond that, you hear the price before we start.',
      },
      {
        question: 'Will it work with my website builder?',
        answer:
          'All four methods work with any builder that lets you paste a piece of code or embed a form. Where yours allows neither, a plain button does it: it leads to a form or a calendar page in the CRM.',
      },
      {
        question: 'Do I have to give up the calendar I use now?',
        answer:
          'Bookings from your site land in the calendar of the CRM. Tell us on the first call which calendar you use today, and you hear whether the two can be linked.',
      },
      {
        question: 'What if someone else looks after my site?',
        answer:
          'We talk to them directly if you like. They get the code and the places where it goes, and they keep the keys to the site.',
      },
      {
        question: 'Does the CRM change my pages?',
        answer:
          'Your text and pictures stay as they are. The forms, chat and calendar we add are the only new parts, and the calendar shows the times you have free. Otherwise data flows from the site to the CRM.',
      },
      {
        question: 'What if I replace the site next year?',
        answer:
          'Your contacts and their history are in the CRM, so they stay put. The forms and the calendar have to be placed on the new pages, and the tests run again.',
      },
    ],
  },
  closing: {
    title: 'Bring your web address, we’ll bring the list',
    actions: ['talkIntegration', 'seePlans'],
  },
} satisfies Content<'services/*'>;
