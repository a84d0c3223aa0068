import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/healthcare',
  seo: {
    title: 'Healthcare CRM for small practices and studios',
    description:
      'A CRM for calls, booking, recalls and reminders, for clinics, dental offices, chiropractors, yoga studios and gyms. From {cheapestPrice} a month.',
  },
  icon: 'heart',
  hero: {
    eyebrow: 'For health and wellness practices',
    title: { text: 'A practice CRM that frees up the front desk', marker: 'frees up' },
    lede: 'Missed calls get a text, visits get a reminder and recalls go out on time, so the front desk has time for the patient standing there.',
    actions: ['healthDemo'],
  },
  tool: {
    object: 'doctors-bag',
    label:
      'Example: a doctor’s bag with a patient’s way on it: a call missed at lunch, a first visit, intake forms, a reminder and a review request.',
    ground: 'leaf',
    plate: {
      kind: 'steps',
      title: 'Missed at lunch',
      badge: { text: 'Texted back', tone: 'blue' },
      steps: [
        { text: 'First visit booked', detail: 'Dr. Lindqvist', done: true },
        { text: 'Intake forms sent', detail: 'Back in time', done: true },
        { text: 'Reminder', detail: 'Confirmed', done: true },
        { text: 'Review request', detail: 'That evening', done: true },
      ],
    },
    tag: {
      top: 'Thursday',
      figure: '9:40',
      text: 'First visit, forms done',
    },
    places: {
      plate: { x: 90, y: 294, width: 404, height: 260 },
      hook: { x: 580, y: 110, string: 42, turn: 3 },
      phone: { middle: 292, y: 540, turn: -2 },
      outlet: 60,
    },
  },
  industries: {
    kind: 'health',
    title: 'Find the page about your practice',
    intro:
      'A recall list, a care plan and a class pass have little in common. Each of these pages is about one kind of practice.',
  },
  features: {
    title: 'What every practice gets from the CRM',
    blocks: [
      {
        title: 'Patient-centered care',
        text: 'Before anyone picks up, the record shows how this person likes to be reached and what they asked last time.',
      },
      {
        title: 'Patient journey management',
        text: 'From first question to intake, visits and recall, each patient has a next step, a date and a colleague beside it.',
      },
      {
        title: 'Appointment and treatment scheduling',
        text: 'Single visits and whole series are booked by text or online, confirmed ahead and easy to move.',
      },
      {
        title: 'Health marketing and patient education',
        text: 'Recall emails, what-to-expect notes and review requests in words you approve. Help with local search is an add-on ({localSeoPrice}).',
      },
    ],
  },
  seeAlso:
    '[phone AI for practices](/ai), [recall reminders](/marketing-automation), [local search for clinics](/gmb-seo)',
  detail: {
    title: 'When the mid-morning patient cancels',
    text: 'A text comes in at breakfast and a column has a hole in it. Your desk sees it at once and sends the offer from the same screen.',
    points: [
      'Confirmations and reminders go out before the visit',
      'A reply by text lands in the inbox your desk works from',
      'The record shows who asked for an earlier time',
      'The patient who canceled gets a link to pick a new day',
    ],
    scene: {
      kind: 'sheet',
      label:
        'Example: a dental hygienist’s Wednesday, where a canceled 10:40 cleaning has been taken by a patient who wanted to come in sooner.',
      title: 'Wednesday · Hygiene, room 2',
      badge: { text: 'Gap filled', tone: 'leaf' },
      timed: true,
      rows: [
        { label: 'Cleaning', detail: 'Wanda K. · checked out', value: '9:00' },
        { label: 'Cleaning', detail: 'Ruben T. · wanted to come sooner', value: '10:40' },
        { label: 'New-patient exam', detail: 'Ida M. · form still out', value: '11:30' },
        { label: 'Open', detail: 'Kept for same-day calls', value: '2:00' },
      ],
    },
  },
  questions: {
    title: 'Questions practices ask about the CRM',
    items: [
      {
        question: 'Is this CRM HIPAA compliant?',
        answer:
          'We make no HIPAA claim on this site. Calls, bookings and reminders work without clinical notes. Before you put health information into the platform, ask us, and get the answer in writing.',
      },
      {
        question: 'May we text every patient in our files?',
        answer:
          'Text the patients who have agreed to it. Your practice is the sender, needs their consent and takes anyone who replies STOP off the list.',
      },
      {
        question: 'Who is responsible for what we store about patients?',
        answer:
          'Your practice decides what goes into the platform and must have the right to put it there. Keep your own copy of anything you can’t afford to lose.',
      },
      {
        question: 'Do we have to give up our website’s booking page?',
        answer:
          'No. Practices that own a site get its CRM integration free, so a request from the page opens the patient’s record.',
      },
      {
        question: 'Does a small practice need the largest plan?',
        answer: 'Only if it needs the room: count the people who log in, and the patients you keep in touch with.',
      },
    ],
  },
  closing: {
    title: 'Show us your busiest Monday morning',
    actions: ['bookFreeDemo', 'viewPricing'],
  },
} satisfies Content<'overviews/*'>;
