import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileStore } from '../archive/file-store.server.ts';
import type { StoredFile } from '../archive/manifest.ts';

/** Folders of DATA_DIR that nobody can make anew, and the site's own key. Sent pieces of uploads, smaller pictures, mails and caches stay out. */
const folders = [join('media', 'originals'), 'forms', 'html'];
const singles = ['csrf-secret'];
const passing = join('forms', 'parts');

/**
 * Stores all files of DATA_DIR. `known`: those of an earlier backup, of which one of the same size and time is not read
 * again. Who deletes a file meanwhile has it left out.
 */
export async function storeFiles(dataDir: string, store: FileStore, known: readonly StoredFile[]): Promise<StoredFile[]> {
  const before = new Map(known.map((file) => [file.path, file]));
  const stored: StoredFile[] = [];
  for (const path of await listFiles(dataDir)) {
    const found = await stat(join(dataDir, path)).catch(() => null);
    if (!found?.isFile()) continue;
    const name = path.split(sep).join('/');
    const earlier = before.get(name);
    if (earlier && earlier.bytes === found.size && earlier.modified === found.mtimeMs && (await store.has(earlier.sha256))) {
      stored.push(earlier);
      continue;
    }
    try {
      const { bytes, sha256 } = await store.add(join(dataDir, path));
      stored.push({ path: name, bytes, sha256, modified: found.mtimeMs });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  return stored;
}

async function listFiles(dataDir: string): Promise<string[]> {
  const found = [...singles];
  for (const folder of folders) {
    const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    found.push(...entries.filter((entry) => entry.isFile()).map((entry) => relative(dataDir, join(entry.parentPath, entry.name))));
  }
  return found.filter((path) => !path.startsWith(passing + sep)).sort();
}
