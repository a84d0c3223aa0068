import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomSolutionSection } from '@/components/sections/custom-solution-section';
import { addOnPricing } from '@/lib/content/pages';

const { custom, seeAlso } = addOnPricing;
const link = () => screen.getByRole('link', { name: custom.buttonText });

beforeEach(() => {
  // jsdom has no ResizeObserver.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(<CustomSolutionSection background="white" custom={custom} seeAlso={seeAlso} />);
});

afterEach(() => {
  jest.useRealTimers();
});

it('is closed at first', () => {
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

it('opens on keyboard focus', async () => {
  await userEvent.tab();
  expect(link()).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent(custom.tooltip);
});

it('describes the link to a screen reader', () => {
  expect(link()).toHaveAccessibleDescription(custom.tooltip);
});

it('closes with Escape and keeps the focus', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(link()).toHaveFocus();
});

it('opens after 700 ms of hovering', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.hover(link());
  act(() => jest.advanceTimersByTime(699));
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip')).toHaveTextContent(custom.tooltip);
});

it('is an island with serializable props', () => {
  const island = link().closest<HTMLElement>('[data-island]');
  expect(island?.dataset).toMatchObject({ island: 'use', component: 'tooltip-link' });
  expect(JSON.parse(island?.dataset.props ?? '')).toEqual({
    tooltip: custom.tooltip,
    href: '/contact',
    label: custom.buttonText,
    describedBy: 'custom-solution-hint',
  });
});
