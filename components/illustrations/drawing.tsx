import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import './drawing.css';

/** A tag of a drawing: its name, its attributes, and whether it has no children. */
const tag = /<(\/?)([a-z]\w*)((?:\s[\w:-]+="[^"]*")*)\s*(\/?)>/gi;

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Names as React has them. */
const propertyOf = (name: string) => (name === 'class' ? 'className' : camelCase(name));

/** The text of a drawing, within its root. */
export function readDrawing(folder: 'objects' | 'signs', name: string): string {
  const file = join(process.cwd(), 'components/illustrations', folder, `${name}.svg`);
  return readFileSync(file, 'utf8').replaceAll(/<svg[^>]*>|<\/svg>/g, '');
}

/**
 * The elements of an `.svg` file that a designer can open and change. Its colors are classes with the names of our tokens. Runs while
 * a page is rendered, and only there.
 *
 * @param without the class of a group that is left out: the marks on a small tool are no part of a large one
 */
export function Drawing({ folder, name, without }: { folder: 'objects' | 'signs'; name: string; without?: string }) {
  const open: { type: string; properties: Record<string, string>; children: ReactNode[] }[] = [
    { type: '', properties: {}, children: [] },
  ];
  const close = () => {
    const element = open.pop();
    const parent = open.at(-1);
    if (!element || !parent) throw new Error(`${folder}/${name}.svg closes more than it opens`);
    if (without && element.properties.className?.split(' ').includes(without)) return;
    const key = parent.children.length;
    parent.children.push(createElement(element.type, { key, ...element.properties }, ...element.children));
  };
  for (const [, closes, type = '', attributes = '', empty] of readDrawing(folder, name).matchAll(tag)) {
    if (!closes) {
      const pairs = [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)];
      const properties = pairs.map(([, attribute = '', value = '']) => [propertyOf(attribute), value]);
      open.push({ type, properties: Object.fromEntries(properties) as Record<string, string>, children: [] });
    }
    if (closes || empty) close();
  }
  return open[0]?.children;
}

type StandingObjectProps = { name: string; without?: 'marks'; className?: string };

/** An object, with the marks of its trade on it or without, which stands on the floor of a band. */
export function StandingObject({ name, without, className }: StandingObjectProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 640 600" width="640" height="600" className={cx('drawn standing', className)}>
      <Drawing folder="objects" name={name} without={without} />
    </svg>
  );
}
