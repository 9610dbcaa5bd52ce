// No crowded folders, no circles of folders and files, no file too long to be read.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, tool } from '../prepare.mjs';

/** Twenty names fit on one screen of a file tree; beyond that a folder has to say what the groups are. */
export const maxLevel = 20;

/** Lines of a source file at most. */
export const maxLines = 300;

const roots = ['src', 'seed', 'box-office', 'bin', 'bench', 'tests', 'vite'];
const isSource = (name) => /\.(tsx?|mjs|cjs|js|css)$/.test(name);
const isTest = (path) => /\.(test|e2e)\.tsx?$/.test(path);

/** Folders with more than `maxLevel` source files of their own: `[{ folder, count }]`. */
export function fullLevels(paths) {
  const counts = Map.groupBy(paths.filter(isSource), (path) => path.slice(0, path.lastIndexOf('/')));
  return [...counts].flatMap(([folder, files]) => (files.length > maxLevel ? [{ folder, count: files.length }] : []));
}

/** Source files of more than `maxLines` lines: `[{ path, count }]`. */
export function longFiles(paths, read) {
  return paths.filter(isSource).flatMap((path) => {
    const count = read(path).split('\n').length - 1;
    return count > maxLines ? [{ path, count }] : [];
  });
}

/** With the reason; whoever undoes one removes it here. */
export const knownCircles = new Map([
  ['src/api', 'an endpoint declares its limits, and a limit refuses with what endpoints declare'],
  ['src/server', 'operations are listed in one file, which the page cache asks for theirs'],
  ['src/app/back-office', 'the notice of an old backup is shown on every screen, that of backups included'],
  ['src/features/account', 'one service, `Accounts`, is handed to what it is made of'],
  ['src/features/backup', 'the command opens the database that the schedule opens'],
  ['src/features/booking', 'one service, `Shop`, is handed to cart and live states, of which it is made'],
  ['src/features/booking/widget', 'the steps are given the type of what `useBooking` answers'],
  ['src/features/cms', 'the contract of pages has the schemas of its parts, whose answers have its types'],
  ['src/features/cms/back-office', 'a new page may begin as a legal one, whose list is that of pages'],
  ['src/features/forms', 'the contract has the comparisons of definitions, which have its types'],
  ['src/features/media', 'the contract has the failures of uploads, whose route it declares'],
  ['src/features/programme', 'the contract has the states of tickets, whose marks are shown of its cards'],
]);

/**
 * Folders, and files beside them, of which each needs the other, if by way of a third: `[{ folders, imports }]`, with an import
 * for each step. A folder and what lies in it are one thing; tests may look wherever they like. Circles of files alone are
 * the import rule's (.dependency-cruiser.cjs).
 * @param imports pairs of paths, `[from, to]`
 */
export function folderCircles(imports) {
  const steps = new Map();
  for (const [from, to] of imports) {
    if (isTest(from)) continue;
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    if (depth < 1) continue;
    const [one, other] = [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
    if (!steps.has(one)) steps.set(one, new Map());
    if (!steps.get(one).has(other)) steps.get(one).set(other, `${from} → ${to}`);
  }
  const seen = new Set();
  return [...steps.keys()].flatMap((folder) => {
    const circle = seen.has(folder) ? null : shortestCircle(steps, folder);
    if (!circle) return [];
    for (const passed of circle) seen.add(passed);
    return [{ folders: circle, imports: circle.map((passed, index) => steps.get(passed).get(circle[(index + 1) % circle.length])) }];
  });
}

function shortestCircle(steps, start) {
  const paths = [[start]];
  const visited = new Set();
  for (const path of paths) {
    for (const next of steps.get(path.at(-1))?.keys() ?? []) {
      if (next === start) return path;
      if (visited.has(next)) continue;
      visited.add(next);
      paths.push([...path, next]);
    }
  }
  return null;
}

function sourceFiles() {
  return roots.flatMap(
    (folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
        .filter((path) => !path.includes('/node_modules/')), // those of bench/lighthouse
  );
}

function imports() {
  const args = [tool('dependency-cruiser', 'depcruise'), 'src', 'seed', 'box-office', '--output-type', 'json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (!stdout) throw new Error(stderr);
  const isOurs = (path) => roots.some((folder) => path.startsWith(`${folder}/`));
  return JSON.parse(stdout).modules.flatMap(({ source, dependencies }) =>
    isOurs(source) ? dependencies.filter(({ resolved }) => isOurs(resolved)).map(({ resolved }) => [source, resolved]) : [],
  );
}

if (process.argv[1]?.endsWith('places.mjs')) {
  const files = sourceFiles();
  const full = fullLevels(files);
  const long = longFiles(files, (path) => readFileSync(join(root, path), 'utf8'));
  const found = folderCircles(imports());
  const holderOf = ({ folders: [first] }) => first.slice(0, first.lastIndexOf('/'));
  const circles = found.filter((circle) => !knownCircles.has(holderOf(circle)));
  const undone = [...knownCircles.keys()].filter((folder) => !found.some((circle) => holderOf(circle) === folder));
  for (const { folder, count } of full) say(`${folder} has ${count} files at one level, ${maxLevel} at most: group them in folders.`);
  for (const { path, count } of long) say(`${path} has ${count} lines, ${maxLines} at most: give what can stand alone a file of its own.`);
  for (const circle of circles) say(`${circle.folders.join(' and ')} need each other:\n  ${circle.imports.join('\n  ')}`);
  for (const folder of undone) say(`${folder} has no circle any more: take it from knownCircles.`);
  process.exitCode = full.length + long.length + circles.length + undone.length > 0 ? 1 : 0;
}
