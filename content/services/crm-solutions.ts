import type { Content } from '@/lib/content/kinds';

export default {
  path: '/crm-solutions',
  seo: {
    title: 'Small business CRM, set up with you',
    description:
      'A small business CRM with one record per customer, one inbox and a board for open work. See what it tracks, how setup works and what it costs.',
  },
  icon: 'users',
  object: 'fence',
  hero: {
    eyebrow: 'CRM Solutions',
    title: { text: 'A small business CRM that shows who needs what next', marker: 'what next' },
    lede: 'Calls, texts, estimates and invoices sit under the customer’s name. You see who is waiting for you today, and nobody has to ask around.',
    actions: ['bookDemo', 'seePlans'],
  },
  features: {
    title: 'What you can stop keeping in your head',
    intro: 'What otherwise lives in a notebook, in three phones and in somebody’s memory.',
    blocks: [
      {
        icon: 'users',
        title: 'One record per customer',
        line: 'Every message, visit and bill',
        text: 'Open a name and read the history, from the first inquiry to what they bought and what they owe.',
      },
      {
        icon: 'pipeline',
        title: 'A board for open work',
        line: 'A card that sits still stands out',
        text: 'Inquiries, estimates and jobs move from column to column. You see at a glance which one has not moved.',
      },
      {
        icon: 'inbox',
        title: 'One inbox for everyone',
        line: 'Texts, emails, chats, missed calls',
        text: 'All of it lands in one list, website forms too. Your team sees what has been answered and by whom.',
      },
      {
        icon: 'wrench',
        title: 'Set up around your work',
        line: 'Board, calendar, forms and training',
        text: 'We build the board, the calendar and the forms with you, in the words your team uses, and train them on your own customers.',
        scene: {
          kind: 'checklist',
          label:
            'Example: the setup list of Marlow Upholstery, with four of five steps done and the team training on Thursday.',
          title: 'Setup · Marlow Upholstery',
          badge: { text: '4 of 5 done', tone: 'blue' },
          items: [
            { text: 'Booking page tried out', detail: 'By Petra, on her phone', done: true },
            { text: 'Stages named with Petra', detail: 'Fabric chosen, on bench', done: true },
            { text: 'Website form connected', detail: 'Photo of the chair', done: true },
            { text: 'Pick-up calendar set', detail: 'Van, two days a week', done: true },
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
      { href: '/crm-solutions', title: 'CRM, set up for you' },
      { href: '/marketing-automation', title: 'Marketing automation' },
      { href: '/data-analytics', title: 'Data analytics' },
      { href: '/ai', title: 'Voice and chat AI' },
      { href: '/integration-services', title: 'Integration services' },
    ],
    text: 'Want to see the board, the inbox and an invoice with a customer in them? [Open the demo](/demo).',
  },
  questions: {
    title: 'Questions before you move in',
    items: [
      {
        question: 'Am I too small for a CRM?',
        answer:
          'Maybe. If you have a dozen regulars and remember all of them, a notebook will do. A CRM starts to make sense when inquiries wait in three places and you find one a week late. The smallest plan is for {cheapestPlanPeople}.',
      },
      {
        question: 'Who does the setup, you or me?',
        answer:
          'Both of us. You explain how your work runs; we build it with you. Customized setup is free on {thePlansWithFreeSetup}. On {plansWithPaidSetup} you pay {setupFee} for it, once.',
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
