import { render, screen } from '@testing-library/react';
import { MarkedHeadline } from '@/components/ui/marked-headline';
import { home, industries, pricing, services } from '@/lib/content/pages';

const titles = [home.hero.title, pricing.title, ...[...services, ...industries].map((page) => page.hero.title)];

it.each(titles)('$text: marks $marker', (title) => {
  render(
    <h1>
      <MarkedHeadline title={title} />
    </h1>,
  );
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe(title.text);
  expect(heading.querySelectorAll('mark')).toHaveLength(1);
  expect(heading.querySelector('mark')?.textContent).toBe(title.marker);
});

it('marks only the first of two occurrences', () => {
  const { container } = render(<MarkedHeadline title={{ text: 'Work less, work better', marker: 'ork' }} />);
  expect(container.textContent).toBe('Work less, work better');
  expect(container.querySelectorAll('mark')).toHaveLength(1);
});
