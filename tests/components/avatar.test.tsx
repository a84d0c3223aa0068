import { render } from '@testing-library/react';
import { Avatar, initials } from '@/components/ui/avatar';

function renderAvatar() {
  const { container } = render(<Avatar src="/images/testimonials/renee-castillo.svg" name="Renee Castillo" />);
  const image = container.querySelector('img');
  const letters = image?.previousElementSibling;
  if (!image || !letters) throw new Error('no avatar was drawn');
  return { image, letters };
}

it('is the picture over the initials, which show until it has loaded and for good when it fails', () => {
  const { image, letters } = renderAvatar();
  expect(image).toHaveAttribute('src', '/images/testimonials/renee-castillo.svg');
  expect(image).toHaveClass('absolute', 'inset-0');
  expect(letters).toHaveTextContent(/^RC$/);
});

it('reserves its place and waits until it is near the window', () => {
  const { image } = renderAvatar();
  expect(image).toHaveAttribute('width', '52');
  expect(image).toHaveAttribute('height', '52');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('is no name of its own to a screen reader: the name stands beside it', () => {
  const { image, letters } = renderAvatar();
  // Browsers draw nothing for a broken picture with an empty text.
  expect(image).toHaveAttribute('alt', '');
  expect(letters).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['Renee Castillo', 'RC'],
  ['Ana de la Cruz', 'AC'],
  ['Cher', 'C'],
  ['  marcus   oyelaran ', 'MO'],
  ['', ''],
])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
