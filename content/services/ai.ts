import type { Content } from '@/lib/content/kinds';

export default {
  path: '/ai',
  seo: {
    title: 'AI receptionist and chat for small business',
    description:
      'An AI receptionist that answers calls and chats in your words, books the visit and hands over to you. See what it takes over and how setup works.',
    priority: 0.9,
  },
  icon: 'mic',
  hero: {
    eyebrow: 'Voice & Chat AI',
    title: { text: 'An AI receptionist that answers, even at dinner', marker: 'even at dinner' },
    lede: 'It picks up calls, chats and texts in your words, books from your calendar and keeps what was said in your CRM. You decide what it handles.',
    actions: ['bookConsultation', 'seeDemo'],
  },
  tool: {
    object: 'receiver',
    label:
      'Example: a telephone receiver, and in the bubble that comes out of it a window cleaner’s call, which the assistant answers with a price and two open times.',
    ground: 'deep',
    core: 'sun',
    plate: {
      kind: 'thread',
      head: { title: 'Hollis Window Cleaning', time: '6:48 PM' },
      messages: [
        { from: 'customer', text: 'Hi, could somebody do my windows this week? Just the outside.' },
        {
          from: 'business',
          text: 'That is $180, same as last time. Thursday at two is open, or first thing Friday.',
        },
        { from: 'customer', text: 'Thursday at two, please.' },
      ],
    },
    tag: {
      top: 'Thursday',
      figure: '2:00',
      text: 'Mrs. Cole, Elm Street',
      badge: { text: 'Booked 6:48 PM', tone: 'leaf' },
    },
    places: {
      plate: { x: 154, y: 176, width: 342, height: 296 },
      hook: { x: 590, y: 210, string: 42, turn: 4 },
      phone: { middle: 320, y: 478, turn: -2 },
      outlet: 60,
    },
  },
  features: {
    title: 'What changes once it is on',
    intro: 'Fewer calls lost, and answers that come from your own prices and rules.',
    blocks: [
      {
        title: 'Calls get an answer after hours',
        text: 'Callers reach a voice that can help instead of a beep. What was said is on the customer’s record before you call back.',
        picture: {
          kind: 'rows',
          title: 'After hours',
          badge: { text: 'Answered, 0:42', tone: 'leaf' },
          rows: [
            { label: 'Mrs. Cole', value: 'Windows this week' },
            { label: 'On her record', value: 'Same as last spring' },
          ],
        },
      },
      {
        title: 'Appointments book themselves',
        text: 'It reads your calendar, offers what is open and sends the confirmation by text.',
        picture: {
          kind: 'rows',
          title: 'Thursday, Pat',
          badge: { text: 'Booked 6:48 PM', tone: 'leaf' },
          rows: [
            { label: '2:00, Mrs. Cole', value: 'Text sent' },
            { label: '4:00', value: 'Free to offer' },
          ],
        },
      },
      {
        title: 'It sounds like you',
        text: 'It learns from your price list, your service area, the questions you hear all week and the answers you give.',
        picture: {
          kind: 'talk',
          messages: [
            { from: 'customer', text: 'Same windows as last spring. Just the outside.' },
            {
              from: 'business',
              text: 'That is $180, same as last time. Thursday at two is open, or first thing Friday.',
            },
          ],
        },
      },
      {
        title: 'You stay in charge',
        text: 'You say what it may promise, quote and book, and which calls go to a person. Texts go out by themselves or wait for your OK. Newsletter drafts wait.',
        picture: {
          kind: 'rows',
          title: 'Calls that go to Pat',
          rows: [
            { label: 'A complaint', value: 'Pat' },
            { label: 'A storefront', value: 'Pat' },
            { label: 'A price from the list', value: 'Assistant' },
          ],
        },
      },
    ],
  },
  seeAlso:
    '[plumbing companies with one van](/industries/plumbers), [dental front desks](/industries/general-dentistry), [gyms at rush hour](/industries/gyms), [HVAC in a heat wave](/industries/hvac)',
  steps: {
    title: 'From the first meeting to the first call',
    intro:
      'We take these four steps with you. The fee for customized setup is {setupFee}, or free on the Premium plan.',
    steps: [
      {
        title: 'Assessment and strategy',
        text: 'We talk about your calls, find where customers get lost and agree on what the assistant should take over.',
      },
      {
        title: 'Custom development',
        text: 'We teach it from your own material, and test it with the hard questions first.',
      },
      {
        title: 'Integration and training',
        text: 'It is connected to your number, calendar and records. Your team learns to check its answers and to take over.',
      },
      {
        title: 'Optimization and scaling',
        text: 'We go through what it could not answer, add the answers, and open more channels once the first one runs well.',
      },
    ],
  },
  stats: {
    title: 'Our figures for the AI',
    claims: ['ai-hours-week', 'ai-productivity', 'ai-cost', 'ai-response'],
  },
  questions: {
    title: 'Questions before its first call',
    items: [
      {
        question: 'Will my customers know it is not a person?',
        answer:
          'You decide what the greeting says. We advise you to say that it is an AI. Most callers just want to know whether you can come on Thursday, and it can tell them.',
      },
      {
        question: 'What happens when it doesn’t know?',
        answer:
          'We settle that with you during setup: what it says, what it asks for and who calls back. Then we test it with questions it can’t answer, and you hear the result.',
      },
      {
        question: 'Do I have to change my phone number?',
        answer:
          'No. Phone Setup is an add-on ({phoneSetupPrice}): we connect your number or get you a new one, and test it with you.',
      },
      {
        question: 'Does the AI cost extra, and how many calls are included?',
        answer:
          'The AI is in every plan. Calls received each month: Essentials 380, Pro 2,340, Premium 3,900. On Starter the credits last one month.',
      },
    ],
  },
  closing: {
    title: 'Now ask us about your own calls',
    actions: ['bookConsultation', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
