import type { Kysely } from 'kysely';
import { Problem } from '#api/problem.server.ts';
import type { Schema } from '#db/schema.ts';
import type { Redaction } from '../redaction/redaction.ts';
import type { MediaStorage } from '../storage/media-storage.ts';
import { withLocalFile } from '../storage/open-storage.server.ts';
import { fileTypes } from './file-types.ts';
import { lookInto } from './inspect.server.ts';
import { storeRedactions } from './queries/assets.server.ts';

/**
 * What nobody gets of a file that came before there was a way to say so, or without an upload: looked for now, and written
 * down. Of what cannot be understood nothing is taken away: it has been served as it is since it came.
 */
export async function findRedactions(db: Kysely<Schema>, storage: MediaStorage, { id, file }: { id: number; file: string }): Promise<Redaction[]> {
  const type = Object.values(fileTypes).find(({ extension }) => file.endsWith(`.${extension}`));
  const size = await storage.size(file);
  const look = (path: string) => (type ? lookInto(path, type, size ?? 0).then((found) => found.redactions, notUnderstood) : Promise.resolve([]));
  const redactions = (await withLocalFile(storage, file, look)) ?? [];
  await storeRedactions(db, id, redactions, file);
  return redactions;
}

function notUnderstood(error: unknown): Redaction[] {
  if (error instanceof Problem) return [];
  throw error;
}
