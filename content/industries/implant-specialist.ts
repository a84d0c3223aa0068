import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/implant-specialist',
  kind: 'health',
  clinical: true,
  icon: 'implant',
  card: {
    title: 'Implant specialists',
    text: 'A long decision, followed patiently: the consult, the scan, the financing question and the referring dentist.',
  },
  seo: {
    title: 'Dental implant CRM: from inquiry to final crown',
    description:
      'Answer implant inquiries while people still compare, follow each case from CBCT scan to final crown and keep referring dentists informed.',
  },
  hero: {
    eyebrow: 'For dental implant practices',
    title: { text: 'Keep implant cases on track to the final crown', marker: 'on track' },
    lede: 'A CRM for implant practices: answer while people shop around, follow up after the consult and see which case waits for the lab.',
  },
  tool: {
    object: 'dental-implant',
    label: 'Example: a tooth on an implant, with the treatment plan of an upper arch on it, accepted with a deposit.',
    ground: 'blue',
    core: 'brand',
    sign: 'tooth',
    plate: {
      kind: 'sheet',
      title: 'Treatment plan',
      detail: 'Gloria H. · Upper arch',
      rows: [
        { label: 'Four implants, placed', value: '$9,600.00' },
        { label: 'Temporary arch', value: '$3,200.00' },
        { label: 'Final arch, zirconia', value: '$11,000.00' },
      ],
    },
    tag: {
      top: 'Plan fee',
      figure: '$23,800',
      text: 'Plan accepted',
      badge: { text: 'Deposit in', tone: 'leaf' },
    },
    places: {
      plate: { x: 122, y: 80, width: 350, height: 232 },
      hook: { x: 580, y: 158, string: 42, turn: 2 },
      phone: { middle: 302, y: 462, turn: -2 },
      outlet: 46,
    },
  },
  painPoints: {
    title: 'Big cases go missing in small gaps',
    cards: [
      {
        note: 'call back: failing bridge',
        title: 'Shopping around at night',
        text: 'Someone with a failing bridge writes to several offices in one evening. By morning another has booked the scan.',
        checklist: ['Ad inquiries stuck in a shared inbox', 'Price questions left unanswered'],
      },
      {
        note: 'will talk to his wife',
        title: 'Consults that end in “maybe”',
        text: 'You presented the fee and heard “I have to talk to my wife.”',
        checklist: ['Plans presented with no follow-up booked', 'Financing questions left hanging'],
      },
      {
        note: 'crown: ask lab, ask surgeon',
        title: 'Many hands, many months',
        text: 'Surgeon, lab and dentist each ask the others where the case stands.',
        checklist: ['Healing checks nobody scheduled', 'Referring dentists left guessing'],
      },
    ],
  },
  story: {
    title: 'Gloria’s upper arch, from inquiry to final visit',
    scene: {
      kind: 'storyline',
      label: 'Example: an inquiry becomes a consult, a plan with a deposit by text, a kept check and a seated arch.',
      moments: [
        {
          icon: 'megaphone',
          title: 'Ad form · Gloria H.',
          time: '9:20 PM',
          from: 'customer',
          text: 'Can someone tell me about fees?',
        },
        {
          icon: 'message',
          title: 'Answered',
          time: '9:21 PM',
          from: 'business',
          text: 'Gladly. Meet Dr. Bell on Tuesday, 2 PM?',
        },
        {
          icon: 'file-text',
          title: 'Plan accepted',
          time: 'Week 3',
          text: 'Deposit by text · $6,000.00',
          badge: { text: 'Received', tone: 'leaf' },
        },
        {
          icon: 'share',
          title: 'Check kept',
          time: 'Month 4',
          text: 'Report to her dentist, Dr. Wexler',
        },
        {
          icon: 'smile',
          title: 'Arch seated',
          time: 'Month 7',
          text: 'Balance in, recall visit set',
          badge: { text: 'Paid', tone: 'leaf' },
        },
      ],
    },
    stops: [
      {
        large: '9:20',
        small: 'PM',
        event: 'Ad form from Gloria H.',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 2,
      },
      {
        large: '$6,000',
        small: 'Week 3',
        event: 'Plan accepted, deposit by text',
        picture: {
          kind: 'pipeline',
          label: 'Example: a board shows who asked, who is deciding and who is healing.',
          columns: [
            {
              name: 'Asked',
              count: 7,
              cards: [
                { title: 'Frank D.', detail: 'Consult Thu 9 AM' },
                { title: 'Opal V.', detail: 'Single tooth' },
              ],
            },
            {
              name: 'Deciding',
              count: 4,
              cards: [
                { title: 'Ray M.', detail: 'Full arch, call Friday' },
                { title: 'Ines K.', detail: 'Overdenture' },
              ],
            },
            {
              name: 'Healing',
              count: 9,
              cards: [
                { title: 'Paul S.', detail: 'Check has no date' },
                { title: 'Nora T.', detail: 'Abutment in May' },
              ],
            },
          ],
        },
        features: 1,
      },
      {
        large: 'Month 4',
        event: 'Check kept',
        picture: {
          kind: 'plan',
          label: 'Example: an implant case over seven months, healing in month four, with the report at her dentist.',
          title: 'Gloria H. · upper arch',
          badge: { text: 'Check kept', tone: 'leaf' },
          unit: 'Month',
          total: 7,
          now: 4,
          rows: [
            { text: 'Plan, deposit', value: '$6,000.00', from: 0, to: 1 },
            { text: 'Four implants placed', value: 'Dr. Bell', from: 1, to: 2 },
            { text: 'Healing, report sent', value: 'Dr. Wexler', from: 2, to: 5 },
            { text: 'Final arch, seated', from: 5, to: 7 },
          ],
        },
        wide: true,
        features: 2,
      },
      { large: 'Month 7', event: 'Arch seated', picture: { kind: 'note', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Ads and referrals together',
      text: 'Ad forms, calls, chats and referrals arrive in one inbox. A reply can go out at once.',
    },
    {
      title: 'First questions handled',
      text: 'The assistant can explain your consult and how you take payment. Clinical questions wait for you.',
    },
    {
      title: 'Treatment plans you can track',
      text: 'Single tooth, overdenture or full arch: each plan shows its fee and your last talk.',
    },
    {
      title: 'Stages booked ahead',
      text: 'Scan, surgery, suture check and try-in each get a date and a reminder.',
    },
    {
      title: 'Reports to referring dentists',
      text: 'After placement, send the restoring office a short report with photos.',
    },
    {
      title: 'Deposits and stage fees',
      text: 'The payment link goes out once a plan is accepted, and before the last visit.',
    },
  ],
  seeAlso:
    '[a CRM for dental implants](/crm-solutions), [patient letters](/copywriting), [family dentistry](/industries/general-dentistry), [weight loss clinics with consults](/industries/weight-loss)',
  stats: {
    title: 'Our figures for implant practices',
    claims: [
      'implant-specialist-first',
      'implant-specialist-second',
      'implant-specialist-third',
      'implant-specialist-fourth',
    ],
  },
  whyChoose: {
    title: 'Made for slow decisions',
    cards: [
      {
        title: 'Follow-up at the patient’s pace',
        text: 'Few say yes on the spot. You decide how often a follow-up goes out and when it stops.',
      },
      {
        title: 'Two doors, one case list',
        text: 'A referral and a lead from an ad can each get a first message of their own.',
      },
    ],
  },
  questions: {
    title: 'Questions about dental implant software',
    items: [
      {
        question: 'Do we keep our practice and imaging software?',
        answer:
          'Yes. Scans, charts and claims stay there. The CRM follows the case: inquiry, plan, deposits, stages and reports.',
      },
      {
        question: 'Do our ads keep their phone number?',
        answer: 'Yes. Phone Setup ({phoneSetupPrice}) connects it.',
      },
    ],
  },
  closing: {
    title: 'The next full-arch inquiry may come in tonight',
  },
} satisfies Content<'industries/*'>;
