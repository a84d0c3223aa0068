import { render, screen } from '@testing-library/react';
import { ActionLink } from '@/components/ui/action-link';
import { ActionLinks } from '@/components/ui/action-links';
import { actions } from '@/lib/content/actions';
import { actionNames } from '@/lib/content/schemas/action';

const internal = actionNames.filter((name) => 'href' in actions[name]);
const external = actionNames.filter((name) => 'destination' in actions[name]);

it.each(internal)('%s stays in the tab', (name) => {
  const action = actions[name];
  render(<ActionLink action={action} />);
  const link = screen.getByRole('link', { name: action.label });
  expect(link).toHaveAttribute('href', 'href' in action ? action.href : '');
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('rel');
});

it.each(external)('%s opens a new tab that cannot reach back, and says so', (name) => {
  const action = actions[name];
  render(<ActionLink action={action} />);
  const link = screen.getByRole('link', { name: `${action.label} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', 'destination' in action ? action.destination : '');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('there are actions of both kinds', () => {
  expect(internal.length).toBeGreaterThan(0);
  expect(external.length).toBeGreaterThan(0);
});

it('several actions keep their order, the first being the primary one', () => {
  render(<ActionLinks actions={[actions.scheduleFreeDemo, actions.watchDemo]} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(actions.scheduleFreeDemo.label);
  expect(second).toHaveTextContent(actions.watchDemo.label);
  expect(first?.className).not.toBe(second?.className);
});
