import * as lucide from 'lucide';
import { createElement, type ButtonHTMLAttributes } from 'react';

/** Pictures of the buttons, and of the kinds that a part of a page can be of. */
const icons: Record<string, lucide.IconNode | undefined> = Object.assign(
  { up: lucide.ArrowUp, down: lucide.ArrowDown, copy: lucide.Copy, remove: lucide.Trash2 },
  { handle: lucide.GripVertical, undo: lucide.Undo2, redo: lucide.Redo2 },
  // Drawn pictures.
  { storyline: lucide.Route, conversation: lucide.MessagesSquare, pipeline: lucide.SquareKanban },
  { call: lucide.PhoneCall, workflow: lucide.Workflow, calendar: lucide.CalendarDays, invoice: lucide.ReceiptText },
  { review: lucide.Star, report: lucide.ChartColumn, progress: lucide.Gauge, listing: lucide.MapPin },
  { email: lucide.Mail, page: lucide.AppWindow, checklist: lucide.ListChecks },
  // Charts.
  { calls: lucide.Phone, waffle: lucide.Grid3x3, attendance: lucide.Users, facts: lucide.List },
  { steps: lucide.ChartNoAxesColumnIncreasing, columns: lucide.ChartColumnStacked },
  // What fills the top of a trade’s page, and three problems below it.
  {
    dispatch: lucide.Truck,
    project: lucide.Hammer,
    chair: lucide.Armchair,
    rhythm: lucide.Repeat,
    desk: lucide.FileText,
  },
  { cards: lucide.LayoutGrid, ledger: lucide.NotebookText, slots: lucide.Clock, dots: lucide.Ellipsis },
  { notes: lucide.StickyNote, quotes: lucide.Quote },
  // Values, links and rows.
  { number: lucide.Hash, unlimited: lucide.Infinity, free: lucide.Gift, fact: lucide.Hash, plans: lucide.ListChecks },
  { href: lucide.Link, destination: lucide.ExternalLink, links: lucide.ListTree, list: lucide.ListChecks },
);

export function Icon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-4.5 fill-none stroke-current stroke-[1.75]"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      {icons[name]?.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}

/** A button that sends no form. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => <button {...props} type="button" />;

type IconButtonProps = { icon: string; label: string; isOff?: boolean; act: () => void };

/** A button that is a picture. */
export const IconButton = ({ icon, label, isOff, act }: IconButtonProps) => (
  <Button className="small" title={label} aria-label={label} disabled={isOff} onClick={act}>
    <Icon name={icon} />
  </Button>
);
