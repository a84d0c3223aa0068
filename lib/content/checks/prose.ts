import type { TextRule } from './alarm';

/**
 * What an evening of copying and pasting leaves in texts: of other notations, of lists and templates, of a chat assistant.
 * Every rule that is broken is reported.
 */
export const proseRules: readonly TextRule[] = [
  {
    name: 'markdown',
    pattern: /[`*_~|\\^]|(?:^|\s)#+(?=\s|\p{L})/u,
    expected: 'plain text, without marks of Markdown or code',
  },
  {
    name: 'html',
    pattern: /[<>]|&(?:#\w+|amp|nbsp|lt|gt|quot|apos|[lr][sd]quo|[mn]dash|hellip|bull|copy|reg|trade)\b/i,
    expected: 'plain text, without marks of HTML',
  },
  {
    name: 'bullet',
    pattern: /^(?:[‣◦▪●○■✓✔–—+-]\s|\(?\d{1,2}[.)]\s|\(?[a-z][.)]\s)|•/,
    expected: 'text without the bullet or the number of a list; each entry of a list is a text of its own',
  },
  {
    name: 'assistant',
    pattern: new RegExp(
      [
        String.raw`^(?:sure|certainly|absolutely|of course|great (?:question|idea))[!.]`,
        String.raw`^(?:(?:sure|certainly|absolutely|of course)[,!.]? )?(?:here(?:’s| is| are)|below (?:is|are)) (?:an?|the|some|your|my|\w+) [^.]*:`,
        String.raw`^(?:option|version|variant) (?:\d|[A-C])\s?[:.]`,
        String.raw`^(?:headline|subtitle|meta description|title|intro|answer|rewritten|revised)(?: \w+)?: `,
        String.raw`\bas an AI (?:language )?(?:model|assistant)\b`,
        String.raw`\bI hope this helps\b|\bfeel free to (?:adjust|edit|tweak)\b`,
        String.raw`\b(?:let me know if|would) you(?:’d|’d| would)? like (?:me|any|another|a different)\b`,
        String.raw`\(\d+ (?:characters|chars|words)\)`,
        String.raw`oaicite|contentReference|\bturn\d+(?:search|view)\d+`,
      ].join('|'),
      'i',
    ),
    expected: 'only the text itself, without what a chat assistant says around it',
  },
  {
    name: 'footnote',
    pattern: /[¹⁰⁴-⁹†‡【】]|(?<!\b[ck]?m|\bft)[²³]|\p{Ll}[.!?]”?\d{1,2}(?=\s|$)/u,
    expected: 'text without marks of footnotes',
  },
  {
    name: 'brackets',
    pattern: /\[(?!([^[\]]+)\]\(\/)|(?<!\[[^[\]]+)\]/,
    expected: 'finished text, without [brackets] that are to be filled in or were footnotes',
  },
  {
    name: 'address',
    pattern:
      /\bhttps?:\/\/|\bwww\.\w|[\w.+-]@[\w-]+\.\w|\b[\w-]+\.(?:com|net|org|io|co|ai|example|us|app|dev|info)\b|(?:^|\s)\/[a-z][\w-]*/i,
    expected: 'no address in a sentence; content/destinations.ts and content/actions.ts have them',
  },
  {
    name: 'lost-space',
    pattern: /\p{Ll}[.!?]”?\p{Lu}|\p{Ll}{2}[,;:!?]”?\p{L}/u,
    expected: 'a space after a punctuation mark',
  },
  {
    name: 'cut-off',
    pattern: (text) => /\p{Ll}{3}\. \p{Lu}\p{Ll}* \p{Ll}/u.test(text) && !/[.!?:)”’}]$/.test(text),
    expected: 'sentences to their end, with a full stop',
  },
  {
    name: 'doubled-sentence',
    pattern: /(?<![^.!?] )([^.!?]{12,}[.!?])\s?\1/,
    expected: 'each sentence once',
  },
  {
    name: 'doubled-word',
    pattern: /(?<![\p{L}\d’-])(?!(?:had|that|can)\s)(\p{L}[\p{L}’-]*)\s\1(?![\p{L}\d’-])/iu,
    expected: 'each word once',
  },
  {
    name: 'quotes',
    pattern: /(?<=\p{L})‘|‘(?![^“]*”)|“[^”]*“|(?<!“[^”]*)”/u,
    expected: 'quotation marks the right way round (“ ”), ‘ ’ only between them, and ’ for an apostrophe',
  },
  {
    name: 'file-name',
    pattern: /\w\.(?:jpe?g|png|svg|webp|heic|gif|pdf|docx?)\b|^(?:IMG|DSC|DCIM|PXL|Screenshot)[\s_-]?\d/i,
    expected: 'words instead of the name of a file',
  },
];
