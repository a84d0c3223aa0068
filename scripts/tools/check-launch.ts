import { destinations } from '../../lib/content/destinations';
import { demo, founder } from '../../lib/content/pages';
import { site } from '../../lib/content/site';
import { testimonials } from '../../lib/content/testimonials';

/**
 * `npm run check:launch`: lists all remaining placeholders. Exits with 1 if there are any, so that a release can depend
 * on it. The build and the tests do not.
 */
const placeholders = [
  ...(site.brandIsPlaceholder ? [`content/site.ts › name and url: ${site.name}, ${site.url}`] : []),
  ...Object.entries(destinations.links)
    .filter(([, { placeholder }]) => placeholder)
    .map(([key, { url }]) => `content/destinations.ts › links.${key}: ${url}`),
  ...(destinations.chatWidget.placeholder
    ? [`content/destinations.ts › chatWidget: ${destinations.chatWidget.id}`]
    : []),
  ...(destinations.founderEmail.placeholder
    ? [`content/destinations.ts › founderEmail: ${destinations.founderEmail.address}`]
    : []),
  ...(demo.thumbnail.uploadDate
    ? []
    : ['content/pages/demo.ts › thumbnail.uploadDate: missing, so search engines get no data about the video']),
  ...(founder.sample ? [`content/pages/founder.ts › name and portrait: ${founder.name}`] : []),
  ...testimonials.filter(({ sample }) => sample).map(({ name }) => `content/testimonials.ts › ${name}: a sample`),
];

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
if (placeholders.length === 0) {
  console.log('No placeholders are left.');
} else {
  console.error(`${placeholders.length} placeholders left:\n${placeholders.join('\n')}`);
  process.exitCode = 1;
}
