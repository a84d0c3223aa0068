import * as lucide from 'lucide';
import { createElement, type ButtonHTMLAttributes } from 'react';

const icons = {
  up: lucide.ArrowUp,
  down: lucide.ArrowDown,
  copy: lucide.Copy,
  remove: lucide.Trash2,
};

/** A button that sends no form. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => <button {...props} type="button" />;

type IconButtonProps = { icon: keyof typeof icons; label: string; isOff?: boolean; act: () => void };

type Parts = readonly (readonly [tag: string, attributes: object])[];

export const Drawing = ({ parts }: { parts: Parts }) => (
  <svg viewBox="0 0 24 24" className="size-4.5 fill-none stroke-current stroke-[1.75]" aria-hidden>
    {parts.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
  </svg>
);

/** A button that is a picture. */
export const IconButton = ({ icon, label, isOff, act }: IconButtonProps) => (
  <Button className="small" title={label} aria-label={label} disabled={isOff} onClick={act}>
    <Drawing parts={icons[icon]} />
  </Button>
);
