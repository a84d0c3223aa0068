import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Drawing, StandingObject } from '@/components/illustrations/drawing';
import { Ground, type GroundName } from '@/components/ui/ground';
import { publicPaths } from '@/lib/content/schemas/app-paths';
import { objectName, signName } from '@/lib/content/schemas/tool';

/*
 * Every component, and every drawing, in each of its states, with the content that is there. In development only: an export has no
 * pages with this ending (next.config.ts). It looks for components in the folders and for their states in the pages, so nothing is
 * registered here.
 */

const folders = ['sections', 'illustrations/kit', 'illustrations/tool', 'illustrations/charts', 'ui'];
const statesShown = 8;

const filesIn = (folder: string) => readdirSync(join(process.cwd(), 'components', folder)).toSorted();
const componentsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const source = readFileSync(join(process.cwd(), 'components', folder, file), 'utf8');
      return [...source.matchAll(/^export function ([A-Z]\w+)/gm)].map(([, name = '']) => name);
    });

type Found = { element: ReactElement; path: string; ground: GroundName };
type Seen = Map<string, Map<string, Found>>;

/** Which properties have a value, and which choices: elements that differ in them are different states. */
function stateOf(value: unknown): string {
  if (isValidElement(value)) return 'element';
  if (Array.isArray(value)) return `[${value.map(stateOf).join()}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, one]) =>
        key === 'kind' || key === 'variant' || key === 'tone' ? `${key}=${one}` : key + stateOf(one),
      )
      .join()}}`;
  return value === undefined ? '-' : typeof value;
}

/** Follows a page down to its last component, and keeps each state of each. Components of the browser are left closed. */
function collect(node: ReactNode, path: string, ground: GroundName, seen: Seen): void {
  if (Array.isArray(node)) for (const child of node) collect(child, path, ground, seen);
  if (!isValidElement<{ children?: ReactNode; ground?: GroundName }>(node)) return;
  const { type, props } = node;
  if (typeof type === 'string' || typeof type === 'symbol') return collect(props.children, path, ground, seen);
  if (typeof type !== 'function' || '$$typeof' in type) return;
  const states = seen.get(type.name) ?? new Map<string, Found>();
  const state = stateOf(props);
  if (!states.has(state) && states.size < statesShown) states.set(state, { element: node, path, ground });
  seen.set(type.name, states);
  collect(
    (type as (given: object) => ReactNode)(props),
    path,
    type === Ground ? (props.ground ?? ground) : ground,
    seen,
  );
}

async function statesOf(): Promise<Seen> {
  const seen: Seen = new Map();
  for (const path of publicPaths) {
    const { default: Page } = (await import(`../${path === '/' ? '' : `${path.slice(1)}/`}page.tsx`)) as {
      default: () => ReactNode;
    };
    // The page of a redirect throws it.
    if (path !== '/calendar') collect(<Page />, path, 'paper', seen);
  }
  return seen;
}

const heading = 'mx-auto max-w-page px-5 pt-10 pb-2 text-headline';

export default async function Gallery() {
  const seen = await statesOf();
  return (
    <>
      <h1 className={`${heading} pt-bar`}>Gallery</h1>
      {folders.flatMap((folder) =>
        componentsIn(folder).map((name) => (
          <article key={`${folder}/${name}`} data-component={name}>
            <h2 className={heading}>
              {name} <small className="text-small text-ink-soft">{folder}</small>
            </h2>
            {[...(seen.get(name)?.values() ?? [])].map(({ element, path, ground }) => (
              <div key={path + stateOf(element.props)} className="mb-6">
                <p className="mx-auto max-w-page px-5 text-small text-ink-soft">{path}</p>
                <Ground ground={ground}>
                  {folder === 'sections' ? element : <div className="band-inner bg-(--wash) p-4">{element}</div>}
                </Ground>
              </div>
            ))}
          </article>
        )),
      )}
      <h2 className={heading}>Drawings</h2>
      <Ground ground="sun">
        <ul className="mx-auto grid max-w-page grid-cols-3 gap-4 bg-(--ground) p-4 lg:grid-cols-6">
          {objectName.options.map((name) => (
            <li key={name} className="text-small">
              <StandingObject name={name} className="h-auto w-full" />
              {name}
            </li>
          ))}
          {signName.options.map((name) => (
            <li key={name} className="text-small">
              <svg viewBox="0 0 40 50" className="h-25 fill-clay-tint stroke-clay stroke-4">
                <Drawing folder="signs" name={name} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </Ground>
    </>
  );
}
