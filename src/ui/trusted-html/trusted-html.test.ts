import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Ways by which a text becomes HTML or a script's address of the page, without `trustedHtml` in the same line. */
const sinks =
  /\.(inner|outer)HTML\s*=[^=](?!.*trustedHtml\()|__html: (?!string\b)(?!.*trustedHtml\()|insertAdjacentHTML|new DOMParser\b|createContextualFragment|document\.write|\bsrcDoc\b|new (Shared)?Worker\(|importScripts/;

/** Where the server alone makes HTML, or the browser never sets it, with the reason. */
const exceptions = [
  'src/ui/trusted-html/trusted-html.ts', // the one way itself
  'src/ui/static/static.tsx', // the server's half; in the browser never set, or trusted as it comes (moved-page.ts)
  'src/ui/page-head/json-ld.tsx', // the server alone
  'src/app/document.tsx', // the server alone: the browser takes over what is there
  'src/features/programme/event-card/event-card.tsx', // the server alone: React's own rendering of a card
  'src/features/webshop/template.page.tsx', // a page that only the server makes
  'src/content/build-views.tsx', // views of tests
];

test('text becomes HTML of a page by one way', () => {
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|server|static)\.tsx?$|^src\/(db|server)\//.test(file))
    .filter((file) => sinks.test(readFileSync(file, 'utf8').replaceAll(/^\s*(\/\*\*|\*|\/\/|\{\/\*).*$/gm, '')));
  expect(found.filter((file) => !exceptions.includes(file))).toEqual([]);
  expect(exceptions.filter((file) => !found.includes(file))).toEqual([]);
});
