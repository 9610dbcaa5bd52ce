import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStorage } from './form-files.server.ts';

/** Files in a folder, which all processes of a site have to share. */
export function diskFiles(folder: string): FileStorage {
  return {
    write: async (file, bytes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, file), bytes, { mode: 0o600 });
    },
    open: async (file) => {
      const state = await stat(join(folder, file)).catch(nullIfMissing);
      return state && { size: state.size, body: read(join(folder, file)) };
    },
    remove: (file) => rm(join(folder, file), { force: true }),
    async *list() {
      for (const file of await readdir(folder).catch((): string[] => [])) {
        const state = await stat(join(folder, file)).catch(nullIfMissing);
        if (state?.isFile()) yield { file, changed: state.ctime };
      }
    },
  };
}

/** Opened with the first byte that somebody wants, so that nothing stays open of what nobody reads. */
async function* read(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
