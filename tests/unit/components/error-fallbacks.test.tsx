import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';

const notFound = Object.assign(new Error('no such page'), { status: 404, statusText: 'Not Found' });

it.each([
  ['status and text', notFound, '404 Not Found'],
  ['a status without text', Object.assign(new Error('teapot'), { status: 418 }), '418'],
  ['the message if there is no status', new Error('The form could not be drawn'), 'The form could not be drawn'],
])('the error page shows %s below its heading, a retry button and a way home', (_, error, text) => {
  const reset = jest.fn();
  render(<PageError error={error} reset={reset} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(new RegExp(`^${text}$`));
  expect(heading.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

it('the global error page shows the same in its own document', () => {
  render(<GlobalError error={notFound} reset={() => undefined} />, { container: document });
  expect(document.documentElement).toHaveAttribute('lang', 'en-US');
  expect(document.title).toBe('Unexpected Application Error!');
  expect(screen.getByRole('main')).toHaveTextContent(/^Unexpected Application Error!404 Not Found/);
});
