import type { Content } from '@/lib/content/kinds';

export default {
  path: '/marketing-automation',
  seo: {
    title: 'Email marketing and automation for small business',
    description:
      'Newsletters, missed-call texts, reminders, estimate nudges and review requests that your CRM sends on time. See what to automate first.',
  },
  hero: {
    eyebrow: 'Marketing Automation',
    title: { text: 'Email and text follow-ups that send themselves', marker: 'send themselves' },
    lede: 'Write a message once and say when it should go: after a missed call, before a visit, when an invoice is late. The CRM sends it for you, and your newsletter too.',
    panel: {
      background: 'sun',
      motif: 'repeat',
      line: 'rising',
      slips: [
        { icon: 'pen', title: 'Lev writes it once', detail: 'And says when it should go' },
        { icon: 'message', title: 'Ines, Thursday', detail: '“Friday at one is perfect.”' },
      ],
    },
    scene: {
      kind: 'run',
      label:
        'Example: a piano tuner’s rule answers a form by text, waits two days, emails open times and leads to a booking.',
      title: 'New inquiry · Lev’s rule',
      question: 'The rule, or one run of it',
      choices: ['The rule', 'Run it for Ines'],
      steps: [
        {
          icon: 'clipboard',
          title: 'Form filled out',
          rule: 'Any form on the website',
          run: 'Ines V. · upright, two dead keys',
        },
        {
          icon: 'message',
          title: 'Text right away',
          rule: 'Name, thanks, two days to pick from',
          run: 'Thanks, Ines. Tuesday or Friday?',
        },
        {
          icon: 'clock',
          title: 'Wait two days',
          rule: 'Stop if there is an answer',
          run: 'No answer by Thursday morning',
        },
        { icon: 'mail', title: 'Email with open times', rule: 'Weekdays at 9 AM', run: 'Sent Thursday, 9 AM' },
        { icon: 'calendar-check', title: 'Booked', rule: 'Remind a day before', run: 'Friday, 1 PM · reminder set' },
      ],
    },
    actions: ['bookDemo', 'seeDemo'],
  },
  product: {
    title: 'Where the messages go, and what they move',
    text: 'The text back, the reminder and the nudge stand in the customer’s thread. On the board you see whose job moved because of one.',
    tabs: ['board', 'inbox'],
  },
  features: {
    title: 'Messages you never have to remember',
    intro:
      'Each one is a text or an email in your words, and a rule for when it goes. Start with the one you forget most.',
    blocks: [
      {
        icon: 'phone-missed',
        title: 'Missed-call texts',
        text: 'A caller who reaches nobody gets a text that asks what they need. You pick up the thread when your hands are free.',
      },
      {
        icon: 'user-plus',
        title: 'First reply to a lead',
        text: 'Someone fills out your form on Sunday night. They get an answer and a booking link while they are still on your page.',
      },
      {
        icon: 'calendar-check',
        title: 'Appointment reminders',
        text: 'Booked, moved or canceled: the customer has the details at once, and a reminder before the day comes.',
      },
      {
        icon: 'file-text',
        title: 'Estimate nudges',
        text: 'An estimate that gets no answer is followed by a polite question after a few days, so you don’t have to chase it.',
      },
      {
        icon: 'receipt',
        title: 'Payment reminders',
        text: 'A late invoice sends its own reminder, with the link to pay in it. The awkward phone call becomes the last resort.',
      },
      {
        icon: 'star',
        title: 'Review requests',
        text: 'Once the work is done and paid, the customer is asked for a review, on the day and in the tone you chose.',
      },
      {
        icon: 'repeat',
        title: 'Recurring service reminders',
        text: 'Yearly service, six-week trim, spring check: people hear from you when it is due, with times they can book.',
      },
      {
        icon: 'mail',
        title: 'Email newsletters',
        text: 'Write one email and send it to everyone, or only to the people it suits, such as last fall’s customers.',
      },
    ],
  },
  seeAlso:
    '[dog groomers](/industries/pet-services), [chiropractors with care plans](/industries/chiropractor), [landscapers](/industries/landscaping), [coaches with programs](/industries/coaches-consultants)',
  detail: {
    title: 'You decide what is said, to whom and when',
    text: 'An automation is a rule that you have set. It sends what you wrote, to the people you meant, and leaves the conversation to you.',
    points: [
      'Your wording, signed with your business name',
      'To the whole list, or to a part of it',
      'Sends on the days and at the hours you pick',
      'Anyone who answers STOP gets no more texts',
      'Shows up on the customer’s record, word for word',
    ],
    scene: {
      kind: 'email',
      label: 'Example: a bicycle shop’s automatic email reminds Joelle of her yearly tune-up and offers drop-off days.',
      from: 'Spoke & Anchor Cycles',
      subject: 'Your gravel bike is due before the trails dry',
      paragraphs: [
        'Hi Joelle, last March we put new brake pads on your gravel bike.',
        'The repair stand fills up with the first warm weekend. Drop it off before then and ride on Saturday.',
      ],
      button: 'Choose a drop-off day',
      badge: { text: 'Sent a year after last visit', tone: 'blue' },
    },
  },
  stats: {
    title: 'The time we claim our AI saves',
    claims: ['automation-hours-day'],
    chart: {
      kind: 'steps',
      title: 'Messages nobody had to type',
      detail: 'One week at a bike repair shop',
      label:
        'Example: in seven days, reminders, pickup notes, estimate nudges and review requests add up to 46 messages.',
      periods: 7,
      format: 'count',
      at: [2, 4, 5, 7],
      amount: [14, 11, 9, 12],
      legend: 'messages sent by Sunday',
    },
  },
  questions: {
    title: 'Fair doubts about automatic messages',
    items: [
      {
        question: 'Won’t it sound like a robot?',
        answer:
          'It sounds like whatever you wrote, with the customer’s name and appointment filled in. That is fine for a reminder or a receipt. When somebody complains or has had bad news, write yourself.',
      },
      {
        question: 'What happens when someone writes back?',
        answer:
          'The answer lands in your inbox, and from there it is an ordinary conversation. In the demo, ask how a series that is still running ends for that customer.',
      },
      {
        question: 'Does every plan include automation?',
        answer:
          'Advanced Automation is only on {thePlansWithAdvancedAutomation}; the other features in the plan comparison are on all four. Tell us in the demo which messages you want, and we tell you which plan that takes.',
      },
      {
        question: 'Do I pay for every text and email?',
        answer:
          'Emails cost {emailFee} each, and texts carry a fee when you send or receive one. Credits toward these fees come every month on {plansWithMonthlyCredits}, and for one month only on {plansWithFirstMonthCredits}. The pricing page shows how far they go.',
      },
      {
        question: 'How do I start without annoying people?',
        answer:
          'With one message they are glad to get, such as the appointment reminder. Read the replies for a while, then switch on the next one. If you would not want it yourself, leave it off.',
      },
    ],
  },
  closing: {
    title: 'Which message do you never get around to?',
    actions: ['bookDemo', 'viewPricing'],
  },
} satisfies Content<'services/*'>;
