// Where things lie: no level of files that cannot be taken in at a glance, no two folders that need each other, no file that
// nobody reads to its end.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say, tool } from '../prepare.mjs';

/**
 * Files that may lie side by side in one folder. Twenty names fit on one screen of a file tree or an editor's sidebar, and
 * are still read rather than searched; beyond that a reader looks for groups, and a folder says what the groups are.
 */
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

/**
 * Folders beside each other of which each needs the other, if by way of a third: `[{ folders, imports }]`, with an import
 * for each step. A folder and what lies in it are one thing; tests may look wherever they like.
 * @param imports pairs of paths, `[from, to]`
 */
export function folderCircles(imports) {
  const steps = new Map();
  for (const [from, to] of imports) {
    if (isTest(from)) continue;
    const [a, b] = [from.split('/'), to.split('/')];
    const depth = a.findIndex((part, index) => part !== b[index]);
    if (depth < 1 || depth >= a.length - 1 || depth >= b.length - 1) continue;
    const [one, other] = [a.slice(0, depth + 1).join('/'), b.slice(0, depth + 1).join('/')];
    if (!steps.has(one)) steps.set(one, new Map());
    if (!steps.get(one).has(other)) steps.get(one).set(other, `${from} → ${to}`);
  }
  const seen = new Set();
  return [...steps.keys()].flatMap((folder) => {
    const circle = seen.has(folder) ? null : wayBack(steps, folder);
    if (!circle) return [];
    for (const passed of circle) seen.add(passed);
    return [{ folders: circle, imports: circle.map((passed, index) => steps.get(passed).get(circle[(index + 1) % circle.length])) }];
  });
}

/** The shortest way from a folder to itself. */
function wayBack(steps, start) {
  const ways = [[start]];
  const visited = new Set();
  for (const way of ways) {
    for (const next of steps.get(way.at(-1))?.keys() ?? []) {
      if (next === start) return way;
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
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
  const circles = folderCircles(imports());
  for (const { folder, count } of full) say(`${folder} has ${count} files at one level, ${maxLevel} at most: group them in folders.`);
  for (const { path, count } of long) say(`${path} has ${count} lines, ${maxLines} at most: give what can stand alone a file of its own.`);
  for (const circle of circles) say(`${circle.folders.join(' and ')} need each other:\n  ${circle.imports.join('\n  ')}`);
  process.exitCode = full.length + long.length + circles.length > 0 ? 1 : 0;
}
