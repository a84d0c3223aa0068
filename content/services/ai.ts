import type { Content } from '@/lib/content/kinds';

export default {
  path: '/ai',
  seo: {
    title: 'AI receptionist and chat for small business',
    description:
      'An AI receptionist that answers calls and chats in your words, books the visit and hands over to you. See what it takes over and how setup works.',
    priority: 0.9,
  },
  hero: {
    eyebrow: 'Voice & Chat AI',
    title: { text: 'An AI receptionist that answers, even at dinner', marker: 'even at dinner' },
    lede: 'It picks up calls, chats and texts in your words, books from your calendar and keeps what was said in your CRM. You decide what it handles.',
    panel: {
      background: 'ink',
      motif: 'mic',
      line: 'falling',
      slips: [
        { icon: 'phone-incoming', title: 'Call at 6:48 PM', detail: 'The office closed at five' },
        { icon: 'calendar-check', title: 'Thursday, 2 PM', detail: 'On the calendar and on her record' },
      ],
    },
    scene: {
      kind: 'call',
      label: 'Example: the AI receptionist takes an evening call, offers two appointments and books one.',
      speaker: 'AI receptionist',
      duration: '0:42',
      request: 'Hi, could somebody do my windows this week?',
      quote: 'Thursday at two is free, or Friday first thing. Which one suits you better?',
      badge: { text: 'Booked', tone: 'leaf' },
    },
    actions: ['bookConsultation', 'seeDemo'],
  },
  call: {
    title: 'One call, from hello to the calendar',
    text: 'A customer rings at dinner time. The assistant knows her house and the price, offers two times, and the visit is booked before she hangs up.',
    name: 'Hollis Window Cleaning, 6:48 PM',
    assistant: 'Assistant',
    customer: 'Caller',
    lines: [
      { at: 0, from: 'assistant', text: 'Hollis Window Cleaning, this is the assistant. How can I help?' },
      { at: 5, from: 'customer', text: 'Hi, could somebody do my windows this week? Just the outside.' },
      { at: 10, from: 'assistant', text: 'Gladly. Is it the house on Elm Street, as in spring, Mrs. Cole?' },
      { at: 15, from: 'customer', text: 'Yes, that’s me. Same windows.' },
      {
        at: 18,
        from: 'assistant',
        text: 'That is $180, as before. Thursday at two is free, or Friday first thing. Which one suits you better?',
      },
      { at: 27, from: 'customer', text: 'Thursday at two, please.' },
      {
        at: 30,
        from: 'assistant',
        text: 'It’s booked, and a text with the time is on its way. Will the gate be open?',
      },
      { at: 36, from: 'customer', text: 'I’ll leave it open. Thank you!' },
      { at: 39, from: 'assistant', text: 'Thank you. See you Thursday.' },
    ],
    end: 42,
    // Waits for a recording, an MP3 in public/: recording: { file: '/call.mp3' }. Until then the call can be read.
    outcome: {
      kind: 'calendar',
      label:
        'Example: Thursday in the calendar of a window cleaner. The visit to Mrs. Cole at 2:00 was booked by the assistant.',
      day: 'Thursday · Pat, ladder van',
      badge: { text: 'Booked 6:48 PM', tone: 'leaf' },
      slots: [
        { time: '8:30', title: 'Brew Lab', detail: 'Shop front · every week', state: 'booked' },
        { time: '10:30', title: 'Dr. Amin’s practice', detail: 'Two floors, inside', state: 'booked' },
        { time: '2:00', title: 'Mrs. Cole, Elm Street', detail: 'Outside, $180 · gate is open', state: 'done' },
        { time: '4:00', title: 'Free', detail: 'The assistant may offer it', state: 'open' },
      ],
    },
  },
  product: {
    title: 'What the AI leaves behind in your inbox',
    text: 'A call that rings out becomes a text thread, and the thread becomes a visit. Every line of it stays where you can read it.',
    tabs: ['inbox', 'calendar'],
  },
  features: {
    title: 'What changes once it is on',
    intro: 'In the order in which you would notice it.',
    blocks: [
      {
        icon: 'phone-incoming',
        title: 'Calls get an answer after hours',
        text: 'Nights, weekends, two at once: callers reach a voice that can help instead of a beep.',
      },
      {
        icon: 'calendar-check',
        title: 'Appointments book themselves',
        text: 'It reads your calendar, offers what is free and sends the confirmation by text.',
      },
      {
        icon: 'pen',
        title: 'Drafts wait for your OK',
        text: 'Replies, posts and newsletters arrive as drafts in your tone. You change a word and press send.',
      },
      {
        icon: 'list-checks',
        title: 'Nothing said gets lost',
        text: 'Calls and chats go on the customer’s record, so you know what was asked before you call back.',
      },
      {
        icon: 'users',
        title: 'Your people do people work',
        text: 'The assistant takes the questions about hours and parking. Your team gets the ones that need judgment.',
      },
      {
        icon: 'shield',
        title: 'You stay in charge',
        text: 'You say what it may promise, quote and book, and we build it that way with you.',
      },
    ],
  },
  seeAlso:
    '[plumbing companies with one van](/industries/plumbers), [dental front desks](/industries/general-dentistry), [gyms at rush hour](/industries/gyms), [HVAC in a heat wave](/industries/hvac)',
  detail: {
    title: 'It sounds like you because it learned from you',
    text: 'We feed it your price list, your service area, the questions you hear all week and the answers you give.',
    points: [
      'It has your greeting, your prices, your rules for emergencies',
      'You decide how it introduces itself',
      'You decide which calls go to a person',
      'It can quote the jobs you have priced',
    ],
    scene: {
      kind: 'conversation',
      label: 'Example: a customer asks a garden center’s chat about delivery and gets an answer and a booked slot.',
      inbox: 'Fern & Field · Website chat',
      badge: { text: 'AI replying', tone: 'blue' },
      messages: [
        { from: 'customer', text: 'Do you deliver mulch to Holden? We need about four yards.' },
        { from: 'business', text: 'We do. Four yards fit on one truck, $45 to Holden. Saturday morning or Monday?' },
        { from: 'customer', text: 'Saturday. Can you drop it left of the drive?' },
      ],
      outcome: {
        icon: 'truck',
        title: 'Saturday, 8 to 10 AM',
        detail: 'Four yards of mulch · left of the drive',
        badge: { text: 'Scheduled', tone: 'leaf' },
      },
    },
  },
  steps: {
    title: 'From the first meeting to the first call',
    intro:
      'We take these four steps with you. The fee for customized setup is {setupFee}, or nothing on {thePlansWithFreeSetup}.',
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
    title: 'The results we claim for the AI',
    claims: ['ai-hours-week', 'ai-productivity', 'ai-cost', 'ai-response'],
    chart: {
      kind: 'calls',
      title: 'A florist’s Friday on the phone',
      detail: '26 calls between 9 AM and 9 PM',
      label: 'Example: of the 26 calls of one Friday, the shop took 11 and the assistant 15, most of them after six.',
      hours: ['9', '10', '11', '12', '1', '2', '3', '4', '5', '6', '7', '8'],
      answered: { legend: 'taken by the shop', counts: [1, 1, 2, 1, 1, 1, 2, 1, 1, 0, 0, 0] },
      texted: { legend: 'taken by the assistant', counts: [0, 1, 1, 2, 0, 0, 1, 1, 2, 3, 2, 2] },
    },
  },
  questions: {
    title: 'Before it takes its first call',
    items: [
      {
        question: 'Will my customers know it is not a person?',
        answer:
          'You decide what the greeting says, and we would say it openly. Most callers just want to know whether you can come on Thursday, and it can tell them.',
      },
      {
        question: 'What happens when it doesn’t know?',
        answer:
          'We settle that with you during setup: what it says, what it asks for and who calls back. In the consultation, ask to hear how it handles a question it can’t answer.',
      },
      {
        question: 'Do I have to change my phone number?',
        answer:
          'Tell us in the consultation how your phones work today. Phone Setup is an add-on: we connect your number or get you a new one, and test it with you.',
      },
    ],
  },
  closing: {
    title: 'Hear it before you decide',
    actions: ['bookConsultation', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
