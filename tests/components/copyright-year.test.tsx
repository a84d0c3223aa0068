import { render, screen } from '@testing-library/react';
import { CopyrightYear } from '@/components/layout/copyright-year';
import { SiteFooter } from '@/components/layout/site-footer';

afterEach(() => {
  jest.useRealTimers();
});

it.each([2026, 2031])('shows the year of the visit, %i, whenever the site was built', (year) => {
  jest.useFakeTimers({ now: new Date(year, 5, 1) });
  const { container } = render(<CopyrightYear builtIn={2025} />);
  expect(container).toHaveTextContent(new RegExp(`^${year}$`));
});

it('stands in the footer’s legal line', () => {
  jest.useFakeTimers({ now: new Date(2031, 0, 1) });
  render(<SiteFooter />);
  expect(screen.getByText(/All rights reserved/)).toHaveTextContent('© 2031 Hearthline. All rights reserved.');
});
