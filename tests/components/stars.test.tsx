import { render } from '@testing-library/react';
import { Stars } from '@/components/ui/stars';

it.each([1, 2, 3, 4, 5])('fills as many stars as the rating: %s', (rating) => {
  const { container } = render(<Stars rating={rating} />);
  const filled = [...container.querySelectorAll('svg')].map((star) => star.classList.contains('fill-current'));
  expect(filled).toEqual([1, 2, 3, 4, 5].map((star) => star <= rating));
});
