import type { LoadedScript } from '@/lib/content/schemas/scripts';
import { whenIdle } from './moments';

/** What a tool is told, and how: nothing in content is evaluated. */
type Calls = NonNullable<LoadedScript['calls']>;
type Values = Record<string, unknown>;

const globals = globalThis as unknown as Record<string, unknown>;

/** Fills in what is named after a dollar sign: `{ plan: '$plan' }` → `{ plan: 'pro' }` */
function filled(value: unknown, values: Values): unknown {
  if (typeof value === 'string') return value.startsWith('$') ? values[value.slice(1)] : value;
  if (Array.isArray(value)) return value.map((one) => filled(one, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, values)]));
}

/** Lets calls wait for a tool that has not come yet, as tools expect it: the arguments of each, in a list. */
function prepare({ function: name, queue }: Calls): void {
  const list: unknown[] = [];
  const waiting = queue ? (globals[queue] ??= list) : list;
  const wait: { (): void; callMethod?: (...words: unknown[]) => void } = function () {
    /* oxlint-disable prefer-rest-params -- Google's tag ignores lists: it has to be the object itself */
    // Meta's pixel keeps this function, and from then on answers through it.
    if (wait.callMethod) wait.callMethod(...arguments);
    else if (Array.isArray(waiting)) waiting.push(arguments);
  };
  globals[name] ??= Object.assign(wait, { q: waiting, queue: waiting });
}

function say({ function: name }: Calls, values: Values, words: readonly unknown[]): void {
  const tool = globals[name];
  if (typeof tool === 'function') tool(...words.map((word) => filled(word, values)));
}

function load({ src, data = {}, calls }: LoadedScript): void {
  if (calls) {
    prepare(calls);
    for (const words of calls.first ?? []) say(calls, { now: new Date() }, words);
    document.addEventListener('booking', (event) => {
      const { plan, campaign } = (event as CustomEvent<{ plan?: string; campaign: Values }>).detail;
      if (calls.booking) say(calls, { ...campaign, plan, now: new Date() }, calls.booking);
    });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  for (const [name, value] of Object.entries(data)) script.setAttribute(`data-${name}`, value);
  document.head.append(script);
}

/** Calls `run` once a consent tool says that the visitor has agreed. Its event may be the document's or the window's. */
function afterConsent(signs: NonNullable<LoadedScript['consent']>, run: () => void): void {
  const heard = new AbortController();
  for (const { event: type, at, has } of signs) {
    const hear = (event: Event) => {
      const [first = '', ...names] = at.split('.');
      const start: unknown = first === 'detail' ? Reflect.get(event, first) : globals[first];
      const answer = names.reduce((value, name): unknown => Reflect.get(Object(value), name), start);
      if (answer !== true && !(Array.isArray(answer) && answer.includes(has))) return;
      heard.abort();
      run();
    };
    addEventListener(type, hear, { capture: true, signal: heard.signal });
  }
}

/** Loads the scripts of others once the page has loaded and is idle (content/scripts.ts), each after the consent it waits for. */
export function loadScripts(scripts: readonly LoadedScript[]): void {
  for (const script of scripts) {
    const begin = () => whenIdle(() => load(script));
    // The answer may come before the page is idle.
    if (script.consent) afterConsent(script.consent, begin);
    else begin();
  }
}
