import type { JSX } from 'react';

type PerKind<Result> = Record<string, (value: never) => Result>;

/** What the functions for all kinds take together. */
type ValueOf<Each extends PerKind<unknown>> = Pick<
  Parameters<Each[keyof Each]>[0],
  keyof Parameters<Each[keyof Each]>[0]
>;

/**
 * The function for a kind, out of one for each. Only here the compiler is told that a value and the function for its kind belong
 * together.
 */
export function ofKind<Result, Each extends PerKind<Result>>(each: Each & PerKind<Result>, kind: keyof Each) {
  return each[kind] as (value: ValueOf<Each>) => Result;
}

type OfKindProps<Each extends PerKind<JSX.Element>> = {
  components: Each;
  kind: keyof Each;
  props: ValueOf<Each>;
};

/** The component for a kind, out of one for each. */
export function OfKind<Each extends PerKind<JSX.Element>>({ components, kind, props }: OfKindProps<Each>) {
  const Component = components[kind] as (props: ValueOf<Each>) => JSX.Element;
  return <Component {...props} />;
}
