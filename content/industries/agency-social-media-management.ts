import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/marketing-agencies/social-media-management',
  kind: 'agency',
  icon: 'heart',
  card: {
    title: 'Social media managers',
    text: 'Captions approved ahead of the slot, shoot days with a shot list and recaps a client can read.',
  },
  seo: {
    title: 'CRM for social media agencies: post approvals',
    description:
      'Post approvals, content shoots, monthly recaps under your name and retainers by text. For small social media management agencies.',
  },
  hero: {
    eyebrow: 'For social media managers',
    title: { text: 'Next week’s posts, approved by Thursday', marker: 'by Thursday' },
    lede: 'Send captions and clips for an OK by text. The CRM keeps shoots, reminders and retainers together, and recaps carry your name.',
  },
  tool: {
    object: 'phone-post',
    label: 'Example: a desk calendar with the posts of a Thursday, of which one still waits for an OK.',
    ground: 'ink',
    core: 'brand',
    sign: 'heart',
    plate: {
      kind: 'day',
      title: 'Thursday · posting calendar',
      rows: [
        { label: 'Reel · Crumb & Rye', detail: 'Live · croissant lamination', value: '8:00' },
        { label: 'Carousel · Oak Hill Vets', detail: 'Caption approved by Dr. Amin', value: '11:30' },
        { label: 'Story · Tide Surf School', detail: 'Reminder sent to Kai', value: '3:00' },
        { label: 'Open slot', detail: 'Kept free for a trend', value: '5:30' },
      ],
    },
    tag: {
      top: 'Tide Surf School',
      figure: '1 of 2',
      text: 'Reminder sent to Kai',
      badge: { text: '1 OK missing', tone: 'sun' },
    },
    places: {
      plate: { x: 88, y: 168, width: 408, height: 370 },
      hook: { x: 580, y: 110, string: 42, turn: 2 },
      phone: { middle: 288, y: 500, turn: -2 },
      outlet: 150,
    },
  },
  painPoints: {
    title: 'Why posting day turns into a scramble',
    cards: [
      {
        quote: 'I put a heart on it, didn’t I?',
        title: 'OKs lost in DMs',
        text: 'The clip went by text, the caption by email, and at posting time nobody can find the yes.',
      },
      {
        quote: 'Will this latte do?',
        title: 'Nothing to post',
        text: 'You asked the café for kitchen shots on Monday. Today the grid needs one, and one photo arrives, out of focus.',
      },
      {
        quote: 'So what do the reels bring in?',
        title: 'Likes don’t renew retainers',
        text: 'You spend evenings on follower charts, and none of them answers what the owner wants to know.',
      },
    ],
  },
  story: {
    title: 'A baker hands over her feed',
    scene: {
      kind: 'storyline',
      label:
        'Example: a late message leads to an intro call, an approved first grid, a paid retainer and a five-star review.',
      moments: [
        {
          icon: 'message',
          title: 'Website chat · Wilma',
          time: '10:52 PM',
          from: 'customer',
          text: 'Can you take over our feed? I’m so behind.',
        },
        {
          icon: 'calendar-check',
          title: 'Intro call',
          time: '10:54 PM',
          text: 'Fri, 9:30 AM · booked by AI chat',
        },
        {
          icon: 'image',
          title: 'First grid',
          time: 'Week 2',
          from: 'business',
          text: '12 posts for May. Reply OK or add a note.',
          badge: { text: 'Approved', tone: 'leaf' },
        },
        {
          icon: 'repeat',
          title: 'May retainer',
          time: 'May 1',
          text: '$1,400.00 · 12 posts, one shoot',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        {
          icon: 'star',
          title: 'Review',
          time: 'May 28',
          text: '“They post. I bake. Everyone’s happier.”',
        },
      ],
    },
    stops: [
      {
        large: '10:52',
        small: 'PM',
        event: 'Website chat from Wilma',
        picture: { kind: 'talk', moments: [1, 2] },
        features: 1,
      },
      {
        large: '12',
        small: 'posts',
        event: 'First grid, approved in week 2',
        picture: {
          kind: 'report',
          label: 'Example: of eleven posts planned for next week, the clients have approved ten.',
          title: 'OKs for next week',
          period: 'Tuesday, 4 PM',
          rows: [
            { label: 'Crumb & Rye', value: '3 of 3', share: 100 },
            { label: 'Oak Hill Vets', value: '4 of 4', share: 100 },
            { label: 'Fern Street Yoga', value: '2 of 2', share: 100 },
            { label: 'Tide Surf School', value: '1 of 2', share: 50 },
          ],
        },
        wide: true,
        drawing: 'clipboards',
        features: 2,
      },
      {
        large: '$1,400',
        small: 'May 1',
        event: 'May retainer',
        picture: {
          kind: 'sum',
          name: 'Wilma',
          text: '12 posts, one shoot',
          amount: '$1,400.00',
          badge: { text: 'Paid', tone: 'leaf' },
        },
        features: 2,
      },
      { large: 'May 28', event: 'Review', picture: { kind: 'review', moment: 5 }, features: 1 },
    ],
  },
  features: [
    {
      title: 'Inquiries after hours',
      text: 'The chat on your site can answer “how much for three posts a week?” in your words and offer an intro call.',
    },
    {
      title: 'Post approvals',
      text: 'Clients can see image, caption and date in their portal, and a reminder goes to those who haven’t answered.',
    },
    {
      title: 'Content days',
      text: 'Owners choose a shoot from your free dates. Address, shot list and a reminder follow by text.',
    },
    {
      title: 'Retainers and extras',
      text: 'The monthly fee goes out by text. A giveaway or an event gets a price and a yes before you pack the tripod.',
    },
    {
      title: 'Clip and photo files',
      text: 'Phone videos, product shots and event pictures stay on the client’s record, ready for June’s grid.',
    },
    {
      title: 'Recaps under your name',
      text: 'Inquiries, bookings and your comment under your own logo, once a month. Ask us about reach and saves.',
    },
  ],
  seeAlso:
    '[approval reminders](/marketing-automation), [posts and captions](/copywriting), [agencies that write copy](/industries/marketing-agencies/copywriting), [pay-per-click teams](/industries/marketing-agencies/pay-per-click)',
  stats: {
    title: 'Our figures for social media agencies',
    claims: ['agency-consistency', 'agency-recognition'],
  },
  whyChoose: {
    title: 'For teams that live by the posting calendar',
    cards: [
      {
        title: 'Approved between orders',
        text: 'A café owner can approve a week of captions on a phone while the milk is steaming.',
      },
      {
        title: 'Publishing stays put',
        text: 'Keep the tool you publish with. The CRM looks after OKs, files and fees.',
      },
    ],
  },
  questions: {
    title: 'Questions about social media agency software',
    items: [
      {
        question: 'Does it replace our shared folders and invoices?',
        answer:
          'It can. Clips, approvals, retainers and extras are on the client’s record. Your publishing tool and your accounting stay.',
      },
      {
        question: 'What if a client hasn’t answered by Thursday?',
        answer: 'A reminder goes to whoever is missing, and you see which posts still wait.',
      },
      {
        question: 'Does our agency’s number stay the same?',
        answer: 'It does. Phone Setup ({phoneSetupPrice}) connects it to your inbox.',
      },
    ],
  },
  closing: {
    title: 'The three o’clock story still needs a yes',
  },
} satisfies Content<'industries/*'>;
