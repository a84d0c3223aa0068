import type { z } from 'zod';
import { publicPath } from './app-paths';
import { entity, markedTitle, plainText, statement, template } from './fields';
import { page } from './page';
import { entries } from './lists';
import { closingSchema, questionsSchema } from './sections';
import { objectName } from './tool';

const question = plainText(10, 60, 'A question, as one would ask it at a counter.');
const choice = plainText(2, 28, 'One of its answers.');
const wanted = entity({ question, yes: choice, no: choice });
const row = plainText(3, 40, 'A line of the sum.');

export const finderSchema = entity({
  title: plainText(6, 40, 'The line that opens the questions.'),
  intro: plainText(20, 80, 'The words beside it.'),
  people: entity({
    question,
    one: choice.describe('The answer for one person.'),
    two: template(3, 28, ['from', 'to'], 'The answer for two numbers.'),
    several: template(3, 28, ['from', 'to'], 'The answer for more than two numbers.'),
    more: template(3, 28, ['count'], 'The answer for more than any limit.'),
  }).describe('The question about people.'),
  contacts: entity({
    question,
    upTo: template(3, 28, ['count'], 'The answer for as many as a plan holds.'),
    more: template(3, 28, ['count'], 'The answer for more than any limit.'),
  }).describe('The question about contacts.'),
  website: wanted.describe('The question about a website.'),
  setup: wanted.describe('The question about the setup.'),
  answer: entity({
    mark: plainText(4, 28, 'Marks the plan’s card.'),
    always: plainText(4, 40, 'Follows what each month costs, the first one too.'),
    first: plainText(4, 40, 'Follows what the first month costs.'),
    later: template(6, 40, ['price'], 'What each month after it costs.'),
    month: template(6, 40, ['plan'], 'The line of the plan itself.'),
    setup: row,
    ownSetup: row.describe('The line of the setup where it is not wanted.'),
    website: row,
    ownWebsite: row.describe('The line of the website where it is not wanted.'),
    free: plainText(2, 16, 'Stands in the place of an amount.'),
    cheaper: template(
      30,
      140,
      ['months', 'plan', 'cost'],
      'Names a bigger plan that costs less at first, because it includes what this one charges for.',
    ),
  }).describe('What the plan costs.'),
}).describe('The questions that lead to a plan.');
export type Finder = z.infer<typeof finderSchema>;

export const pricingSchema = entity({
  ...page,
  title: markedTitle,
  object: objectName,
  lede: statement(40, 200, 'The sentences beside the headline.'),
  finder: finderSchema,
  billing: entity({
    title: plainText(6, 60, 'The heading of the list below the plans.'),
    items: entries(3, 8, 'One thing each.', {
      term: plainText(4, 30, 'What it is about. It links to the section of the terms.'),
      href: publicPath.describe('The section of the terms.'),
      text: statement(30, 160, 'What the terms say about it, in short.'),
    }),
  }).describe('What a buyer has to know about fees, renewal and payment.'),
  comparison: entity({
    title: plainText(6, 60, 'The table’s headline.'),
    intro: plainText(30, 200, 'What the table compares.'),
    everyPlan: plainText(4, 40, 'The heading of the list of features that all plans have.'),
    pictureAlt: template(20, 200, ['teams'], 'What the comparison picture shows.'),
    pictureTeam: template(6, 60, ['members', 'plan'], 'How the description of the picture names one plan’s team.'),
  }).describe('The table of all plans.'),
  addOns: entity({
    title: plainText(6, 60, 'A headline.'),
    text: plainText(30, 200, 'What add-ons are.'),
    linkText: plainText(4, 40, 'The link to the add-ons.'),
  }).describe('The box about add-ons.'),
  questions: questionsSchema,
  closing: closingSchema,
});
export type Pricing = z.infer<typeof pricingSchema>;
