import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { documentOf, errorPaths, htmlFiles, pagePaths, pathOf, source } from './exported-site';

/* Style rules are off, because the HTML is generated. Next generates ids such as `_R_`, which are valid. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'long-title': 'off',
    'no-implicit-button-type': 'error',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'prefer-native-element': 'off',
    'require-sri': 'off',
    'script-type': 'off',
    'tel-non-breaking': 'off',
    'valid-id': 'off',
    'void-style': 'off',
  },
});

for (const file of htmlFiles) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(source(pathOf(file)));
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect(messages).toEqual([]);
  });
}

for (const path of [...pagePaths, ...errorPaths]) {
  test(`${path} has one h1 and does not skip heading levels`, () => {
    const levels = documentOf(path)
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map((heading) => Number(heading.tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
  });
}
