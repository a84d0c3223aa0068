/**
 * Everything of the provider that a page can embed, by the name in `data-embed`, and what the inline script does for it
 * (components/inline-script/features.ts). What each may request, and why, is in content/embed-origins.ts. Schemas, components,
 * policies, the build and the tests follow both, so that a new kind of frame is an entry here, its requests there, an address in
 * content/destinations.ts, and a page that shows it. Frames differ in their attributes (components/embeds/highlevel/markup.tsx)
 * and in the outline while they load.
 */
export const embeds = { calendar: 'frame', form: 'frame', chat: 'chat' } as const;

export type EmbedName = keyof typeof embeds;
export const embedNames = Object.keys(embeds) as EmbedName[];
export const frameKinds = ['calendar', 'form'] as const satisfies EmbedName[];
export type FrameKind = (typeof frameKinds)[number];

/** A value for each embed, by its name. */
export function forEachEmbed<Value>(valueOf: (name: EmbedName) => Value): Record<EmbedName, Value> {
  return Object.fromEntries(embedNames.map((name) => [name, valueOf(name)])) as Record<EmbedName, Value>;
}
