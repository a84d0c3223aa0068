import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/implant-specialist',
  kind: 'health',
  motif: 'implant',
  seo: {
    title: 'Dental implant CRM: from inquiry to final crown',
    description:
      'Answer implant inquiries while people are still comparing, follow each case from CT scan to final crown and keep referring dentists informed.',
  },
  hero: {
    eyebrow: 'For dental implant practices',
    title: { text: 'Follow each implant case to the crown', marker: 'to the crown' },
    lede: 'A CRM for implant practices: answer while people still compare, follow up after the consult and see which case waits for the lab.',
    scene: {
      kind: 'checklist',
      label:
        'Example: the case file of one implant patient, with four stages done, a crown at the lab and the final visit to come.',
      title: 'Case file · Judy L.',
      badge: { text: 'Crown at the lab', tone: 'sun' },
      items: [
        { text: 'Consult and CT scan', detail: 'Jan 14', done: true },
        { text: 'Plan signed, deposit in', detail: '$1,200 by text', done: true },
        { text: 'Implant placed', detail: 'Feb 3 · Dr. Bell', done: true },
        { text: 'Abutment and impression', detail: 'Jun 9', done: true },
        { text: 'Crown back from the lab', detail: 'Due Jun 30', done: false },
        { text: 'Crown seated, recall set', detail: 'Dr. Wexler’s office', done: false },
      ],
    },
  },
  heroScene: {
    family: 'project',
    periods: { unit: 'Visit', total: 7, now: 6 },
    bars: [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 4, accent: true },
      { from: 4, to: 5 },
      { from: 5, to: 6 },
      { from: 6, to: 7 },
    ],
    plan: 'arch',
    measure: 'Tooth 19',
    sheet: {
      title: 'Treatment plan',
      customer: 'Judy L. · Tooth 19',
      badge: { text: 'Deposit in', tone: 'leaf' },
      lines: [
        { label: 'Implant and placement', value: '$2,400.00' },
        { label: 'Abutment', value: '$700.00' },
        { label: 'Porcelain crown', value: '$1,500.00' },
      ],
      total: { label: 'Plan fee', value: '$4,600.00' },
      signed: 'Signed by phone',
      signedBy: 'Judy',
      note: '$1,200 deposit',
    },
    message: {
      to: 'To Judy · Visit 6',
      text: 'Your crown is due back June 30. Which morning suits you?',
    },
  },
  painPoints: {
    form: 'notes',
    title: 'Big cases go missing in small gaps',
    cards: [
      {
        note: 'call back: failing bridge',
        title: 'Shopping around at night',
        text: 'Someone with a failing bridge writes to several offices in one evening. By the time your desk calls, another has booked the scan.',
        checklist: ['Ad inquiries stuck in a shared inbox', '“What does one implant cost?” left unanswered'],
      },
      {
        note: 'will talk to his wife',
        title: 'Consults that end in “maybe”',
        text: 'You turned the 3D scan, named the fee and heard “I have to talk to my wife.” The coordinator has a list of those.',
        checklist: ['Plans presented with no second talk set', 'Financing questions left hanging'],
      },
      {
        note: 'crown: ask lab, ask surgeon',
        title: 'Many hands, many months',
        text: 'Graft, placement, abutment, crown: surgeon, lab and dentist take turns, and each asks the others where it stands.',
        checklist: ['Osseointegration checks nobody scheduled', 'Referring dentists left guessing'],
      },
    ],
  },
  story: {
    title: 'Gloria’s single tooth, from inquiry to crown',
    text: 'Most months in between are quiet. The patient still hears from you.',
    line: 'stepped',
    scene: {
      kind: 'storyline',
      label:
        'Example: an evening inquiry becomes a consult, a plan with a deposit paid by text, a kept check and a seated crown.',
      moments: [
        {
          icon: 'megaphone',
          title: 'Ad form · Gloria H.',
          time: '9:20 PM',
          style: 'received',
          text: 'Can someone tell me about fees?',
        },
        {
          icon: 'message',
          title: 'Answered',
          time: '9:21 PM',
          style: 'sent',
          text: 'Gladly. Meet Dr. Bell on Tuesday, 2 PM?',
        },
        {
          icon: 'file-text',
          title: 'Plan signed',
          time: 'Week 3',
          style: 'event',
          text: 'Deposit by text · $1,200.00',
          badge: { text: 'Received', tone: 'leaf' },
        },
        {
          icon: 'share',
          title: 'Check kept',
          time: 'Month 4',
          style: 'event',
          text: 'Report to her dentist, Dr. Wexler',
        },
        {
          icon: 'smile',
          title: 'Crown seated',
          time: 'Month 7',
          style: 'event',
          text: 'Balance in, recall visit set',
          badge: { text: 'Paid', tone: 'leaf' },
        },
      ],
    },
  },
  features: {
    title: 'One list for inquiries, plans and healing checks',
    intro: 'Each morning the coordinator sees who asked, who is deciding and whose next stage has no date.',
    layout: 'scene-above',
    blocks: [
      {
        icon: 'inbox',
        title: 'Ads and referrals together',
        text: 'Ad forms, calls, chats and referrals arrive in one inbox, and a first reply can go out at any hour.',
      },
      {
        icon: 'bot',
        title: 'First questions handled',
        text: 'The assistant can explain your consult and how you take payment. Clinical questions wait for you.',
      },
      {
        icon: 'pipeline',
        title: 'Treatment plans you can track',
        text: 'Single tooth, overdenture or full arch: each plan shows its fee and when someone last spoke with the patient.',
      },
      {
        icon: 'calendar-check',
        title: 'Stages booked ahead',
        text: 'Scan, surgery, suture check and try-in each get a date and a reminder.',
      },
      {
        icon: 'wallet',
        title: 'Deposits and stage fees',
        text: 'Ask for the deposit by text once the plan is signed, and for the balance before the crown is seated.',
      },
      {
        icon: 'share',
        title: 'Reports to referring dentists',
        text: 'After placement, send the restoring office a short report with photos before they have to ask.',
      },
    ],
    scene: {
      kind: 'pipeline',
      label: 'Example: an implant practice’s board shows who asked, who is deciding and who is healing.',
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
  },
  seeAlso:
    'Each case has its place in [a CRM for dental implants](/crm-solutions), and [patient letters](/copywriting) are written in plain words. Linked practices: [family dentistry](/industries/general-dentistry), [weight loss clinics with consults](/industries/weight-loss).',
  missedCall: {
    title: 'What does a missed call cost an implant practice?',
    value: 'An average case',
    amounts: [1500, 3500, 6000, 20000],
  },
  stats: {
    title: 'Four figures, one of them in dollars',
    claims: [
      'implant-specialist-first',
      'implant-specialist-second',
      'implant-specialist-third',
      'implant-specialist-fourth',
    ],
    chart: {
      kind: 'steps',
      title: 'One case, paid stage by stage',
      detail: 'By visit, in dollars',
      label: 'Example: four payments for one case add up to $4,600.',
      periods: 7,
      format: 'dollars',
      at: [2, 3, 5, 7],
      amount: [1200, 1200, 700, 1500],
      legend: 'paid by text',
    },
  },
  whyChoose: {
    title: 'Made for a decision people sleep on',
    cards: [
      {
        title: 'Patient with the undecided',
        text: 'Few people sign on the spot. You decide how often a follow-up goes out and when it stops.',
      },
      {
        title: 'Two doors, one case list',
        text: 'A referral from a dentist and a lead from an ad can each get a first message of their own.',
      },
    ],
  },
  closing: {
    title: 'The next full-arch inquiry may come in tonight',
    text: 'In a free demo, follow a case from the first reply to the seated crown.',
  },
} satisfies Content<'industries/*'>;
