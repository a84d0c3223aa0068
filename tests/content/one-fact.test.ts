/** @jest-environment node */
import { makeContentCopy } from './content-copy';

/** What the pages show of the Pro plan, as a program in the copy prints it. */
const shownOfPro = `
  import { comparison } from '../content/comparison';
  import { pricing } from '../content/pages/pricing';
  import { comparisonAlt, planCell, planFootnote, planLine } from '../content/plan-facts';
  import { plans } from '../content/plans';

  const pro = plans.find(({ name }) => name === 'pro');
  console.log(JSON.stringify({
    card: [...pro.highlights.map((line) => planLine(pro, line)), planFootnote(pro)],
    rows: Object.fromEntries(comparison.map((row) => [row.feature, planCell(pro, row)])),
    alt: comparisonAlt(pricing.comparison, plans),
  }));
`;

type Shown = { card: string[]; rows: Record<string, string | boolean>; alt: string };

const changes: [fact: string, text: string, by: string, shows: Shown][] = [
  ['members', 'members: 10,', 'members: 12,', { card: ['12 members'], rows: { Members: '12' }, alt: ', 12 on Pro, ' }],
  [
    'the fee for the setup',
    'const setup = 997;',
    'const setup = 995;',
    {
      card: ['Complimentary credits every month. Customized setup $995.'],
      rows: { 'Customized setup': '$995' },
      alt: '',
    },
  ],
];

describe('a fact about a plan stands in one file', () => {
  jest.setTimeout(60_000);
  let content: ReturnType<typeof makeContentCopy>;

  beforeAll(() => {
    content = makeContentCopy();
  });
  afterAll(() => content.remove());

  it.each(changes)('%s', (_, text, by, { card, rows, alt }) => {
    content.replace('content/plans.ts', text, by);
    const check = content.check();
    const shown = JSON.parse(content.run(shownOfPro)) as Shown;
    content.restore('content/plans.ts');

    expect(check).toEqual({ status: 0, stdout: 'Content is in order.\n', stderr: '' });
    expect(shown.card).toEqual(expect.arrayContaining(card));
    expect(shown.rows).toMatchObject(rows);
    expect(shown.alt).toContain(alt);
  });
});
