import type { Content } from '@/lib/content/kinds';

export default {
  path: '/crm-solutions',
  seo: {
    title: 'Small business CRM, set up with you',
    description:
      'A small business CRM with one record per customer, one inbox and a board for open work. See what it tracks, how setup works and what it costs.',
  },
  icon: 'users',
  hero: {
    eyebrow: 'CRM Solutions',
    title: { text: 'A small business CRM that shows who needs what next', marker: 'what next' },
    lede: 'Calls, texts, estimates and invoices sit under the customer’s name. You see who is waiting for you today, and nobody has to ask around.',
    actions: ['bookDemo', 'seePlans'],
  },
  tool: {
    object: 'folder',
    label:
      'Example: a folder with a fence builder’s record of Tom Brandvold in it, from the missed call to an estimate that he opened, and a note to call him.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'track',
      title: 'Tom Brandvold',
      detail: 'Cedar fence, back yard',
      badge: { text: 'Estimate sent', tone: 'sun' },
      stops: [
        { title: 'Missed call, text sent', detail: 'Mon 10:20 AM' },
        { title: 'Sent two photos', detail: 'Mon 10:26 AM' },
        { title: 'Estimate, $6,480', detail: 'Tue 4:10 PM' },
        { title: 'Opened it twice', detail: 'Wed 7:45 PM' },
      ],
    },
    tag: { top: 'Thursday', figure: 'Call Tom', text: 'He asked about cedar or pine' },
    places: {
      plate: { x: 80, y: 60, width: 354, height: 380 },
      hook: { x: 580, y: 84, string: 42, turn: 4 },
      phone: { middle: 310, y: 480, turn: -2 },
      outlet: 60,
    },
  },
  features: {
    title: 'What you can stop keeping in your head',
    intro: 'Today it lives in a notebook, three phones and somebody’s memory.',
    blocks: [
      {
        title: 'One record per customer',
        text: 'Open a name and read the history, from the first inquiry to what they bought and what they owe.',
        picture: {
          kind: 'track',
          title: 'Tom Brandvold',
          badge: { text: 'Estimate sent', tone: 'sun' },
          stops: [
            { title: 'Missed call, text sent', detail: 'Mon 10:20 AM' },
            { title: 'Sent two photos', detail: 'Mon 10:26 AM' },
            { title: 'Estimate, $6,480', detail: 'Tue 4:10 PM' },
          ],
        },
      },
      {
        title: 'A board for open work',
        text: 'Inquiries, estimates and jobs move from column to column. You see at a glance which one has not moved.',
        picture: {
          kind: 'board',
          marked: 'Tom Brandvold',
          columns: [
            { name: 'Inquiries', cards: [{ title: 'Gate, Elm St', detail: 'Photo sent' }] },
            { name: 'Estimates', cards: [{ title: 'Tom Brandvold', detail: 'Opened it twice' }] },
            { name: 'Jobs', cards: [{ title: 'Post repair', detail: 'Friday' }] },
          ],
        },
      },
      {
        title: 'One inbox for everyone',
        text: 'Calls, texts, emails and website forms land in one list. Your team sees what has been answered and by whom.',
        picture: {
          kind: 'rows',
          title: 'Inbox',
          rows: [
            { label: 'Tom, missed call', value: 'Mon 10:20 AM' },
            { label: 'Tom, two photos', value: 'Mon 10:26 AM' },
          ],
        },
      },
      {
        title: 'Set up around your work',
        text: 'We build the board, the calendar and the forms with you, in the words your team uses, and train them on your own customers.',
        picture: {
          kind: 'steps',
          title: 'Setup, week one',
          badge: { text: '2 of 3 done', tone: 'blue' },
          steps: [
            { text: 'Website form connected', detail: 'Done', done: true },
            { text: 'Estimate visits on calendar', detail: 'Done', done: true },
            { text: 'Team training', detail: 'Thursday, 4 PM', done: false },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[sales teams with a forecast](/industries/sales-teams), [a solar project](/industries/solar), [an implant case](/industries/implant-specialist), [a kitchen remodel](/industries/home-improvement)',
  figure: { claims: ['platform-conversion'], text: 'Our figure for leads on the platform: {figure}.' },
  related: {
    title: 'The CRM and what plugs into it',
    links: [
      { href: '/crm-solutions', title: 'CRM, set up for you', text: 'Your stages, fields and words' },
      { href: '/marketing-automation', title: 'Marketing automation', text: 'Follow-ups that send themselves' },
      { href: '/data-analytics', title: 'Data analytics', text: 'Which channel brings paid work' },
      { href: '/ai', title: 'Voice and chat AI', text: 'Answers when you can’t' },
      { href: '/integration-services', title: 'Integration services', text: 'Site and calendar, connected' },
    ],
    text: 'Want to see the board, the inbox and an invoice with a customer in them? [Open the demo](/demo).',
  },
  questions: {
    title: 'Questions before you move in',
    items: [
      {
        question: 'Am I too small for a CRM?',
        answer:
          'Maybe. If you have a dozen regulars and remember all of them, a notebook will do. A CRM starts to make sense when inquiries wait in three places and you find one a week late. The smallest plan is for one person.',
      },
      {
        question: 'Who does the setup, you or me?',
        answer:
          'Both of us. You explain how your work runs; we build it with you. Customized setup is free on the Premium plan. On Starter, Essentials and Pro you pay {setupFee} for it, once.',
      },
      {
        question: 'My team dislikes new software. Will they use it?',
        answer:
          'That depends on how well it fits their day. Start with the inbox and the calendar, which they need anyway, and leave the rest for later.',
      },
      {
        question: 'I have a website. Do I have to replace it?',
        answer:
          'No. If you already own a site, integration with the CRM is free: we connect it, so that what visitors send arrives as contacts.',
      },
    ],
  },
  closing: {
    title: 'Think of three customers you owe a call',
    actions: ['bookDemo', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
