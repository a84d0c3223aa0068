import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/solar',
  kind: 'trade',
  seo: {
    title: 'CRM for solar installers: first quote to PTO',
    description:
      'Answer quote requests first, book the site survey and keep homeowners posted through permit and interconnection. For residential solar teams.',
  },
  hero: {
    eyebrow: 'For solar installers',
    title: { text: 'Get more quotes all the way to PTO', marker: 'all the way' },
    lede: 'Reach the lead first, book the site survey, chase the proposal, and keep the homeowner posted until the utility lets them switch on.',
    scene: {
      kind: 'pipeline',
      label:
        'Example: a solar company’s board with homes waiting for a site survey, for a signature on a proposal and for permission to operate.',
      columns: [
        {
          name: 'Survey',
          count: 6,
          cards: [
            { title: 'Okoye, 7.2 kW', detail: 'Tue 10 AM, attic' },
            { title: 'Blake, 5.6 kW', detail: 'Oak shades west' },
          ],
        },
        {
          name: 'Proposal',
          count: 9,
          cards: [
            { title: 'Tran, 9.8 kW', detail: 'Wants a battery' },
            { title: 'Farr, 6.4 kW', detail: 'Opened twice' },
          ],
        },
        {
          name: 'PTO',
          count: 4,
          cards: [
            { title: 'Hughes, 8 kW', detail: 'Meter swap Friday' },
            { title: 'Sato, 7.6 kW', detail: 'With the utility' },
          ],
        },
      ],
    },
  },
  painPoints: {
    form: 'cards',
    title: 'How a sunny roof drops off the board',
    cards: [
      {
        icon: 'timer',
        title: 'Leads sold several times',
        text: 'The lead you paid for went to other installers too. The first one to reach the homeowner gets to see the electric bill.',
      },
      {
        icon: 'file-text',
        title: '“We’ll talk it over”',
        text: 'You sized the array, modeled the shade and sent the savings sheet. The couple went quiet, and your rep went on to new leads.',
      },
      {
        icon: 'clock',
        title: 'Silence after signing',
        text: 'Plan set, permit, interconnection: weeks with nothing to see on the roof, and a homeowner who begins to think of canceling.',
      },
    ],
  },
  story: {
    title: 'It started with an August electric bill',
    text: 'A homeowner who asked on a Sunday night, and who heard from the installer at every step of a long wait.',
    scene: {
      kind: 'storyline',
      label:
        'Example: a Sunday night question about a high electric bill becomes a signed contract, a system switched on and paid, and a review.',
      moments: [
        {
          icon: 'inbox',
          title: 'Quote request',
          time: 'Sun 9:05 PM',
          style: 'received',
          text: 'August bill was $412. Roof faces south.',
        },
        {
          icon: 'message',
          title: 'Answer by text',
          time: 'Sun 9:06 PM',
          style: 'sent',
          text: 'Survey Wed at 10? A photo of the bill helps.',
        },
        {
          icon: 'pen',
          title: 'Proposal signed',
          time: 'Day 11',
          style: 'event',
          text: '18 panels, one battery · $38,200',
        },
        {
          icon: 'zap',
          title: 'PTO received',
          time: 'Week 9',
          style: 'event',
          text: 'Switched on, last invoice by text',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'star',
          title: 'Review',
          time: 'Week 12',
          style: 'stars',
          text: '“Never had to ask. Next door wants one.”',
        },
      ],
    },
  },
  features: {
    title: 'Every stage between the bill and the meter',
    intro:
      'Sales, survey, permit desk and crew look at one record, and the homeowner hears about it whenever it moves.',
    blocks: [
      {
        icon: 'zap',
        title: 'First to answer',
        text: 'A quote request is texted back at once and asked for the utility bill, the age of the roof and who owns the house.',
      },
      {
        icon: 'calendar-check',
        title: 'Site survey booking',
        text: 'Homeowners choose the slot themselves, and are reminded to clear the main panel and the attic hatch.',
      },
      {
        icon: 'file-text',
        title: 'Proposals and changes',
        text: 'Undecided couples get a check-in on the day you set. A main panel upgrade goes out as a change order to approve.',
      },
      {
        icon: 'pipeline',
        title: 'Permit-to-PTO board',
        text: 'Plan set, permit, install, inspection, interconnection: see which job sits where, and on whose desk.',
      },
      {
        icon: 'camera',
        title: 'Rafter-to-disconnect photos',
        text: 'Flashed mounts, conduit runs, torque marks and the labeled disconnect are filed for inspector and warranty.',
      },
      {
        icon: 'share',
        title: 'Neighbor referrals',
        text: 'Once the inverter shows green, ask for the review, then for the neighbor who keeps looking up at the panels.',
      },
    ],
    scene: {
      kind: 'workflow',
      label:
        'Example: from permit to permission to operate, each step sends the homeowner a message or gives the permit desk a task.',
      steps: [
        { icon: 'file-text', title: 'Permit submitted', detail: 'Text: what comes after this' },
        { icon: 'clock', title: 'Ten days, no news', detail: 'Task: call the building office' },
        { icon: 'sun', title: 'Panels are up', detail: 'Text: please leave it off for now' },
        { icon: 'badge-check', title: 'Inspection passed', detail: 'Papers go to the utility' },
        { icon: 'zap', title: 'PTO arrives', detail: 'Text: flip the switch' },
      ],
    },
  },
  stats: {
    title: 'Output, besides the kilowatts',
    claims: ['solar-first', 'solar-second', 'solar-third', 'solar-fourth'],
  },
  whyChoose: {
    title: 'For a sale that takes months to close',
    cards: [
      {
        title: 'Your towns, your utilities',
        text: 'Every building office and every utility has its own forms and its own pace. We build your board around them with you.',
      },
      {
        title: 'Updates in plain words',
        text: 'The customer reads “the utility has your papers.” Your team reads interconnection application, second revision.',
      },
      {
        title: 'Still there after PTO',
        text: 'Monitoring questions, inverter swaps and roof work that needs panels taken down stay with the system they concern.',
      },
    ],
  },
  closing: {
    title: 'The summer electric bills are in the mail',
    text: 'Show us a lead you won and a lead you lost. In a demo with one of us you’ll see the step where the second one got away.',
  },
} satisfies Content<'industries/*'>;
