// The SQL of a feature stands in its queries: a handler, a job or a screen reads as what happens, a query as what it asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../prepare.mjs';

/** Features with statements outside of `queries.server.ts` and `queries/`, with the reason. Whoever has moved the last takes it from here. */
export const exceptions = new Map([
  ['import', 'what an import writes is one store, of which each step reads, compares and writes in the same transaction'],
  ['search', 'a search is one statement that the files of its folder `query` compose, and the index is made anew statement by statement'],
]);

const statement = /(?<![\w.])(?:[\w.]*\bdb|store|transaction|writing|connection|tried|trx)\s*\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/g;
const executedTemplate = /`\s*\.execute\(/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** How many statements a file sends to the database. */
export function statementsIn(text) {
  const code = text.replace(comment, '');
  return [...code.matchAll(statement), ...code.matchAll(executedTemplate)].length;
}

/** Whether a file of a feature is where SQL stands, declares what a record or a counter is made of, or is for tests and the demo alone. */
export const isOfQueries = (path) =>
  /\/queries(\.server\.ts$|\/)/.test(path) || /(\.resource\.server|\.test|\/build(\.server)?)\.tsx?$/.test(path) || /\/(testing|reports)\//.test(path);

/** Features with statements elsewhere: `[{ feature, files: [{ path, count }], count }]`, the most first. */
export function statementsOutside(paths, read) {
  const found = paths
    .filter((path) => path.startsWith('src/features/') && /\.tsx?$/.test(path) && !isOfQueries(path))
    .map((path) => ({ path, count: statementsIn(read(path)) }))
    .filter(({ count }) => count > 0);
  return [...Map.groupBy(found, ({ path }) => path.split('/')[2])]
    .map(([feature, files]) => ({ feature, files, count: files.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => other.count - one.count);
}

if (process.argv[1]?.endsWith('queries.mjs')) {
  const files = readdirSync(join(root, 'src/features'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const outside = statementsOutside(files, (path) => readFileSync(join(root, path), 'utf8'));
  const wrong = outside.filter(({ feature }) => !exceptions.has(feature));
  const undone = [...exceptions.keys()].filter((feature) => !outside.some((one) => one.feature === feature));
  for (const { feature, files: of, count } of wrong)
    say(`src/features/${feature} has ${count} statements outside of its queries:\n  ${of.map(({ path, count: own }) => `${own} ${path}`).join('\n  ')}`);
  for (const feature of undone) say(`src/features/${feature} has none any more: take it from the exceptions.`);
  process.exitCode = wrong.length + undone.length > 0 ? 1 : 0;
}
