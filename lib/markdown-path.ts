/** The path of a page as Markdown: `/pricing` → `/pricing.md`. */
export function markdownPathOf(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}
