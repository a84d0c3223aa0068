import { render, screen } from '@testing-library/react';
import { ActionLink } from '@/components/ui/action-link';
import { ActionLinks } from '@/components/ui/action-links';
import { actions } from '@/lib/content/actions';
import { actionNames } from '@/lib/content/schemas/action';

it.each(actionNames)('%s stays in the tab', (name) => {
  const { label, href } = actions[name];
  render(<ActionLink action={actions[name]} />);
  const link = screen.getByRole('link', { name: label });
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('rel');
});

it('several actions keep their order, the first being the primary one', () => {
  render(<ActionLinks actions={[actions.scheduleFreeDemo, actions.watchDemo]} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(actions.scheduleFreeDemo.label);
  expect(second).toHaveTextContent(actions.watchDemo.label);
  expect(first?.className).not.toBe(second?.className);
});
