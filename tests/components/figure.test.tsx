import { render, screen, within } from '@testing-library/react';
import { FiguresSection } from '@/components/sections/figures-section';
import { Figure } from '@/components/ui/figure';
import { claimById } from '@/content/claim-by-id';
import { plumbers } from '@/content/industries';
import { site } from '@/content/site';

function renderFigure(id: string) {
  render(
    <dl>
      <Figure claim={claimById(id)} noteId="note" />
    </dl>,
  );
}

it.each([
  ['plumbers-first', '47%', 'fewer missed calls'],
  ['ai-hours-week', '15–20 hours', 'saved a week by the AI'],
  ['website-load', 'under 3 seconds', 'for a page to load'],
  ['implant-specialist-third', '$12K', 'average case value'],
  ['sales-close', '+28%', 'close rate'],
])('%s: figure, unit and label', (id, figure, label) => {
  renderFigure(id);
  expect(screen.getByRole('definition').textContent).toBe(figure);
  expect(screen.getByRole('term').firstChild).toHaveTextContent(label);
});

it('leads to the note about the figure', () => {
  renderFigure('plumbers-first');
  const link = within(screen.getByRole('term')).getByRole('link', { name: 'About this figure' });
  expect(link).toHaveAttribute('href', '#note');
});

it('stands in a section that has that note', () => {
  render(<FiguresSection figures={plumbers.figures} />);
  expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(['47%', '63%', '89%', '31%']);
  for (const link of screen.getAllByRole('link', { name: 'About this figure' })) {
    const note = document.querySelector(link.getAttribute('href') ?? '');
    expect(note).toHaveTextContent(site.resultsNote);
  }
});
