import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { dismissToast, ProviderToaster, showErrorToast } from '@/components/embeds/provider-toasts';
import { load } from '@/lib/content';

const embedTexts = load('embed-texts');

/** The toasts that the library shows. It keeps others in the document, invisible. */
const visible = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"][data-removed="false"]');

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  render(<ProviderToaster />);
});

afterEach(() => {
  act(() => {
    dismissToast();
    toast.dismiss();
    jest.runOnlyPendingTimers();
  });
  jest.useRealTimers();
});

it('shows three toasts at most', () => {
  act(() => ['one', 'two', 'three', 'four', 'five'].forEach((text) => toast(text)));
  wait(100);
  expect([...visible()].map((shown) => shown.textContent)).toEqual(['five', 'four', 'three']);
  expect(document.querySelector('[data-sonner-toaster]')).toHaveStyle({ '--gap': '14px' });
});

it.each(['message', 'info', 'success', 'warning'] as const)('closes a toast of the type %s after 4,000 ms', (type) => {
  act(() => void toast[type]('text'));
  wait(3_900);
  expect(visible()).toHaveLength(1);
  wait(200);
  expect(visible()).toHaveLength(0);
});

it('keeps an error until the visitor closes it', () => {
  act(() =>
    showErrorToast({
      error: new Error('no network'),
      texts: embedTexts,
      link: { href: 'https://calendar.example', label: 'Open it' },
      onRetry: jest.fn(),
    }),
  );
  wait(1_000);
  expect(screen.getByText(embedTexts.unreachable)).toBeInTheDocument();
  wait(24 * 60 * 60_000);
  expect(visible()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Close toast' }).click());
  wait(1_000);
  expect(visible()).toHaveLength(0);
});
