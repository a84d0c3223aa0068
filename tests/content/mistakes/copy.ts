/** Words that must not appear in copy, and texts with a form of their own. */
import { file, type Mistake } from './mistake';

const noFigure = 'no figure in copy: put it into content/claims.ts and refer to its id';
const percentInCopy = 'Our platform saves 30% of the week in every plumbing shop.';
const moneyInCopy = 'Most shops get $4,000 more out of a month with the same crew.';
const timeInCopy = 'Every plumbing shop saves 12 hours with our platform.';
const timeInWords = 'Every plumbing shop saves twelve hours with our platform.';
const percentInQuotes = 'Owners say that “ninety” percent of their calls are answered now.';
const multipleInWords = 'Every plumbing shop answers twice as many calls, five times faster.';
const markupInCopy = 'Our platform saves <b>most</b> of the evening in a plumbing shop.';
const markdownInCopy = 'Our platform saves **most** of the evening in a plumbing shop.';
const straightInCopy = "Our platform doesn't lose a call in any plumbing shop.";
const spaceInCopy = 'See your own number answer it, in a walkthrough. ';

export const copy: Mistake[] = [
  [
    'percentage in copy',
    file.plumbers,
    'features.intro',
    percentInCopy,
    `found "${percentInCopy}", expected ${noFigure}`,
  ],
  [
    'amount of money in copy',
    file.plumbers,
    'features.intro',
    moneyInCopy,
    `found "${moneyInCopy}", expected ${noFigure}`,
  ],
  ['span of time in copy', file.plumbers, 'features.intro', timeInCopy, `found "${timeInCopy}", expected ${noFigure}`],
  [
    'span of time in words',
    file.plumbers,
    'features.intro',
    timeInWords,
    `found "${timeInWords}", expected ${noFigure}`,
  ],
  [
    'percentage in quotation marks and words',
    file.plumbers,
    'features.intro',
    percentInQuotes,
    `found "${percentInQuotes}", expected ${noFigure}`,
  ],
  [
    'multiple in words',
    file.plumbers,
    'features.intro',
    multipleInWords,
    `found "${multipleInWords}", expected ${noFigure}`,
  ],
  [
    'percentage in a scene',
    file.plumbers,
    'hero.scene.messages[0].text',
    '90% done',
    'found "90% done", expected no percentage in a scene: it would read as a claim',
  ],
  [
    'HTML in copy',
    file.plumbers,
    'features.intro',
    markupInCopy,
    `found "${markupInCopy}", expected plain text without markup`,
  ],
  [
    'Markdown in copy',
    file.plumbers,
    'features.intro',
    markdownInCopy,
    `found "${markdownInCopy}", expected plain text without markup`,
  ],
  [
    'straight quote in copy',
    file.plumbers,
    'features.intro',
    straightInCopy,
    `found "${straightInCopy}", expected typographic quotes (’ “ ”) instead of straight ones`,
  ],
  [
    'space at the end',
    file.plumbers,
    'closing.text',
    spaceInCopy,
    `found "${spaceInCopy}", expected text without spaces at its ends`,
  ],
  [
    'words without the number',
    file.planWords,
    'amounts.members.other',
    '10 members',
    'found "10 members", expected text with {count}',
  ],
  [
    'words with a name that stands for nothing',
    file.planWords,
    'fees.setup.price',
    'Customized setup {amount}',
    'found "Customized setup {amount}", expected text with {price}',
  ],
  [
    'description of the comparison picture without the plans',
    file.pricing,
    'comparison.pictureTeam',
    '{members} on Pro',
    'found "{members} on Pro", expected text with {members} and {plan}',
  ],
  [
    'marker that is not in the headline',
    file.plumbers,
    'hero.title.marker',
    'missing call',
    'found "missing call", expected words of the headline, exactly as they are there',
  ],
  [
    'wording of the specification changed',
    file.notFound,
    'title',
    'Page not found',
    'found "Page not found", expected exactly "Oops! Page not found"',
  ],
  [
    'coming-soon wording changed',
    file.comingSoon,
    'text',
    'Soon',
    'found "Soon", expected exactly "Content coming soon. Check back later for updates."',
  ],
  [
    'amount without its dollar sign',
    file.plumbers,
    'features.scene.total',
    '1480',
    'found "1480", expected an amount such as $340 or $340.00',
  ],
  [
    'range with a hyphen',
    file.claims,
    'claims[0].figure',
    '15-20',
    'found "15-20", expected a figure such as 47, +28, 15–20 or $12K, without its unit',
  ],
  [
    'date in words',
    file.terms,
    'updated',
    '17 September 2024',
    'found "17 September 2024", expected a date such as 2024-09-17',
  ],
];
