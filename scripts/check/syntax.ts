/** What esbuild says of a content file, and the cause as a person would name it. The first that fits is told. */
type Explanation = {
  /** What esbuild says. */
  message?: RegExp;
  /** The line that it cannot read. */
  line?: RegExp;
  cause: string;
};

const explanations: readonly Explanation[] = [
  {
    line: /^\s*\w+\s*:\s*\[?\d{4}-\d\d?-\d\d?/,
    cause: "A date is in quotes: '2024-09-17'.",
  },
  {
    line: /^\s*\w+\s*:\s*\[?[\d.,]*\s?[$€£%]/,
    cause: 'A number stands alone: 297 instead of $297, 15 instead of 15%.',
  },
  { line: /^\s*\w+\s*:\s*\[?\d+(?:px|k|K|m|am|pm|AM|PM)\b/, cause: 'A number has no unit, and text is in quotes.' },
  { line: /^\s*\w+\s*:\s*\[?\d{1,2}:\d\d\b/, cause: "A time is in quotes: '7:30'." },
  { message: /Legacy octal/, cause: 'A number does not begin with 0.' },
  {
    message: /found ","/,
    line: /^\s*\w+\s*:\s*\[?\d{1,3}(?:[.,]\d{3})*,\d/,
    cause: 'A number has no comma in it: 1_000 or 1000 instead of 1,000.',
  },
  { message: /HTML single-line comment|Syntax error " "/, cause: 'A comment begins with //.' },
  { message: /found "\\u/, cause: 'There is an invisible character. Delete it, or type the line once more.' },
  { message: /[‘’“”]/, cause: "Text is between straight quotes: 'text'. Only inside of it quotes are typographic." },
  { message: /Unterminated string/, cause: "A text has no closing quote, or it goes on in the next line: 'text'." },
  {
    message: /^Expected "[}\]]" but found "\w+"/,
    line: /'[^']*\p{L}'\p{L}/u,
    cause: "A straight apostrophe ends the text. Type ’ instead of '.",
  },
  { message: /Unexpected "="/, cause: 'Between a field and its value there is a colon.' },
  { message: /found ","/, line: /,\s*,/, cause: 'There is a comma too many.' },
  { message: /found ";"/, line: /^\s*[}\]].*;/, cause: 'A bracket that was opened is not closed.' },
  { message: /found ";"/, cause: 'Fields are separated by commas.' },
  { message: /^Expected "\]"/, cause: 'A list is not closed with ], or a comma is missing before this.' },
  {
    message: /^Expected "}" but found/,
    line: /^\s*\w+\s*:\s*(?!true\b|false\b)\p{L}\S*\s/u,
    cause: "A text has a quote before and after it: 'text'.",
  },
  { message: /^Expected "}" but found/, cause: 'A comma is missing before this, or a bracket is not closed.' },
];

/** A mistake of syntax, in the words of an editor, with what esbuild says about it. */
export function explainSyntax(message: string, line: string): string {
  const sentence = `${message.replace(/\.$/, '')}.`;
  const found = explanations.find((one) => (one.message?.test(message) ?? true) && (one.line?.test(line) ?? true));
  return found ? `${found.cause} (${sentence.slice(0, -1)})` : sentence;
}

/** A mistake that shows only when a file is read. */
export function explainError(message: string): string {
  const name = /^(\S+) is not defined$/.exec(message)?.[1];
  if (name === undefined) return `${message.replace(/\.$/, '')}.`;
  if (/^\$\d/.test(name)) return `A number stands without its currency: ${name.slice(1)} instead of ${name}.`;
  if (/^(?:true|yes)$/i.test(name)) return `Expected true in small letters instead of ${name}.`;
  if (/^(?:false|no)$/i.test(name)) return `Expected false in small letters instead of ${name}.`;
  return `Text is in quotes: '${name}' instead of ${name}.`;
}
