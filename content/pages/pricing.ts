import type { Content } from '@/lib/content/kinds';

export default {
  path: '/pricing',
  seo: {
    title: 'CRM pricing: {cheapestPrice} to {highestPrice} a month',
    description:
      '{planPrices} a month. Compare members, contacts, credits and fees. Billed monthly, cancel any time, no refunds.',
    priority: 0.9,
  },
  title: {
    text: 'Four CRM plans, {cheapestPrice} to {highestPrice} a month',
    marker: '{cheapestPrice} to {highestPrice}',
  },
  object: 'receiver',
  lede: 'Every plan includes the AI CRM, pipelines, calendars and missed-call text replies. Plans renew monthly, and you can cancel any time.',
  finder: {
    title: 'Find your plan in four questions',
    intro: 'Answer them and see what you would pay.',
    people: {
      question: 'How many people will log in?',
      one: 'Just me',
      two: '{from} or {to}',
      several: '{from} to {to}',
      more: 'More than {count}',
    },
    contacts: {
      question: 'How many customers and leads do you keep?',
      upTo: 'Up to {count}',
      more: 'More than {count}',
    },
    website: { question: 'Do you need a website?', yes: 'Yes, written and built', no: 'No, I have one' },
    setup: { question: 'Do you want us to set it up?', yes: 'Yes, please', no: 'I’ll do it myself' },
    answer: {
      mark: 'Fits your answers',
      always: 'a month',
      first: 'in the first month',
      later: 'then {price} a month',
      month: '{plan}, one month',
      setup: 'Setup, once',
      ownSetup: 'Setup, done by you',
      website: 'Website, once',
      ownWebsite: 'Your own site, connected',
      free: 'free',
      cheaper: 'For the first {months} months, {plan} costs less in all: {cost}.',
    },
  },
  billing: {
    title: 'Before you choose',
    items: [
      {
        term: 'System fees',
        href: '/terms-of-service#system-fees-and-credits',
        text: 'Email costs {emailFee} per message. Texts you send or receive carry a fee, too. Credits count toward both.',
      },
      {
        term: 'Sales tax',
        href: '/terms-of-service#purchases-and-payment',
        text: 'Prices are in US dollars. Sales tax is added where it is required.',
      },
      {
        term: 'Cards',
        href: '/terms-of-service#purchases-and-payment',
        text: 'Pay with Visa, Mastercard, American Express or Discover.',
      },
    ],
  },
  comparison: {
    title: 'Compare every feature',
    pictureAlt: 'The four plans as teams: {teams}.',
    pictureTeam: '{members} on {plan}',
    intro: 'A member is one login. Credits are monthly and complimentary.',
    everyPlan: 'In every plan',
  },
  addOns: {
    title: 'Need something else?',
    text: 'Reputation management ({reputationPrice}), local SEO ({localSeoPrice}), paid media and coaching can be added to any plan.',
    linkText: 'See add-on pricing',
  },
  questions: {
    title: 'Questions about prices and terms',
    items: [
      {
        question: 'Is there a contract, and how do I cancel?',
        answer:
          'There is no long-term contract. Write to us through the contact page whenever you like. You keep your plan through the month you paid for, and nothing renews after that.',
      },
      {
        question: 'Can I get a refund?',
        answer:
          'No. That goes for plans, add-ons, setup, one-time services and system fees. If you are unhappy with something, tell us, so that we can try to put it right.',
      },
      {
        question: 'What are credits?',
        answer:
          'A complimentary amount that we count toward your messages and calls. The table above shows how far they go.',
      },
      {
        question: 'What happens after one month of Starter?',
        answer:
          'The complimentary credits end and the features stay. From then on, emails and texts carry system fees, and that includes missed-call text replies.',
      },
      {
        question: 'What is Advanced Automation?',
        answer:
          'Smart automation is in every plan. Advanced Automation comes with Pro and Premium. In a demo we show you where the line is for the messages you want to send.',
      },
      {
        question: 'Which plans come with a website?',
        answer:
          'Website design with copywriting is free on the Pro and Premium plans. On Starter and Essentials it costs {websiteFee}. If you already own a site, its integration with the CRM is free.',
      },
      {
        question: 'Can I text everyone on my list?',
        answer:
          'Only the people who have agreed to it. You are the sender, so you need their consent and must honor every STOP. To end texts from us, reply STOP to one of them.',
      },
      {
        question: 'What about my customers’ data?',
        answer:
          'You decide what goes into the platform, and you must have the right to put it there. Ask us in the demo how to export your contacts, and keep a copy of your own: under our terms we are not liable for lost data.',
      },
    ],
  },
  closing: {
    title: 'Not sure which one fits?',
  },
} satisfies Content<'pages/pricing'>;
