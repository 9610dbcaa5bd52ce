import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../archive/file-store.server.ts';
import type { StoredFile } from '../archive/manifest.ts';
import { BackupError } from '../backup-error.ts';

const waitingIn = (dataDir: string): string => join(dataDir, 'restoring');

/**
 * Puts the files of a backup that DATA_DIR does not have, or has with other bytes, beside their places, in a folder by the
 * key of the restoration. None in use is touched. Answers how many.
 */
export async function stageFiles(
  dataDir: string,
  key: string,
  store: FileStore,
  files: readonly StoredFile[],
  report: (bytes: number) => void,
): Promise<number> {
  let staged = 0;
  for (const { path, bytes, sha256 } of files) {
    if (!(await isSame(join(dataDir, path), bytes, sha256))) {
      const target = join(waitingIn(dataDir), key, path);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      const read = await store.read(sha256, createWriteStream(target, { mode: 0o600, flush: true }));
      if (read.sha256 !== sha256)
        throw new BackupError(`The backup is damaged: ${path}. Nothing was changed; take another backup.`, { refusal: { code: 'damaged', about: path } });
      staged += 1;
    }
    report(bytes);
  }
  return staged;
}

/** Moves what waits for a restoration in use to its place and removes the rest; to be called before the files are used. */
export async function settleFiles(dataDir: string, isInUse: (key: string) => Promise<boolean>): Promise<void> {
  for (const key of await readdir(waitingIn(dataDir)).catch((): string[] => [])) {
    const root = join(waitingIn(dataDir), key);
    if (await isInUse(key)) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((one) => one.isFile())) {
        const from = join(entry.parentPath, entry.name);
        const to = join(dataDir, relative(root, from));
        await mkdir(dirname(to), { recursive: true });
        await rename(from, to).catch(unlessGone); // each process of a site does this
      }
    }
    await rm(root, { recursive: true, force: true });
  }
  await rmdir(waitingIn(dataDir)).catch(() => {});
}

async function isSame(path: string, bytes: number, sha256: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== bytes) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256;
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
