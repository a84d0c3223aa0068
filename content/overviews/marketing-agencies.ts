import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies',
  seo: {
    title: 'CRM for marketing agencies, white-label reports',
    description:
      'One CRM for proposals, onboarding, approvals, retainers and white-labeled reports under your agency’s name. From {cheapestPrice} a month.',
  },
  icon: 'megaphone',
  hero: {
    eyebrow: 'For marketing agencies',
    title: { text: 'An agency CRM to win the client and keep the retainer', marker: 'the retainer' },
    lede: 'It keeps proposals, onboarding, approvals, monthly reports and fees side by side, for small agencies with more accounts than desks.',
    actions: ['scheduleFreeDemo', 'watchDemo'],
  },
  tool: {
    object: 'billboard',
    label:
      'Example: a billboard with an agency’s board on it: clients being pitched, clients in onboarding and clients on a monthly retainer.',
    ground: 'clay',
    sign: 'late-mail',
    plate: {
      kind: 'board',
      columns: [
        {
          name: 'Pitching',
          count: 4,
          cards: [
            { title: 'Loom & Thread', detail: 'Proposal opened' },
            { title: 'Pier Sails', detail: 'Pitch on Thursday' },
          ],
        },
        {
          name: 'Onboarding',
          count: 2,
          cards: [
            { title: 'Vela Optics', detail: 'Kickoff Monday' },
            { title: 'Bramble Farm', detail: 'Logo files missing' },
          ],
        },
        {
          name: 'On retainer',
          count: 9,
          cards: [
            { title: 'Nori Kitchen', detail: 'May report sent' },
            { title: 'Gable Homes', detail: '$2,400 paid' },
          ],
        },
      ],
    },
    tag: {
      top: 'May retainer',
      figure: '$2,400',
      text: 'Report and invoice in one thread',
      badge: { text: 'Paid', tone: 'leaf' },
    },
    places: {
      plate: { x: 64, y: 114, width: 432, height: 292 },
      hook: { x: 590, y: 146, string: 40, turn: 3 },
      phone: { middle: 292, y: 424, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Where good months go missing',
    cards: [
      {
        title: 'Pitches that go quiet',
        text: 'The deck went out on Tuesday. Then two launches came up, and nobody asked the client what she thought of it.',
        quote: 'Did anyone follow up?',
      },
      {
        title: 'Approvals in five inboxes',
        text: 'Comments come by email, chat and phone. The team works on version four while the client has signed off version three.',
        quote: 'Which version is final?',
      },
      {
        title: 'Reports that hold up the bill',
        text: 'Someone copies numbers from tab to tab until late. The invoice waits for the report, and the fee waits for the invoice.',
        quote: 'What are we paying for?',
      },
    ],
  },
  industries: {
    kind: 'agency',
    title: 'Pick the work you bill for',
    intro:
      'A web project stalls for different reasons than an ad account. Each specialty has a page about its own bottlenecks.',
  },
  features: {
    title: 'What the agency CRM does, from pitch to payment',
    blocks: [
      {
        title: 'Pitches followed up',
        text: 'Inquiries come in by form or chat at any hour. A proposal without an answer gets a friendly nudge while you are on deadline.',
      },
      {
        title: 'Client onboarding',
        text: 'An accepted proposal can start the welcome text, the intake form, the kickoff booking and the list of access you still need.',
      },
      {
        title: 'Scope on paper',
        text: '“While you’re at it” becomes a change order with a price. The account manager no longer has to be the bad guy.',
      },
      {
        title: 'Approvals that don’t stall',
        text: 'Drafts, designs and budgets wait in the customer portal. A reminder asks the client who has not answered yet.',
      },
      {
        title: 'Reports under your name',
        text: 'Clients hired you, and that is who they hear from. The monthly report is white-labeled, so you decide how it looks and what it says.',
      },
      {
        title: 'Retainers by text',
        text: 'Monthly fees go out with a payment link and a reminder, so nobody spends the fifth of the month chasing payments.',
      },
    ],
  },
  seeAlso:
    '[a CRM for agencies](/crm-solutions), [reports for your clients](/data-analytics), [email automation](/marketing-automation)',
  stats: {
    title: 'Our figures for marketing agencies',
    claims: ['agency-speed', 'agency-consistency', 'agency-approval', 'agency-recognition'],
  },
  questions: {
    title: 'Questions agency owners ask about the CRM',
    items: [
      {
        question: 'Can we send campaigns to a client’s list?',
        answer:
          'Yes, if the people on the list gave the consent that the law requires. Without it, our terms don’t allow it, for you or for anyone who uses your account.',
      },
      {
        question: 'Whose brand is on the reports?',
        answer:
          'Yours on the reports: they are white-labeled and can be customized, so a client sees your agency’s name. The app itself keeps our name.',
      },
      {
        question: 'Does each client get an account of its own?',
        answer:
          'There are no sub-accounts: each client is a record with its own approvals, fees and portal, and with reports in your name. The terms do not let you sell, rent or share access beyond your plan.',
      },
      {
        question: 'What if we lose a client and need a smaller plan?',
        answer: 'Talk to us about the smaller plan. No long-term contract keeps you in the larger one.',
      },
    ],
  },
  closing: {
    title: 'Show us your hardest account',
    actions: ['bookFreeDemo', 'viewPricing'],
  },
} satisfies Content<'overviews/*'>;
