// What package-lock.json says of the packages: where each comes from, under which licence, and whether it wants to run something.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

export const readLockfile = (folder = root) => JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));

/** Each version of each once. */
export function packagesOf(lockfile) {
  const found = new Map();
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    if (path === '' || entry.link) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const key = `${name}@${entry.version}`;
    const before = found.get(key);
    found.set(key, {
      name,
      version: entry.version,
      licence: entry.license ?? before?.licence ?? null,
      integrity: entry.integrity ?? null,
      isForBuilding: Boolean(entry.dev || entry.devOptional) && (before?.isForBuilding ?? true),
      isOptional: Boolean(entry.optional),
      hasScript: Boolean(entry.hasInstallScript),
      from: entry.resolved ?? null,
    });
  }
  return [...found.values()].toSorted((a, b) => (a.name === b.name ? a.version.localeCompare(b.version) : a.name < b.name ? -1 : 1));
}
