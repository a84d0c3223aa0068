declare global {
  /** What the live preview shows (previewed-files.ts). */
  var previewContent: PreviewContent | undefined;
}

/** The names of content files, and what one of them says. */
export type Files = { names: readonly string[]; read: (name: string) => unknown };

export type PreviewContent = Files & {
  /** Notes that a file is in order. */
  keep: (name: string, data: unknown) => void;
  /** What a file said when it was in order for the last time. */
  lastGood: (name: string) => unknown;
};
