/**
 * The two contracts of the provider's frames. They differ in the frame's attributes (components/embeds/highlevel/markup.tsx)
 * and in the outline while it loads.
 */
export type FrameContract = 'calendar' | 'form';

/** `feature` is what the inline script does for it (components/inline-script/features.ts). */
type Frame = { feature: 'frame'; contract: FrameContract };
type Script = { feature: 'chat' };

const frames = {
  calendar: { feature: 'frame', contract: 'calendar' },
  form: { feature: 'frame', contract: 'form' },
} satisfies Record<string, Frame>;

const scripts = { chat: { feature: 'chat' } } satisfies Record<string, Script>;

export type FrameKind = keyof typeof frames;
export type EmbedName = FrameKind | keyof typeof scripts;

/**
 * Everything of the provider that a page can embed, by the name in `data-embed`. What each may request, and why, is in
 * content/embed-origins.ts. Schemas, components, policies, the build and the tests follow both, so that a new
 * kind of frame is an entry here, its requests there, an address in content/destinations.ts, and a page that shows it.
 */
export const embeds: Record<EmbedName, Frame | Script> = { ...frames, ...scripts };
export const frameEmbeds: Record<FrameKind, Frame> = frames;

export const embedNames = Object.keys(embeds) as EmbedName[];
export const frameKinds = Object.keys(frames) as FrameKind[];

/** A value for each embed, by its name. */
export function forEachEmbed<Value>(valueOf: (name: EmbedName) => Value): Record<EmbedName, Value> {
  return Object.fromEntries(embedNames.map((name) => [name, valueOf(name)])) as Record<EmbedName, Value>;
}
