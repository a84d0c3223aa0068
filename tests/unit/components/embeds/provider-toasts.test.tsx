import { act, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { dismissToast, ProviderToaster, showErrorToast, showLoadedToast } from '@/components/embeds/provider-toasts';
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
});

it('closes a toast after 4,000 ms, as that of a frame that has loaded', () => {
  act(() => {
    toast('text');
    showLoadedToast(embedTexts);
  });
  wait(100);
  expect(visible()).toHaveLength(2);
  wait(3_800);
  expect(visible()).toHaveLength(2);
  wait(300);
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
