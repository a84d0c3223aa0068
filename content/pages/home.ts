import type { Content } from '@/lib/content/kinds';

export default {
  path: '/',
  seo: {
    title: 'AI CRM with marketing automation for small business',
    description:
      'One AI CRM for calls, texts, bookings and invoices. Missed-call texts, reminders and review requests on every plan, from {cheapestPrice} a month.',
    priority: 1,
  },
  hero: {
    eyebrow: 'AI CRM and marketing automation',
    title: { text: 'Transform Your Small Business With Our AI CRM', marker: 'AI CRM' },
    lede: 'One CRM for calls, texts, bookings and invoices, from {cheapestPrice} a month. Streamlined sales, customer engagement and growth, customized for your business.',
  },
  tool: {
    object: 'telephone',
    label:
      'Example: a missed call becomes a text conversation, a booked visit, an invoice paid by text and a five-star review.',
    ground: 'paper',
    plate: {
      kind: 'thread',
      head: { title: 'Missed call · Dana R.', time: '2:14 PM', missed: true },
      messages: [
        {
          from: 'business',
          text: 'Sorry we missed you! This is Ridge Plumbing. What can we help with today?',
        },
        {
          head: { title: 'Dana replies', time: '2:15 PM' },
          from: 'customer',
          text: 'Water heater is leaking. Can someone come tomorrow?',
        },
      ],
    },
    places: {
      plate: { x: 118, y: 198, width: 408, height: 284 },
      phone: { middle: 320 },
      outlet: 64,
    },
  },
  stops: [
    { title: 'Booked on the calendar', time: '2:17 PM', text: 'Tomorrow, 9:30 AM', detail: 'Confirmed by text' },
    { title: 'Text-to-pay invoice', time: 'Next day', text: '$340.00', detail: 'Paid by text' },
    { title: 'Review request', time: 'Next day', detail: 'posted to your business profile' },
  ],
  player: {
    title: 'See one job from missed call to review',
    intro: 'Pick a trade and follow one customer, step by step.',
  },
  platform: {
    voice: {
      title: 'Voice & Content AI',
      text: 'Picks up when you can’t and answers in your words. You decide what waits for your OK.',
    },
    customers: {
      title: 'Customer Management',
      text: 'Conversations, estimates and invoices in one timeline, and a pipeline the whole team can read.',
    },
    automation: {
      title: 'Marketing Automation',
      text: 'Reminders, review requests and win-back emails go out on the schedule you set.',
    },
    ready: {
      title: 'Ready to start?',
      text: 'See how your kind of work runs on the platform, in a personal demo.',
    },
  },
  services: {
    title: 'Services that plug into the platform',
    intro: 'Run it yourself from {cheapestPrice} a month, or hand the work to our team.',
    cards: [
      {
        href: '/crm-solutions',
        title: 'CRM',
        text: 'Pipelines, history and reminders fitted to how you sell.',
      },
      {
        href: '/ai',
        title: 'Voice & Chat AI',
        text: 'Calls, texts and chats answered while you work or sleep.',
      },
      {
        href: '/marketing-automation',
        title: 'Email Marketing',
        text: 'Follow-ups and newsletters that read like you wrote them.',
      },
      {
        href: '/copywriting',
        title: 'Copywriting',
        text: 'Pages, posts and campaigns in plain words that sell.',
      },
      {
        href: '/web-design',
        title: 'Web Design',
        text: 'Sites wired to your CRM. {websiteFee}, or free on the Pro and Premium plans.',
      },
      {
        href: '/gmb-seo',
        title: 'GMB SEO',
        text: 'Your Google profile, kept current for nearby searches. An add-on: {localSeoPrice}.',
      },
    ],
  },
  trades: {
    title: 'Find your line of work',
    links: [
      { href: '/industries/plumbers', label: 'Plumbers' },
      { href: '/industries/hvac', label: 'HVAC' },
      { href: '/industries/electricians', label: 'Electricians' },
      { href: '/industries/roofing', label: 'Roofing' },
      { href: '/industries/landscaping', label: 'Landscaping' },
      { href: '/industries/home-improvement', label: 'Home Improvement' },
      { href: '/industries/solar', label: 'Solar' },
      { href: '/industries/home-inspectors', label: 'Home Inspectors' },
      { href: '/industries/pet-services', label: 'Pet Services' },
      { href: '/industries/general-dentistry', label: 'Dentistry' },
      { href: '/industries/implant-specialist', label: 'Implants' },
      { href: '/industries/chiropractor', label: 'Chiropractor' },
      { href: '/industries/yoga-studios', label: 'Yoga Studios' },
      { href: '/industries/gyms', label: 'Gyms' },
      { href: '/industries/weight-loss', label: 'Weight Loss' },
      { href: '/industries/coaches-consultants', label: 'Coaches' },
      { href: '/industries/marketing-agencies/branding', label: 'Branding' },
      { href: '/industries/solopreneurs', label: 'Solopreneurs' },
    ],
    doors: [
      { href: '/industries/marketing-agencies', label: 'Marketing Agencies' },
      { href: '/industries/sales-teams', label: 'Sales Teams' },
      { href: '/industries/service-based', label: 'Local Services' },
      { href: '/industries/healthcare', label: 'Health & Wellness' },
      { href: '/industries/smbs', label: 'Small & Medium Businesses' },
      { href: '/industries/financial', label: 'Financial' },
      { href: '/industries/retail', label: 'Retail' },
    ],
  },
  whyChoose: {
    title: 'Why Choose {brand}',
    cards: [
      {
        title: 'Customized CRM adoption',
        text: 'Your stages, your fields, your words. We shape the system to the way you work.',
      },
      {
        title: 'Expert onboarding and training',
        text: 'You and your team learn the platform with your own pipeline and calendar on the screen.',
      },
      {
        title: 'Human support',
        text: 'When something is off, a person looks into it and writes back.',
      },
      {
        title: 'All-in-one marketing and sales',
        text: 'One login instead of a drawer full of separate tools.',
      },
    ],
  },
  featureList: {
    title: '{count} jobs it takes off your plate',
    intro: 'All of it is in every plan, except local SEO, which is an add-on.',
    groups: [
      {
        title: 'Getting the customer',
        points: [
          'Missed-call text replies',
          '24/7 lead capture forms',
          'Local SEO',
          'Email marketing',
          'AI that takes calls and chats',
        ],
      },
      {
        title: 'Doing the work',
        points: [
          'Appointment scheduling and confirmations',
          'Project, estimate and change-order tracking',
          'Photo documentation',
          'Report delivery',
          'Customer portal',
        ],
      },
      {
        title: 'Getting paid',
        points: ['Text-to-pay invoicing', 'Payment reminders', 'Review requests', 'Recurring service reminders'],
      },
      {
        title: 'Seeing it all',
        points: [
          'Customer history tracking',
          'All-in-one dashboard',
          'Smart automation',
          'Integrations',
          'Customizable white-labeled reports',
        ],
      },
    ],
  },
  walkthrough: 'See the inbox, pipeline, calendar and invoices on video.',
  watch: 'Watch the walkthrough',
  closing: {
    title: 'Tell us about your week',
  },
} satisfies Content<'pages/home'>;
