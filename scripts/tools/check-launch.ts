import { pathOf } from '../../lib/content/kinds';
import { contentNames, readText } from '../check/disk';
import { placeholdersLeft } from '../check/placeholders-left';

/*
 * `npm run check:launch`: lists all remaining placeholders, and what pages say that the owner has not confirmed. Exits with 1
 * if there are any, so that a release can depend on it. The build and the tests do not.
 */

/** Something that a page says and the owner has not confirmed yet. */
type Confirmation = { where: string; what: string };

/** `// confirm: contacts can be imported`, above the field that says so. The page has to be whole without it. */
const comment = /^ *\/\/ confirm: (.+)$/gm;

/** All that is still to be confirmed, with the file and the line of each. */
function toConfirm(): Confirmation[] {
  return contentNames().flatMap((name) => {
    const source = readText(name);
    return [...source.matchAll(comment)].map(({ index, 1: what = '' }) => ({
      where: `${pathOf(name)}:${source.slice(0, index).split('\n').length}`,
      what,
    }));
  });
}

const left = placeholdersLeft();
const unconfirmed = toConfirm();

/** What neither the product specification nor content says. The site says nothing about it until the owner answers. */
const questions = [
  'Demo: how long does it take, is it by phone or video, and what happens to the number and email of who books it?',
  'Demo video: how long is it, and what does it show?',
  'Privacy policy: where is it, and does it cover what the calendars, the form and the chat collect?',
  'Onboarding: what does the customized setup contain, and how long does it take?',
  'Support: at which hours, over which channels, and how soon does a person answer?',
  'Messages from the contact form: how soon does a person reply?',
  'Data: how does a customer export contacts and history, and what happens to them after cancellation?',
  'Contacts: can they be imported, from which sources, and who does it?',
  'Integration: which website builders and which calendars does it work with? The page names none.',
  'The website that comes free with a plan: who owns it, where is it hosted, and what happens to it after cancellation?',
  'What is the system fee for sending and for receiving one SMS?',
  'What happens to calls beyond the monthly credits, and what does one cost?',
  'What is the difference between smart automation and Advanced Automation?',
  'Which contacts may Cold Email Lead Gen write to? Counsel decides what the terms say about it.',
  'May health practices store health information on the platform, and under which agreement? No page claims HIPAA.',
  'Which practice software does the platform read from or write to?',
  'Does Local SEO belong to a plan in part, or is it only the add-on?',
  'Paid Media: who chooses between the flat price and the share of ad spend, or is it the higher of the two?',
  'Phone Setup: is it needed for missed-call texts and for the AI receptionist?',
  'Reputation Management: what does it contain beyond the setup of review requests?',
  'Coaching: who is the coach, does it happen by phone, video or in person, and does it need a plan?',
  'Which arbitration association’s rules apply? Counsel reads all 28 sections: most of their wording is a draft.',
  'The figures of trades are bare numbers: what does each of them measure, and in which direction?',
  'Does the AI say that it is one, transfer calls, summarize them, and keep to the prices it was given?',
  'Are calls with the AI recorded, and how do callers consent? In Massachusetts every party has to.',
  'Automation: can a series stop at a reply, an opening go to a waitlist, a word alert whoever is on call?',
  'Can clients sign proposals, agreements and change orders on the platform, or only approve them?',
];

const list = (lines: readonly string[]) => lines.join('\n');

console.log(`${questions.length} questions for the owner:\n${list(questions)}\n`);
if (unconfirmed.length > 0) {
  const lines = unconfirmed.map(({ where, what }) => `${where}: ${what}`);
  console.error(`${lines.length} statements for the owner to confirm:\n${list(lines)}\n`);
}
if (left.length === 0) {
  console.log('No placeholders are left.');
} else {
  const lines = left.map(({ where, value }) => `${where}: ${value}`);
  console.error(`${lines.length} placeholders left:\n${list(lines)}`);
}
if (left.length + unconfirmed.length > 0) process.exitCode = 1;
