import { createElement, type ButtonHTMLAttributes } from 'react';

/** A button that sends no form. */
export const Button = (props: ButtonHTMLAttributes<HTMLButtonElement>) => <button {...props} type="button" />;

type Parts = readonly (readonly [tag: string, attributes: object])[];

/** An icon of the site. */
export const Drawing = ({ parts }: { parts: Parts }) => (
  <svg viewBox="0 0 24 24" className="size-4.5 fill-none stroke-current stroke-[1.75]" aria-hidden>
    {parts.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
  </svg>
);
