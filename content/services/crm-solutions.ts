import type { Content } from '@/lib/content/kinds';

export default {
  path: '/crm-solutions',
  seo: {
    title: 'Small business CRM, set up with you',
    description:
      'A small business CRM with one record per customer, one inbox and a board for open work. See what it tracks, how setup works and what it costs.',
  },
  hero: {
    eyebrow: 'CRM Solutions',
    title: { text: 'A CRM that shows who needs what next', marker: 'what next' },
    lede: 'Calls, texts, estimates and invoices sit under the customer’s name. You see who is waiting for you today, and nobody has to ask around.',
    panel: {
      background: 'blue',
      motif: 'users',
      line: 'rising',
      slips: [
        { icon: 'phone-missed', title: 'Monday, 10:20 AM', detail: 'Nobody could pick up' },
        { icon: 'bell', title: 'Thursday, 8 AM', detail: 'Whose call comes first today' },
      ],
    },
    scene: {
      kind: 'record',
      label:
        'Example: a fence builder’s record of Tom Brandvold, from the missed call to an estimate that he opened, with what to do next.',
      name: 'Tom Brandvold',
      detail: 'Cedar fence, back yard',
      badge: { text: 'Estimate sent', tone: 'sun' },
      steps: [
        { title: 'Missed call, text sent', time: 'Mon 10:20 AM' },
        { title: 'Sent two photos', time: 'Mon 10:26 AM' },
        { title: 'Estimate, $6,480', time: 'Tue 4:10 PM' },
        { title: 'Opened it two times', time: 'Wed 7:45 PM' },
      ],
      next: { title: 'Call Tom on Thursday', detail: 'He asked about cedar or pine' },
    },
    actions: ['bookDemo', 'seePlans'],
  },
  product: {
    title: 'The record stays, whatever you open',
    text: 'Dana’s job is a thread, a card on the board and a bill. Her record is beside each of them, with everything that has happened so far.',
    tabs: ['inbox', 'board', 'invoice'],
  },
  features: {
    title: 'What you can stop keeping in your head',
    intro: 'What otherwise lives in a notebook, in three phones and in somebody’s memory.',
    blocks: [
      {
        icon: 'users',
        title: 'One record per customer',
        text: 'Open a name and read the history: the first inquiry, every message, each visit, what they bought and what they owe.',
      },
      {
        icon: 'pipeline',
        title: 'A board for open work',
        text: 'Inquiries, estimates and jobs move from column to column. A card that has sat still too long is easy to spot.',
      },
      {
        icon: 'inbox',
        title: 'One inbox for everyone',
        text: 'Texts, emails, website chats and missed calls land in one list. Your team sees what has been answered and by whom.',
      },
      {
        icon: 'clipboard',
        title: 'Forms that become contacts',
        text: 'The form on your website takes inquiries 24/7. Each one turns into a contact, with nothing to copy by hand.',
      },
      {
        icon: 'calendar-check',
        title: 'Bookings on the record',
        text: 'Customers pick an open time and get a confirmation. The visit shows on your calendar and under their name.',
      },
      {
        icon: 'receipt',
        title: 'From estimate to paid',
        text: 'Send the estimate, note the change, text the invoice. The job shows whether it has been paid.',
      },
    ],
  },
  seeAlso:
    '[sales teams with a forecast](/industries/sales-teams), [a solar project](/industries/solar), [an implant case](/industries/implant-specialist), [a kitchen remodel](/industries/home-improvement)',
  detail: {
    title: 'We set it up around the way you work',
    text: 'Tell us how a job runs, and we build the board, the calendar and the forms with you. This costs {setupFee}; with {thePlansWithFreeSetup} it is free.',
    points: [
      'Stages named in the words your team already uses',
      'A plan for the lists you have now: ask us before you start',
      'Training with your own customers on the screen',
      'A person to ask when something looks wrong',
    ],
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
  stats: {
    title: 'The result we claim for lead follow-up',
    claims: ['platform-conversion'],
    chart: {
      kind: 'waffle',
      title: 'A season of fence estimates',
      detail: '48 estimates, one square each',
      label:
        'Example: of 48 estimates in one season, 21 are booked, 18 are being followed up and 9 are still to be sent.',
      total: 48,
      parts: [
        { legend: 'booked', count: 21 },
        { legend: 'being followed up', count: 18 },
        { legend: 'still to be sent', count: 9 },
      ],
    },
  },
  related: {
    title: 'The CRM and what plugs into it',
    intro: 'The customer record sits in the middle. Begin there, and add the others when you have a use for them.',
    cards: [
      {
        href: '/crm-solutions',
        icon: 'users',
        title: 'CRM, set up for you',
        text: 'You are reading about it: records, board, inbox and calendar, arranged with you and explained to your team.',
      },
      {
        href: '/marketing-automation',
        icon: 'repeat',
        title: 'Marketing automation',
        text: 'Reminders, thank-yous and review requests that leave on time because the record says it is time.',
      },
      {
        href: '/data-analytics',
        icon: 'chart',
        title: 'Data analytics',
        text: 'What your records add up to: where customers come from, where they drop off and who still owes you.',
      },
      {
        href: '/ai',
        icon: 'bot',
        title: 'Voice and chat AI',
        text: 'An assistant for the calls and chats you can’t take. What was said is kept under the customer’s name.',
      },
      {
        href: '/integration-services',
        icon: 'plug',
        title: 'Integration services',
        text: 'Web forms, live chat, booking and surveys on your website, each sending what it collects to the CRM.',
      },
    ],
  },
  questions: {
    title: 'Before you move your customers in',
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
