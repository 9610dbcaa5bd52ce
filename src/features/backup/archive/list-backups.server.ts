import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, dayOf, weekdayIndex } from '#i18n/berlin-time.ts';
import { retained, retainedWeeks } from '../limits.ts';
import { FileStore } from './file-store.server.ts';
import type { Manifest } from './manifest.ts';
import { peekManifest } from './manifest-file.server.ts';

export type Backup = { name: string; manifest: Manifest };

/** A backup that is being made, or was never finished. */
export const draftPrefix = '.partial-';

/** All finished backups of a folder, the newest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const found: Backup[] = [];
  for (const name of await subfolders(folder)) {
    if (name.startsWith(draftPrefix)) continue;
    const manifest = await peekManifest(join(folder, name));
    if (manifest) found.push({ name, manifest });
  }
  return found.sort((one, other) => other.manifest.snapshot_at.localeCompare(one.manifest.snapshot_at));
}

/** Of backups, the newest first, the names of those whose time is over. */
export function expired(backups: readonly Backup[]): string[] {
  const staying = new Set<string>();
  for (const [kind, max] of Object.entries(retained)) {
    for (const { name } of backups.filter(({ manifest }) => manifest.kind === kind).slice(0, max)) staying.add(name);
  }
  const firstOfWeeks = new Map<string, string>();
  for (const { name, manifest } of backups.filter(({ manifest: { kind } }) => kind === 'daily')) firstOfWeeks.set(weekOf(manifest), name); // the oldest is set last
  for (const name of [...firstOfWeeks.values()].slice(0, retainedWeeks)) staying.add(name);
  return backups.map(({ name }) => name).filter((name) => !staying.has(name));
}

/** Its Monday. */
function weekOf({ snapshot_at }: Manifest): string {
  const day = dayOf(new Date(snapshot_at));
  return addDays(day, -weekdayIndex(day));
}

/**
 * Removes expired backups and files that none needs, only while nobody makes one; a folder that cannot be read keeps all files: nobody
 * knows which it needs.
 */
export async function removeExpired(folder: string, key: string | null, keep?: string): Promise<void> {
  const backups = await listBackups(folder);
  const gone = new Set(expired(backups).filter((name) => name !== keep));
  const names = await subfolders(folder);
  for (const name of names) {
    if (gone.has(name) || name.startsWith(draftPrefix)) await rm(join(folder, name), { recursive: true, force: true });
  }
  const known = new Set(backups.map(({ name }) => name));
  if (names.some((name) => !known.has(name) && !name.startsWith(draftPrefix))) return;
  const left = backups.filter(({ name }) => !gone.has(name));
  await new FileStore(folder, key).removeAllBut(new Set(left.flatMap(({ manifest }) => manifest.files.map(({ sha256 }) => sha256))));
}

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'files').map(({ name }) => name);
}
