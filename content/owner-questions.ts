import type { Content } from '@/lib/content/kinds';

/** What the owner has yet to answer or confirm: `npm run check:launch` lists it. No page shows it. */
export default [
  {
    question: 'Is it true that Local SEO contains the three lines on its card?',
    saidOn: '/add-on-pricing',
    answered: false,
  },
  {
    question: 'Is it true that a coaching session contains the lines on its card?',
    saidOn: '/add-on-pricing',
    answered: false,
  },
  {
    question: 'Is it true that Phone Setup contains the lines on its card?',
    saidOn: '/add-on-pricing',
    answered: false,
  },
  {
    question: 'Is it true that the customer portal can show drafts and designs to a client?',
    saidOn: '/industries/marketing-agencies/branding',
    answered: false,
  },
  {
    question:
      'Is it true that the customer portal can show a post with its caption and date, and a reminder can follow?',
    saidOn: '/industries/marketing-agencies/social-media-management',
    answered: false,
  },
  { question: 'Is it true that spots in a class can be booked online?', saidOn: '/industries/gyms', answered: false },
  {
    question: 'Is it true that forms of ads can be connected?',
    saidOn: '/industries/implant-specialist',
    answered: false,
  },
  {
    question: 'Is it true that each rep has a booking calendar of their own?',
    saidOn: '/industries/sales-teams',
    answered: false,
  },
  {
    question: 'Is it true that a session is paid for through the checkout of the add-on, and not in the calendar?',
    saidOn: '/coaching',
    answered: false,
  },
  {
    question: 'Is it true that copy is made in the four steps of the page, with an outline and a full draft?',
    saidOn: '/copywriting',
    answered: false,
  },
  { question: 'Is it true that Local SEO covers the four steps of the page?', saidOn: '/gmb-seo', answered: false },
  {
    question: 'Is it true that a site is connected in the four steps of the page?',
    saidOn: '/integration-services',
    answered: false,
  },
  {
    question: 'Is it true that a website is made in the four steps of the page?',
    saidOn: '/web-design',
    answered: false,
  },
  {
    question: 'Is it true that the missed-call text goes only to callers nobody picked up, in words of the shop’s own?',
    saidOn: '/industries/plumbers',
    answered: false,
  },
  {
    question: 'Is it true that a whole care plan can be booked at once, and patients swap single visits by text?',
    saidOn: '/industries/chiropractor',
    answered: false,
  },
  {
    question: 'Is it true that a deposit and each stage fee can go out as payment links of their own?',
    saidOn: '/industries/implant-specialist',
    answered: false,
  },
  {
    question: 'Is it true that a package can be paid for in parts, with a payment link and a reminder for each?',
    saidOn: '/industries/coaches-consultants',
    answered: false,
  },
  {
    question: 'Is it true that photos which customers text stay on the job?',
    saidOn: '/industries/electricians',
    answered: false,
  },
  {
    question: 'Is it true that agent and inspector both get a reminder?',
    saidOn: '/industries/home-inspectors',
    answered: false,
  },
  {
    question: 'Is it true that clients can OK a change on their phone, with its photo, cost and extra days?',
    saidOn: '/industries/home-improvement',
    answered: false,
  },
  {
    question:
      'Classes can be booked in the CRM while the studio’s schedule and pass counts stay elsewhere: how does it learn of bookings?',
    saidOn: '/industries/yoga-studios',
    answered: false,
  },
  {
    question: 'How does the CRM learn of class bookings where the gym’s door system and dues stay elsewhere?',
    saidOn: '/industries/gyms',
    answered: false,
  },
  {
    question: 'Is it true that the AI books into the calendar, knows a returning caller and names last year’s price?',
    saidOn: '/ai',
    answered: false,
  },
  {
    question:
      'Is it true that the AI writes an invoice from a worker’s notes, reminds those who have not paid and sums up the week?',
    saidOn: '/demo',
    answered: false,
  },
  {
    question: 'Is it true that an estimate shows how often the customer has opened it?',
    saidOn: '/crm-solutions',
    answered: false,
  },
  {
    question: 'Is it true that the AI takes several calls at the same time?',
    saidOn: '/industries/hvac',
    answered: false,
  },
  {
    question:
      'Is it true that a contact keeps its source up to the paid invoice, and reports count response times by day?',
    saidOn: '/data-analytics',
    answered: false,
  },
  {
    question: 'Is it true that every add-on works with every plan?',
    saidOn: '/add-on-pricing',
    answered: false,
  },
  {
    question: 'Is it true that one person looks after a website from the first call to launch?',
    saidOn: '/web-design',
    answered: false,
  },
  {
    question: 'Is it true that an accepted quote opens the job in operations and the account in billing?',
    saidOn: '/industries/smbs',
    answered: false,
  },
  {
    question: 'Is it true that the customer portal shows a project’s schedule, pictures and payments?',
    saidOn: '/industries/home-improvement',
    answered: false,
  },
  {
    question: 'Is it true that a plan is canceled by a message through the contact page?',
    saidOn: '/pricing',
    answered: false,
  },
  {
    question:
      'Demo: how long does it take, is it by phone or video, and what happens to the number and email of who books it?',
    answered: false,
  },
  { question: 'Demo video: how long is it, and what does it show?', answered: false },
  {
    question: 'Privacy policy: where is it, and does it cover what the calendars, the form and the chat collect?',
    answered: false,
  },
  { question: 'Onboarding: what does the customized setup contain, and how long does it take?', answered: false },
  { question: 'Support: at which hours, over which channels, and how soon does a person answer?', answered: false },
  { question: 'Messages from the contact form: how soon does a person reply?', answered: false },
  {
    question: 'Data: how does a customer export contacts and history, and what happens to them after cancellation?',
    answered: false,
  },
  { question: 'Contacts: can they be imported, from which sources, and who does it?', answered: false },
  {
    question: 'Integration: which website builders and which calendars does it work with? The page names none.',
    answered: false,
  },
  {
    question:
      'The website that comes free with a plan: who owns it, where is it hosted, and what happens to it after cancellation?',
    answered: false,
  },
  { question: 'What is the system fee for sending and for receiving one SMS?', answered: false },
  { question: 'What happens to calls beyond the monthly credits, and what does one cost?', answered: false },
  { question: 'What is the difference between smart automation and Advanced Automation?', answered: false },
  {
    question: 'Which contacts may Cold Email Lead Gen write to? Counsel decides what the terms say about it.',
    answered: false,
  },
  {
    question:
      'May health practices store health information on the platform, and under which agreement? No page claims HIPAA.',
    answered: false,
  },
  { question: 'Which practice software does the platform read from or write to?', answered: false },
  { question: 'Does Local SEO belong to a plan in part, or is it only the add-on?', answered: false },
  {
    question:
      'Paid Media: who chooses between the flat price and the share of ad spend, or is it the higher of the two?',
    answered: false,
  },
  { question: 'Phone Setup: is it needed for missed-call texts and for the AI receptionist?', answered: false },
  { question: 'Reputation Management: what does it contain beyond the setup of review requests?', answered: false },
  {
    question: 'Coaching: who is the coach, does it happen by phone, video or in person, and does it need a plan?',
    answered: false,
  },
  {
    question:
      'Which arbitration association’s rules apply? Counsel reads all 28 sections: most of their wording is a draft.',
    answered: false,
  },
  {
    question: 'The figures of trades are bare numbers: what does each of them measure, and in which direction?',
    answered: false,
  },
  {
    question: 'Does the AI say that it is one, transfer calls, summarize them, and keep to the prices it was given?',
    answered: false,
  },
  {
    question: 'Are calls with the AI recorded, and how do callers consent? In Massachusetts every party has to.',
    answered: false,
  },
  {
    question: 'Automation: can a series stop at a reply, an opening go to a waitlist, a word alert whoever is on call?',
    answered: false,
  },
  {
    question: 'Can clients sign proposals, agreements and change orders on the platform, or only approve them?',
    answered: false,
  },
  {
    question: 'Setup: can a customer leave out the customized setup, and is the plan then really free of it?',
    answered: false,
  },
  {
    question:
      'Texts by the AI: does it answer by itself, or wait for an OK, and who chooses? Do newsletter drafts always wait?',
    saidOn: '/ai',
    answered: false,
  },
  { question: 'Which phone number, hours and address stand on the contact page and in the footer?', answered: false },
  {
    question:
      'Which plan should a one-person trade take that lives by missed-call texts: Starter with a fee for each text, or Essentials?',
    answered: false,
  },
  {
    question:
      'Texting from a business number in the US needs a registration with the carriers (10DLC): who does it, what does it cost, and how long does it take?',
    answered: false,
  },
  { question: 'Is a number ported or forwarded, and what happens to it after cancellation?', answered: false },
  {
    question:
      'Which accounting programs, payment processors and calendars does it work with, by name, and is there an app for phones?',
    answered: false,
  },
  { question: 'Is there a trial, or money back for a setup that was never delivered?', answered: false },
  { question: 'What happens above the contacts of a plan?', answered: false },
  {
    question:
      'Who of the staff sees customers’ data, where is it stored, is it encrypted, and who is the provider behind the platform?',
    answered: false,
  },
  { question: 'Which languages does the AI speak?', answered: false },
  {
    question:
      'What is the one argument for the team’s price where a rival gives any number of users for the same money?',
    answered: false,
  },
  { question: 'Which three customers may be named first, who is the founder, and who is the coach?', answered: false },
] satisfies Content<'owner-questions'>;
