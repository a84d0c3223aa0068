import { fireEvent, render } from '@testing-library/react';
import { Avatar, initials } from '@/components/ui/avatar';

function renderAvatar() {
  const { container } = render(<Avatar src="/images/testimonials/renee-castillo.svg" name="Renee Castillo" />);
  const avatar = container.querySelector('[data-status]');
  const image = container.querySelector('img');
  if (!avatar || !image) throw new Error('no avatar was drawn');
  return { avatar, image };
}

/** Makes every picture look as it does in a browser that was done with it before the page was hydrated. */
function pictureDoneEarly(naturalWidth: number) {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('is loading until the picture is there, with the initials in sight', () => {
  const { avatar, image } = renderAvatar();
  expect(avatar).toHaveAttribute('data-status', 'loading');
  expect(avatar).toHaveTextContent(/^RC$/);
  expect(image).toHaveAttribute('src', '/images/testimonials/renee-castillo.svg');
});

it('is loaded when the picture has come', () => {
  const { avatar, image } = renderAvatar();
  fireEvent.load(image);
  expect(avatar).toHaveAttribute('data-status', 'loaded');
  expect(image).not.toHaveClass('hidden');
});

it('falls back to the initials when the picture fails', () => {
  const { avatar, image } = renderAvatar();
  fireEvent.error(image);
  expect(avatar).toHaveAttribute('data-status', 'error');
  expect(image).toHaveClass('hidden');
  expect(avatar).toHaveTextContent(/^RC$/);
});

it.each([
  ['loaded', 52],
  ['error', 0],
])('knows a picture that was %s before hydration', (status, naturalWidth) => {
  pictureDoneEarly(naturalWidth);
  expect(renderAvatar().avatar).toHaveAttribute('data-status', status);
});

it('is no name of its own to a screen reader: the name stands beside it', () => {
  const { avatar, image } = renderAvatar();
  expect(image).toHaveAttribute('alt', '');
  expect(avatar.firstElementChild).toHaveAttribute('aria-hidden', 'true');
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
