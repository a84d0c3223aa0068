import type { Content } from '@/lib/content/kinds';

export default {
  path: '/industries/healthcare',
  seo: {
    title: 'CRM for health and wellness practices',
    description:
      'Booking, recalls, patient messages and reminders in one CRM, for clinics, dental offices, chiropractors, yoga studios and gyms.',
  },
  hero: {
    eyebrow: 'For health and wellness practices',
    title: { text: 'Let your front desk look up again', marker: 'look up again' },
    lede: 'A CRM for calls, recalls, intake forms and reminders. It works in the background, so the person at the counter has time for the patient in front of it.',
    panel: { background: 'leaf', motif: 'heart', line: 'rising' },
    scene: {
      kind: 'workflow',
      label:
        'Example: a call missed at lunch becomes a text, a first visit, intake forms sent ahead, a confirmed reminder and a review request.',
      steps: [
        { icon: 'phone-missed', title: 'Call missed at lunch', detail: 'Text back: “How can we help?”' },
        { icon: 'calendar-check', title: 'First visit booked', detail: 'Thursday, 9:40 AM · Dr. Lindqvist' },
        { icon: 'clipboard', title: 'Intake forms sent', detail: 'Back before the visit' },
        { icon: 'bell', title: 'Reminder', detail: 'Confirmed with one reply' },
        { icon: 'star', title: 'Review request', detail: 'Sent that evening' },
      ],
    },
    actions: ['healthDemo'],
  },
  industries: {
    title: 'Find the page about your practice',
    intro:
      'A recall list, a care plan and a yoga wait list have little in common. Each of these pages is about one of them only.',
    cards: [
      {
        href: '/industries/weight-loss',
        icon: 'scale',
        title: 'Weight loss clinics',
        text: 'Consultation requests answered in the evening, weigh-ins confirmed by text and a kind note when a program week is skipped.',
      },
      {
        href: '/industries/chiropractor',
        icon: 'activity',
        title: 'Chiropractors',
        text: 'Care plans booked as a series, missed adjustments moved by text and new patients answered when both lines ring.',
      },
      {
        href: '/industries/general-dentistry',
        icon: 'smile',
        title: 'General dentistry',
        text: 'Hygiene recalls, open chair time offered to the short-notice list and a second message about the crown not yet scheduled.',
      },
      {
        href: '/industries/implant-specialist',
        icon: 'shield',
        title: 'Implant specialists',
        text: 'A long decision, followed patiently: the consult, the scan, the financing question and the referring dentist.',
      },
      {
        href: '/industries/yoga-studios',
        icon: 'flower',
        title: 'Yoga studios',
        text: 'Sold-out classes that text the wait list, intro passes with a follow-up and sign-ups for the teacher training.',
      },
      {
        href: '/industries/gyms',
        icon: 'dumbbell',
        title: 'Gyms',
        text: 'Tour requests caught at rush hour, visit records that show who is drifting off and training packs paid by text.',
      },
    ],
  },
  features: {
    title: 'What a dental chair and a yoga mat share',
    intro:
      'The visits differ. The work around them is alike: someone asks, gets a time, is looked after and should hear from you again.',
    blocks: [
      {
        icon: 'heart',
        title: 'Patient-centered care',
        text: 'Before anyone picks up, the record shows how this person likes to be reached and what they asked last time.',
      },
      {
        icon: 'route',
        title: 'Patient journey management',
        text: 'From first question to intake, visits and recall, each patient has a next step, a date and a colleague beside it.',
      },
      {
        icon: 'calendar-check',
        title: 'Appointment and treatment scheduling',
        text: 'Single visits and whole series are booked by text or online, confirmed ahead and easy to move.',
      },
      {
        icon: 'megaphone',
        title: 'Health marketing and patient education',
        text: 'Recall emails, what-to-expect notes and review requests in words you approve. Help with local search is an add-on ({localSeoPrice}).',
      },
    ],
    scene: {
      kind: 'email',
      label:
        'Example: an email from Larkfield Weight Clinic that tells a new patient what to bring to the first consultation.',
      from: 'Larkfield Weight Clinic',
      subject: 'Your first visit: what to bring',
      paragraphs: [
        'Hello Joanne, we look forward to meeting you on Monday at 8:20.',
        'Please bring your medication list and your questions. Parking is behind the pharmacy.',
      ],
      button: 'Fill in your form',
      badge: { text: 'Sent on booking', tone: 'blue' },
    },
  },
  seeAlso:
    '[phone AI for practices](/ai), [recall reminders](/marketing-automation), [local search for clinics](/gmb-seo)',
  detail: {
    title: 'When the mid-morning patient cancels',
    text: 'A text comes in at breakfast, a column has a hole in it, and the waiting patients don’t know. Here the offer goes out before the coffee is poured.',
    points: [
      'Patients cancel or move a visit by text, at any hour',
      'The short-notice list is asked in the order you set',
      'The first yes gets the time, and the calendar shows it',
      'The patient who canceled is asked for a new day',
    ],
    scene: {
      kind: 'calendar',
      label:
        'Example: a dental hygienist’s Wednesday, where a canceled 10:40 cleaning has been taken by a patient from the short-notice list.',
      day: 'Wednesday · Hygiene, room 2',
      badge: { text: 'Gap filled', tone: 'leaf' },
      slots: [
        { time: '9:00', title: 'Cleaning', detail: 'Wanda K. · checked out', state: 'done' },
        { time: '10:40', title: 'Cleaning', detail: 'Ruben T. · short-notice list', state: 'booked' },
        { time: '11:30', title: 'New-patient exam', detail: 'Ida M. · form still out', state: 'waiting' },
        { time: '2:00', title: 'Open', detail: 'Kept for same-day calls', state: 'open' },
      ],
    },
  },
  questions: {
    title: 'Asked at the front desk',
    items: [
      {
        question: 'May we text every patient in our files?',
        answer:
          'Text the patients who have agreed to it. Your practice is the sender, needs their consent and takes anyone who replies STOP off the list.',
      },
      {
        question: 'Who is responsible for what we store about patients?',
        answer:
          'Your practice decides what goes into the platform and must have the right to put it there. Have a copy of anything you could not do without.',
      },
      {
        question: 'Do we have to give up our website’s booking page?',
        answer:
          'No. Practices that own a site get its CRM integration free, so a request from the page opens the patient’s record.',
      },
      {
        question: 'Does a small practice need the largest plan?',
        answer:
          'Count the people who log in. {cheapestPlan} is for {cheapestPlanUsers}, and each larger plan has room for more of your staff and more patients.',
      },
    ],
  },
  closing: {
    title: 'Show us your busiest Monday morning',
    text: 'Tell us about your phone lines, your columns and your recall list. A person shows you how such a morning looks on our platform.',
    actions: ['bookFreeDemo', 'viewPricing'],
  },
} satisfies Content<'overviews/*'>;
