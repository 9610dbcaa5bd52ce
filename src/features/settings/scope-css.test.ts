import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scopeCss } from './scope-css.ts';

const scoped = (css: string) => scopeCss(css, 'x');

test.each([
  ['h1 { color: red }', '.x h1{color:red}'],
  ['h1, .big p:hover { color: red; margin: 0 auto }', '.x h1,.x .big p:hover{color:red;margin:0 auto}'],
  ['body { background: #fff } html body > p, :root { color: var(--color-text) }', '.x{background:#fff}.x > p,.x{color:var(--color-text)}'],
  ['body-like { color: red }', '.x body-like{color:red}'],
  ['/* x */ p { /* y */ width: calc(100% - 2rem) }', '.x p{width:calc(100% - 2rem)}'],
  ['@media (min-width: 48em) { p { color: red } a { } }', '@media (min-width: 48em){.x p{color:red}}'],
])('%s is scoped', (css, result) => expect(scoped(css)).toBe(result));

test.each([
  ['@import "//evil.example/x.css"; p { color: red }', '.x p{color:red}'],
  ['@font-face { src: url(x) } p { color: red }', '.x p{color:red}'],
  ['@supports (display: grid) { p { color: red } }', ''],
  ['p { background: url(//evil.example/a.png); color: red }', '.x p{color:red}'],
  ['p { background: URL(x) }', ''],
  ['p { background: image-set("x" 1x) }', ''],
  ['p { width: expression(alert(1)) }', ''],
  ['p { position: fixed; inset: 0 }', '.x p{inset:0}'],
  ['p { --p: fixed; position: var(--p) }', '.x p{--p:fixed}'],
  ['p { color: r\\65 d }', ''],
  ['p { color: red', ''],
  ['} footer { display: none }', ''],
  ['p { } } footer { display: none }', ''],
  ['body ~ footer { display: none }', ''],
  ['+ footer, p { color: red }', '.x p{color:red}'],
  ['p { a { color: red } }', ''],
  ['p:is(a { color: red }', ''],
  ['p[title="{"] { color: red }', ''],
  ['</style><script>alert(1)</script> { color: red }', ''],
  ['p { color: </style><script> }', ''],
  ['p { content: "}" }', ''],
  ['p { width: calc(1px }', ''],
])('%s loses what is not understood', (css, result) => expect(scoped(css)).toBe(result));

test('whatever goes in, what comes out is rules below the scope and nothing that ends a style element', () => {
  const pieces = [
    'p',
    '{',
    '}',
    ';',
    ':',
    'color',
    'red',
    '@media (x)',
    '@import',
    '<',
    '>',
    '"',
    "'",
    '/*',
    '*/',
    '\\',
    '(',
    ')',
    ',',
    '+',
    '~',
    'body',
    'url(',
    '.a',
    ' ',
  ];
  const css = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string(),
  );
  const rule = '(\\.x( [\\w .#:>+~*()-]+)?)(,\\.x( [\\w .#:>+~*()-]+)?)*\\{[^{}<\\\\"\']+\\}';
  const sheet = new RegExp(`^(${rule}|@media [\\w :.,()-]+\\{)*[}]*`);
  fc.assert(
    fc.property(css, (text) => {
      const result = scoped(text);
      expect(result).not.toMatch(/[<\\"']|url\(|@(?!media)/i);
      expect(result.split('{')).toHaveLength(result.split('}').length);
      for (const selector of result.matchAll(/(?:^|[{}])([^{}@]+)(?=\{)/g)) {
        for (const part of selector[1]?.split(',') ?? []) expect(part).toMatch(/^\.x($| [^+~])/);
      }
      expect(result).toMatch(sheet);
    }),
    { numRuns: 3000 },
  );
});
