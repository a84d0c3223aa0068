/* oxlint-disable unicorn/consistent-function-scoping -- pages get these functions without their module */

/**
 * What a screen reader would read twice, without its meaning, or in another order than it is shown: pictures of the
 * product, tables and headings. Runs in the page.
 */
export function misread(): string[] {
  const problems: string[] = [];
  const labels: string[] = [];
  for (const picture of document.querySelectorAll('main [role="img"]')) {
    const label = picture.getAttribute('aria-label') ?? '';
    if (label.length < 20) problems.push(`a picture has the label “${label}”`);
    if (labels.includes(label)) problems.push(`two pictures have the label “${label}”`);
    labels.push(label);
    const isHidden = [...picture.children].every((child) => child.getAttribute('aria-hidden') === 'true');
    const hasText = [...picture.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    if (!isHidden || hasText) problems.push(`the contents of “${label}” are read, too`);
    if (picture.querySelector('a, button, input, [tabindex]')) problems.push(`“${label}” can have the focus inside`);
  }
  for (const row of document.querySelectorAll('main tbody tr')) {
    const columns = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
    const [first, ...cells] = row.children;
    const name = first?.textContent ?? '';
    if (!first?.matches('th[scope="row"]') || name === '') problems.push(`the row “${row.textContent}” has no header`);
    if (cells.length !== columns.length - 1) problems.push(`“${name}” has ${cells.length} cells`);
    if (cells.some((cell) => cell.textContent.trim() === '')) problems.push(`“${name}” has an empty cell`);
  }
  for (const header of document.querySelectorAll('main thead th')) {
    if (!header.matches('[scope="col"]') || header.textContent.trim() === '') problems.push('a column has no header');
  }
  const headings = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].filter(
    (heading) => heading.checkVisibility() && !heading.closest('.sr-only'),
  );
  for (const [index, heading] of headings.entries()) {
    const before = headings[index - 1];
    if (!before) continue;
    const [box, last] = [heading.getBoundingClientRect(), before.getBoundingClientRect()];
    const isFurther = box.top >= last.bottom - 4 || box.left >= last.right - 4;
    if (!isFurther) problems.push(`“${heading.textContent}” is read after “${before.textContent}”`);
  }
  return problems;
}
