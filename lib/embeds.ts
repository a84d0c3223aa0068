/** The embeds that are frames, as a page's content names them. */
export const frameKinds = ['calendar', 'form'] as const;

/** Everything of the provider that a page can embed. A page with several gets the inline script of the first. */
export const embedNames = [...frameKinds, 'chat'] as const;
export type EmbedName = (typeof embedNames)[number];

type Embed = {
  /** The attribute of the element that the page's inline script opens the embed in. */
  attribute: 'data-frame' | 'data-chat';
  /** The page's inline script: the name of its file (components/inline-script/entries/). */
  entry: 'frame' | 'chat';
  /** The pages with a script. Those with a frame name its kind in their content. */
  pages?: readonly string[];
  /** Whether the site tells the embed's status in toasts, whose styles the policy has to allow. */
  toasts: boolean;
};

/** What an embed may request is in content/embed-origins.ts. */
export const embeds: Record<EmbedName, Embed> = {
  calendar: { attribute: 'data-frame', entry: 'frame', toasts: true },
  form: { attribute: 'data-frame', entry: 'frame', toasts: true },
  chat: { attribute: 'data-chat', entry: 'chat', pages: ['/'], toasts: false },
};

/** A value for each embed, by its name. */
export function forEachEmbed<Value>(valueOf: (name: EmbedName) => Value): Record<EmbedName, Value> {
  return Object.fromEntries(embedNames.map((name) => [name, valueOf(name)])) as Record<EmbedName, Value>;
}
