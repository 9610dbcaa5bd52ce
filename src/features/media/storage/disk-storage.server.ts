import { constants } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStorage } from './media-storage.ts';
import { originalPath } from './originals.server.ts';

/** Files in DATA_DIR/media/originals. */
export function diskStorage(dataDir: string): MediaStorage {
  const pathOf = (file: string) => originalPath(dataDir, file);
  const folder = join(dataDir, 'media', 'originals');
  return {
    read: async (file) => readFile(pathOf(file)).catch(nullIfMissing),
    size: async (file) => (await stat(pathOf(file)).catch(nullIfMissing))?.size ?? null,
    stream: async (file, first, last) => {
      const handle = await open(pathOf(file)).catch(nullIfMissing); // once it is open, it may be moved elsewhere
      return handle?.createReadStream({ start: first, end: last }) ?? null;
    },
    store: async (file, path) => store(path, pathOf(file)),
    async *list() {
      for (const file of await readdir(folder).catch(() => [])) {
        const state = await stat(join(folder, file)).catch(() => null);
        if (state) yield { file, changed: state.ctime }; // when its name was written: what has been sent keeps the time of its bytes
      }
    },
    remove: (file) => rm(join(folder, file), { recursive: true, force: true }),
    localPath: async (file) => ((await stat(pathOf(file)).catch(nullIfMissing)) ? pathOf(file) : null),
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** With the disk's word that it is there; a second name for the same bytes where the disk can. */
async function store(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await synced(path);
  await link(path, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return utimes(target, new Date(), new Date()); // it may have been nobody's for long, and about to be cleared away
    await copyFile(path, target, constants.COPYFILE_EXCL).catch((failed: NodeJS.ErrnoException) => {
      if (failed.code !== 'EEXIST') throw failed;
    });
    await synced(target);
  });
  await synced(dirname(target));
}

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
