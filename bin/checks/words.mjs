// A word of our own for what MDN, PostgreSQL, React or the specification name has to be learnt by everybody; exports and types are checked.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../prepare.mjs';

/** What no name says, with what it says instead: a word within a name, a name that ends with it (`…Place`), or a whole name (`=turned`). */
export const forbidden = new Map([
  ['kept', 'cached, stored, remaining or retained'],
  ['said', 'value, text, announcement, or what it is'],
  ['told', 'value, text, announcement, or what it is'],
  ['figures', 'stats, or measurements'],
  ['ground', 'dependencies, or background'],
  ['grounds', 'dependencies, or backgrounds'],
  ['surroundings', 'dependencies, or environment'],
  ['way', 'request, method, link or path'],
  ['ways', 'requests, methods, links or paths'],
  ['hindrance', 'problem'],
  ['hub', 'backOffice'],
  ['house', 'venue'],
  ['arrival', 'request, announcement or directions'],
  ['arrivals', 'requests'],
  ['door', 'entry'],
  ['doors', 'entries'],
  ['…place', 'position, range, context, paths, slot or element'],
  ['…places', 'positions, ranges, references or elements'],
  ['…come', 'upcoming, or pending'],
  ['=around', 'dependencies, or context'],
  ['=acknowledged', 'acknowledge'],
  ['=broughtUpTo', 'rebaseOnto'],
  ['=performed', 'apply, or perform'],
  ['=reopened', 'reopen'],
  ['=turned', 'invert, or rotate'],
]);

export const exceptions = new Map([
  ['SaleReminderToldTable', 'is called like the table of the database'],
  ['findingYourWay', 'is called like the article that it is'],
  ['furtherPlaces', 'are of the type Place of schema.org'],
  ['takesPlace', 'an event takes place, as the specification says'],
]);

const roots = ['src', 'seed', 'box-office', 'bench', 'tests', 'vite', 'bin'];
const exported = /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|type|interface|enum) +([\w$]+)/;
const type = /^(?:type|interface|(?:abstract )?class|enum) +([\w$]+)/;

const wordsIn = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/);

export function betterName(name) {
  if (exceptions.has(name)) return null;
  const words = wordsIn(name);
  const found = words.find((word) => forbidden.has(word));
  return forbidden.get(`=${name}`) ?? (found === undefined ? null : forbidden.get(found)) ?? forbidden.get(`…${words.at(-1)}`) ?? null;
}

/**
 * Names of a file that say what none does: `[{ line, name, instead }]`.
 * @param {string} text
 */
export function wrongNames(text) {
  return text.split('\n').flatMap((source, index) => {
    const [, name] = exported.exec(source) ?? type.exec(source) ?? [];
    const instead = name === undefined ? null : betterName(name);
    return instead === null ? [] : [{ line: index + 1, name, instead }];
  });
}

function sourceFiles() {
  return roots.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
      .filter((path) => !path.includes('/node_modules/')),
  );
}

if (process.argv[1]?.endsWith('words.mjs')) {
  const wrong = sourceFiles().flatMap((path) => wrongNames(readFileSync(join(root, path), 'utf8')).map((found) => ({ path, ...found })));
  for (const { path, line, name, instead } of wrong) say(`${path}:${line} ${name}: say ${instead}.`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
