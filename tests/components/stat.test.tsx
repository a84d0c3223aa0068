import { render, screen, within } from '@testing-library/react';
import { StatsSection } from '@/components/sections/stats-section';
import { Stat } from '@/components/ui/stat';
import { industryAt } from '@/lib/content/pages';
import { site } from '@/lib/content/site';
import { claimText } from '../content/claim-text';

const plumbers = industryAt('/industries/plumbers');
const [some] = plumbers.stats.claims;
if (!some) throw new Error('the page has no claims');

const kinds = [
  [{ figure: '47', unit: '%' }, '47%'],
  [{ figure: '15–20', unit: 'hours' }, '15–20 hours'],
  [{ figure: '3', unit: 'seconds', qualifier: 'under' }, 'under 3 seconds'],
  [{ figure: '$12K', unit: '' }, '$12K'],
  [{ figure: '+28', unit: '%' }, '+28%'],
] as const;

it.each(kinds)('%j is shown as %s, with its label', (amount, text) => {
  const claim = { ...some, qualifier: undefined, ...amount };
  render(
    <dl>
      <Stat claim={claim} noteId="note" />
    </dl>,
  );
  expect(screen.getByRole('definition').textContent).toBe(text);
  expect(screen.getByRole('term').firstChild).toHaveTextContent(some.label);
});

it('links to the note about the figure', () => {
  render(
    <dl>
      <Stat claim={some} noteId="note" />
    </dl>,
  );
  const link = within(screen.getByRole('term')).getByRole('link', { name: 'About this figure' });
  expect(link).toHaveAttribute('href', '#note');
});

it('is in a section with that note', () => {
  render(<StatsSection background="white" stats={plumbers.stats} />);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
    plumbers.stats.claims.map(claimText),
  );
  for (const link of screen.getAllByRole('link', { name: 'About this figure' })) {
    const note = document.querySelector(link.getAttribute('href') ?? '');
    expect(note).toHaveTextContent(site.resultsNote);
  }
});
