import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Where an editor works, React draws what these scripts bring to life, and fails when it comes to remove a node that is not where it was.
const scripts = [...readFileSync(new URL('enhancements.ts', import.meta.url), 'utf8').matchAll(/import\('\.\/([^']+)'\)/g)].map(([, path = '']) => path);
const takesAway = /\.(remove|replaceWith|replaceChildren|removeChild|insertBefore|before|prepend)\(|\.(innerHTML|outerHTML)\s*=/;

test('there are scripts to look at', () => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(globSync('*/*.ts', { cwd: import.meta.dirname }).length).toBeGreaterThan(scripts.length);
});

test.each(scripts)('%s takes nothing away that was drawn, and moves nothing', (path) => {
  const source = readFileSync(new URL(path, import.meta.url), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  expect(source.match(takesAway)?.[0]).toBeUndefined();
});

test.each(['link.replaceWith(gone)', 'other.remove()', 'place.innerHTML = html'])('“%s” would be found', (line) => expect(line).toMatch(takesAway));
