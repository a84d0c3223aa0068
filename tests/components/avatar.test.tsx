import { render } from '@testing-library/react';
import { Avatar, initials } from '@/components/ui/avatar';

function renderAvatar() {
  const { container } = render(<Avatar picture="renee-castillo.svg" name="Renee Castillo" />);
  const image = container.querySelector('img');
  const letters = image?.previousElementSibling;
  if (!image || !letters) throw new Error('no avatar was rendered');
  return { image, letters };
}

it('shows the picture on top of the initials', () => {
  const { image, letters } = renderAvatar();
  expect(image).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/_next\/static\/pictures\/renee-castillo\.\w{8}\.svg$/),
  );
  expect(image).toHaveClass('absolute', 'inset-0');
  expect(letters).toHaveTextContent(/^RC$/);
});

it('reserves its space and loads lazily', () => {
  const { image } = renderAvatar();
  expect(image).toHaveAttribute('width', '52');
  expect(image).toHaveAttribute('height', '52');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('is hidden from screen readers, because the name is next to it', () => {
  const { image, letters } = renderAvatar();
  // Browsers show nothing for a broken image with an empty `alt`.
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
