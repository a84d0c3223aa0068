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
    question: 'Whose phone is it?',
    stories: [
      {
        href: '/industries/plumbers',
        label: 'Plumbers',
        customer: 'Dana Reyes',
        detail: '(508) 555-0142',
        record: [
          { label: 'Address', value: '118 Alder St', from: 2 },
          { label: 'Job', value: 'Water heater', from: 2 },
          { label: 'Visit', value: 'Thu 9:30 AM', from: 3 },
          { label: 'Paid', value: '$340.00', from: 4 },
        ],
        steps: [
          {
            name: 'Missed call',
            time: 'Wed 2:14 PM',
            shown: [{ kind: 'call', text: 'Marco is under a sink and can’t pick up' }],
          },
          {
            name: 'Text back',
            time: 'Wed 2:14 PM',
            shown: [
              {
                kind: 'message',
                from: 'business',
                text: 'Sorry we missed you! This is Ridge Plumbing. What can we help with today?',
              },
              { kind: 'message', from: 'customer', text: 'Water heater is leaking. Can someone come tomorrow?' },
              {
                kind: 'message',
                from: 'business',
                text: 'Yes. Please shut the cold valve on top. I have 9:30 AM or 1:00 PM.',
              },
              { kind: 'message', from: 'customer', text: 'Valve is shut. 9:30 please.' },
            ],
          },
          {
            name: 'Booked',
            time: 'Wed 2:17 PM',
            shown: [{ kind: 'visit', text: 'Thu 9:30 AM · Marco, van 2', detail: 'Booked by AI, 2:17 PM' }],
          },
          {
            name: 'Paid',
            time: 'Thu 11:02 AM',
            shown: [
              {
                kind: 'message',
                from: 'business',
                text: 'All done, Dana. Marco’s invoice is here, tap to pay by card.',
              },
              { kind: 'sum', text: '$340.00', detail: 'Invoice 1042 · Water heater', badge: 'Paid' },
            ],
          },
          {
            name: 'Review',
            time: 'Thu 1:00 PM',
            shown: [
              {
                kind: 'message',
                from: 'business',
                text: 'Thanks, Dana! Is the floor still dry? A review would help us a lot.',
              },
              { kind: 'review', text: '“Called Wednesday, fixed Thursday. Dry floor.”' },
            ],
          },
        ],
      },
      {
        href: '/industries/chiropractor',
        label: 'Chiropractor',
        customer: 'Owen T.',
        detail: 'Dr. Amari’s office',
        record: [
          { label: 'Asked for', value: 'Mornings, before work', from: 3 },
          { label: 'First visit', value: 'Wed 7:40 AM', from: 3 },
          { label: 'Plan', value: '12 visits', from: 4 },
          { label: 'Paid', value: '$540.00', from: 4 },
        ],
        steps: [
          {
            name: 'Missed call',
            time: '5:04 PM',
            shown: [{ kind: 'call', text: 'Bea has two patients at the desk' }],
          },
          {
            name: 'Reply to Owen',
            time: '5:05 PM',
            shown: [{ kind: 'message', from: 'business', text: 'Hands full at the table. Is it a first visit?' }],
          },
          {
            name: 'Owen writes',
            time: '5:09 PM',
            shown: [
              { kind: 'message', from: 'customer', text: 'Yes, before work if you can.' },
              { kind: 'message', from: 'business', text: 'Wednesday at 7:40, then. The form is in this text.' },
              { kind: 'badge', text: 'Wed 7:40 booked' },
            ],
          },
          {
            name: 'Care plan begins',
            time: 'Wednesday',
            shown: [
              { kind: 'message', from: 'business', text: 'Your plan is ready, Owen. You can pay from this text.' },
              { kind: 'sum', text: '$540.00', detail: 'Care plan, 12 visits', badge: 'Paid' },
            ],
          },
          {
            name: 'Review',
            time: 'Visit 12',
            shown: [{ kind: 'review', text: '“Seen on time, at work by 8:15.”' }],
          },
        ],
      },
      {
        href: '/industries/gyms',
        label: 'Gyms',
        customer: 'Tyrell B.',
        detail: 'Coach Mags',
        record: [
          { label: 'Asked for', value: 'A day pass', from: 1 },
          { label: 'Tour', value: 'Wed, 6 PM', from: 3 },
          { label: 'Goal', value: 'Squat, 185 lb', from: 4 },
          { label: 'Paid', value: '$49.00', from: 4 },
        ],
        steps: [
          {
            name: 'Web form',
            time: 'Jan 6',
            shown: [{ kind: 'message', from: 'customer', text: 'Do you do day passes?' }],
          },
          {
            name: 'Reply',
            time: 'Jan 6',
            shown: [
              { kind: 'message', from: 'business', text: 'We do. Tour Wednesday at 6 PM?' },
              { kind: 'message', from: 'customer', text: 'Works. Do I bring anything?' },
              { kind: 'message', from: 'business', text: 'Only shoes. Mags shows you the racks.' },
            ],
          },
          {
            name: 'Tour booked',
            time: 'Jan 6',
            shown: [{ kind: 'visit', text: 'Wed, 6 PM · with Coach Mags', detail: 'Tour booked, Jan 6' }],
          },
          {
            name: 'Joined by text',
            time: 'Jan 8',
            shown: [
              { kind: 'message', from: 'business', text: 'Good to meet you, Tyrell. Your first month is here.' },
              { kind: 'sum', text: '$49.00', detail: 'First month', badge: 'Paid' },
            ],
          },
          {
            name: 'Review',
            time: 'Jun 2',
            shown: [
              { kind: 'message', from: 'business', text: 'Still lifting in June! Would you leave us a review?' },
              { kind: 'review', text: '“Mags texts if I skip leg day.”' },
            ],
          },
        ],
      },
    ],
    steps: 'The steps of the story',
    record: 'One record',
    line: 'AI answers what you can’t',
    play: 'Let it ring',
    ringing: 'Ringing…',
    pause: 'Pause',
    resume: 'Continue',
    next: 'Next step',
    again: 'Again',
    more: 'See the page: {trade}',
    example: 'Example. People, firms and amounts are invented.',
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
