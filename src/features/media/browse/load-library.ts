import { ApiError } from '#api/api-error.ts';
import type { Client } from '#api/client.ts';
import type { Language } from '#i18n/language.ts';
import type { Asset, AssetQuery, Folder, MediaContract } from '../contract.ts';
import type { StorageState } from '../storage-state/storage-state.ts';
import type { LibraryQuery } from './library-query.ts';

export type Tag = { name: string; asset_count: number };

/** What the library shows; `failure` in words where the list cannot be had. */
export type LibraryData = { query: LibraryQuery; assets: Asset[]; count: number; folders: Folder[]; tags: Tag[]; storage: StorageState; failure?: string };

type Call = { api: Client<MediaContract>; language: Language; signal: AbortSignal };

/** With all folders and tags; refusals are answered in words, surprises are thrown. */
export async function loadLibrary(query: LibraryQuery, { api, language, signal }: Call): Promise<LibraryData> {
  const asked = query as Partial<AssetQuery>; // an address may say anything: the API refuses what is not in its schema
  const [list, folders, tags, { state: storage }] = await Promise.all([
    api.get('/api/media/', { language, signal, query: asked }).catch(refused),
    api.get('/api/media-folders/', { language, signal }),
    api.get('/api/media-tags/', { language, signal }),
    api.get('/api/media-storage/', { language, signal }),
  ]);
  if (typeof list === 'string') return { query, assets: [], count: 0, folders, tags, storage, failure: list };
  return { query, assets: list.results, count: list.count, folders, tags, storage };
}

function refused(error: unknown): string {
  if (error instanceof ApiError && error.status < 500) return error.message;
  throw error;
}
