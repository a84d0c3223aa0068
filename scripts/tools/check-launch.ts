import { placeholdersLeft } from '../../lib/content/placeholders-left';

/**
 * `npm run check:launch`: lists all remaining placeholders. Exits with 1 if there are any, so that a release can depend
 * on it. The build and the tests do not.
 */
const left = placeholdersLeft();

/** What neither the product specification nor content says. The site says nothing about it until the owner answers. */
const questions = [
  'What is the system fee for sending and for receiving one SMS?',
  'What happens to calls beyond the monthly credits?',
  'Which contacts may Cold Email Lead Gen write to, given that the terms ban unsolicited messages?',
  'What does the customized setup contain, and how long does it take?',
  'May health practices store patient data on the platform, and under which agreement?',
  'Does Local SEO belong to a plan in part, or is it only the add-on?',
];

console.log(`${questions.length} questions for the owner:\n${questions.join('\n')}\n`);
if (left.length === 0) {
  console.log('No placeholders are left.');
} else {
  const lines = left.map(({ where, value }) => `${where}: ${value}`);
  console.error(`${lines.length} placeholders left:\n${lines.join('\n')}`);
  process.exitCode = 1;
}
