import { load } from '../../lib/content';
import { copyIn } from '../../lib/content/walk';
import { kindOf, kinds, pathOf, type Kind } from '../../lib/content/kinds';
import type { Mistake } from '../../lib/content/mistake';
import { contentFiles } from '../../lib/content/registry';
import { inLines } from '../check/source';
import { placeholdersLeft } from '../check/placeholders-left';

/*
 * `npm run check:launch`: lists the owner's open questions, remaining placeholders, and figures in sentences. Exits with 1 if
 * something is left that a page shows, so that a release can depend on it. The build, the tests and previews do not.
 */

const questions = load('owner-questions');

/** A number that measures something: 24/7 and 911 are names. */
const figure = /(?<![\d/])(?!24\/7|911\b)\d/;

/** Figures in sentences, which nobody has confirmed: a claim has its source, and a price in braces its fact. */
function unconfirmedFigures(): Mistake[] {
  const confirmed = questions.filter(({ answered }) => answered).map(({ question }) => question);
  return Object.entries(contentFiles).flatMap(([name, data]) =>
    copyIn(kinds[kindOf(name) as Kind], data)
      .filter(({ copy }) => copy === 'statement')
      .flatMap(({ path, text }) =>
        text
          .split(/(?<=[.!?]) /)
          .filter((sentence) => figure.test(sentence) && !confirmed.some((question) => question.includes(sentence)))
          .map((sentence) => ({
            file: pathOf(name),
            path,
            code: 'figure',
            found: `“${sentence}”`,
            expected:
              'a figure of content/claims.ts, or this sentence among the answered ones of content/owner-questions.ts',
          })),
      ),
  );
}

const open = questions.filter(({ answered }) => !answered);
const said = open.flatMap(({ question, saidOn }) => (saidOn ? `${saidOn}: ${question}` : []));
const lists = {
  'statements of pages for the owner to confirm': said,
  'figures in sentences to confirm': inLines(unconfirmedFigures()),
  'placeholders left': placeholdersLeft().map(({ where, value }) => `${where}: ${value}`),
};

const unsaid = open.filter(({ saidOn }) => !saidOn).map(({ question }) => question);
console.log([`${unsaid.length} questions for the owner (content/owner-questions.ts):`, ...unsaid].join('\n'));
for (const [what, lines] of Object.entries(lists)) {
  if (lines.length > 0) console.error([`\n${lines.length} ${what}:`, ...lines].join('\n'));
}
if (Object.values(lists).some((lines) => lines.length > 0)) process.exitCode = 1;
else console.log('\nNothing keeps the site from its launch.');
