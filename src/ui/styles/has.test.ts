import { globSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { expect, test } from 'vitest';

/** `:has()` before the last part of a selector restyles that part at each change within; if any element, the whole page. */
function stylesWholePages(file: string, css: string): string[] {
  const found: string[] = [];
  transform({
    filename: file,
    code: Buffer.from(css),
    cssModules: file.endsWith('.module.css'),
    visitor: {
      Selector(selector) {
        const lastPart = selector.findLastIndex(({ type }) => type === 'combinator') + 1;
        const isNamed = selector
          .slice(lastPart)
          .some((part) => ['type', 'class', 'id', 'attribute'].includes(part.type) || ('kind' in part && ['is', 'where', 'root'].includes(String(part.kind))));
        if (!isNamed && JSON.stringify(selector.slice(0, lastPart)).includes('"kind":"has"')) found.push(`${file}: ${JSON.stringify(selector)}`);
      },
    },
  });
  return found;
}

test('no change within a page has all of it styled anew', () => {
  const files = globSync('src/**/*.css');
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => stylesWholePages(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['.list:has(a) > :last-child', 1],
  ['.list > :not(:has(img)) > :last-child', 1],
  ['.list > :not(:has(img))', 0],
  ['.list:has(a:focus) .title', 0],
])('of %s %i is found', (selector, count) => {
  expect(stylesWholePages('a.css', `${selector} { color: red }`)).toHaveLength(count);
});
