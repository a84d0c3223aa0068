import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';

const notFound = Object.assign(new Error('no such page'), { status: 404, statusText: 'Not Found' });
const broken = new Error('The form could not be drawn');
const nothing = () => undefined;

describe('the error page', () => {
  it('has the specified heading', () => {
    render(<PageError error={broken} reset={nothing} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
  });

  it.each([
    ['status and text', notFound, '404 Not Found'],
    ['a status without text', Object.assign(new Error('teapot'), { status: 418 }), '418'],
    ['the message if there is no status', broken, 'The form could not be drawn'],
  ])('shows %s below the heading', (_, error, text) => {
    render(<PageError error={error} reset={nothing} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(new RegExp(`^${text}$`));
    expect(screen.getByRole('heading').compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a retry button', async () => {
    const reset = jest.fn();
    render(<PageError error={broken} reset={reset} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reset).toHaveBeenCalledTimes(1);
  });

  it('links to the home page', () => {
    render(<PageError error={broken} reset={nothing} />);
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});

it('the global error page shows the same in its own document', () => {
  render(<GlobalError error={notFound} reset={nothing} />, { container: document });
  expect(document.documentElement).toHaveAttribute('lang', 'en-US');
  expect(document.title).toBe('Unexpected Application Error!');
  expect(screen.getByRole('main')).toHaveTextContent(/^Unexpected Application Error!404 Not Found/);
});
