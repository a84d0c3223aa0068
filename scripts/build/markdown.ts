import { NodeType, parse, type HTMLElement } from 'node-html-parser';
import TurndownService from 'turndown';
import { addressOf, site } from '../../lib/content';

/** What says nothing in a text: decoration, what needs a script, and the frames, next to which there is a plain link. */
const leftOut = [
  '[aria-hidden="true"]',
  '[hidden]',
  '[role="radiogroup"]',
  '[role="status"]',
  'button',
  'form',
  'iframe',
  'noscript',
  'progress',
  'script',
  'style',
  'svg',
  'template',
  // Its link and its price are in the text too.
  '.booking-bar',
  // What is answered by pressing something, and what the player shows then. The text around it stays.
  'fieldset',
  '.finder-answer',
  '[data-player]',
  // That it opens in a new tab.
  'a[target] .sr-only',
].join();

const headings = 'h1, h2, h3, h4, h5, h6';

/** Pictures, also those that can be pressed, become their description. A picture in a link stands before it. */
function describePictures(main: HTMLElement): void {
  for (const scene of main.querySelectorAll('[role="img"], [role="group"][aria-label]:has(fieldset)')) {
    const label = `<p><em>${scene.rawAttributes['aria-label']}</em></p>`;
    (scene.closest('a') ?? scene).insertAdjacentHTML('beforebegin', label);
    scene.remove();
  }
  for (const image of main.querySelectorAll('img')) {
    const { src = '', alt } = image.rawAttributes;
    const picture = image.closest('picture') ?? image;
    // A face beside its name says nothing.
    const shown = alt ? `<p><img src="${addressOf(src)}" alt="${alt}"></p>` : '';
    (image.closest('a') ?? picture).insertAdjacentHTML('beforebegin', shown);
    picture.remove();
  }
  // The descriptions of invented pictures say that they are examples.
  for (const caption of main.querySelectorAll('p, figcaption')) if (caption.text === site.exampleMark) caption.remove();
}

/** Cards are items of a list with headings of their own. Their text is easier to read without the list. */
function unwrapCards(main: HTMLElement): void {
  for (const list of main.querySelectorAll(`:is(ul, ol):has(> * :is(${headings}))`))
    for (const element of [list, ...list.children]) element.rawTagName = 'div';
}

/** A list of terms and what they stand for: **conversion** 29%. */
function listValues(main: HTMLElement): void {
  for (const list of main.querySelectorAll('dl')) {
    const items = list.querySelectorAll('dt').map((term) => {
      const values = term.parentNode
        .querySelectorAll('dd')
        .map((value) => (value.querySelector('a') ? value.innerHTML : value.innerText));
      return `<li><strong>${term.innerHTML.trim()}</strong> ${values.join(' ')}</li>`;
    });
    list.replaceWith(`<ul>${items.join('')}</ul>`);
  }
}

/** The file has no places to lead to. What a mark such as “our claim” says stays; a permalink says nothing. */
function unlinkMarks(main: HTMLElement): void {
  for (const link of main.querySelectorAll('a[href^="#"]')) {
    if (link.text.trim() === '#') link.remove();
    else link.replaceWith(link.innerHTML);
  }
}

function openQuestions(main: HTMLElement): void {
  for (const summary of main.querySelectorAll('summary')) {
    const isHeading = summary.querySelector(headings) !== null;
    if (!isHeading) summary.set_content(`<strong>${summary.innerHTML}</strong>`);
    summary.rawTagName = isHeading ? 'div' : 'p';
  }
}

/** Addresses are complete, because the file may be read anywhere. */
function completeLinks(main: HTMLElement): void {
  for (const link of main.querySelectorAll('a')) {
    link.setAttribute('href', addressOf(link.getAttribute('href') ?? ''));
    const [only] = link.children;
    if (link.children.length === 1 && only?.rawTagName === 'p') only.replaceWith(only.innerHTML);
    const { parentNode: parent } = link;
    const alone = parent.childNodes.every((node) => node.nodeType !== NodeType.TEXT_NODE || node.text.trim() === '');
    if (alone && parent.children.length > 1 && !/^(?:p|td|th|span|h\d)$/i.test(parent.rawTagName))
      link.replaceWith(`<p>${link.outerHTML}</p>`);
  }
}

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });

/* Tables with a head, as GitHub's Markdown has them. */
turndown.addRule('cell', {
  filter: ['th', 'td'],
  replacement: (text) =>
    ` ${text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replaceAll('|', String.raw`\|`)} |`,
});
turndown.addRule('row', {
  filter: 'tr',
  replacement: (cells, { parentNode, childNodes }) =>
    `\n|${cells}${parentNode?.nodeName === 'THEAD' ? `\n|${' --- |'.repeat(childNodes.length)}` : ''}`,
});
turndown.addRule('deleted', { filter: 'del', replacement: (text) => `~~${text}~~` });
turndown.addRule('table', { filter: ['thead', 'tbody'], replacement: (rows) => rows });

/** The main content of a page as Markdown. */
export function toMarkdown(page: HTMLElement): string {
  const main = parse(page.querySelector('main')?.outerHTML ?? '');
  describePictures(main);
  for (const element of main.querySelectorAll(leftOut)) element.remove();
  listValues(main);
  unlinkMarks(main);
  openQuestions(main);
  unwrapCards(main);
  completeLinks(main);
  // Before the mark of a new tab there was a space that does not break.
  return turndown.turndown(main.outerHTML).replaceAll(/\u00A0$/gm, '');
}
