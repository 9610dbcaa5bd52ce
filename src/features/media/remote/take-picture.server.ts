import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { inspect } from '../upload/inspect.server.ts';
import { readUploadSettings } from '../upload/read-settings.server.ts';
import { fileName, storeAsset } from '../upload/store-asset.server.ts';
import { FetchRefused, fetchPublic, type Net } from './fetch-public.server.ts';

type Dependencies = { db: Database; storage: MediaStorage; net?: Net };

/**
 * Fetches a picture of the public internet into the library; answers its id, which is that of the same picture where the
 * library has it already. What is said beside it is `credit`, else where it came from. Rejects with `FetchRefused`: what
 * an upload would be refused for is `no_picture` or `too_large`.
 */
export async function takePicture({ db, storage, net }: Dependencies, address: string, credit?: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-picture-'));
  try {
    const path = join(folder, 'picture');
    const { maxMegabytes } = await readUploadSettings(db);
    const from = await fetchPublic(address, path, maxMegabytes.image * 1_000_000, net);
    const found = await inspect(db, path).catch((error: unknown) => {
      if (error instanceof Problem) throw new FetchRefused('no_picture', error.code);
      throw error;
    });
    if (found.kind !== 'image') throw new FetchRefused('no_picture', found.contentType);
    const name = fileName(decodedOr(from.pathname));
    const { id } = await storeAsset({ db, storage }, path, { ...found, name }, { credit: JSON.stringify({ de: credit ?? from.hostname }) });
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function decodedOr(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
