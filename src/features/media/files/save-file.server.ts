import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '#db/schema.ts';
import type { Localised } from '#i18n/localised.ts';
import { saveOriginal } from '../storage/originals.server.ts';
import { idOfFile } from '../storage/queries/assets.server.ts';
import { insertFile } from './queries.server.ts';

export type NewFile = {
  bytes: Uint8Array;
  kind: 'video' | 'audio' | 'document' | 'captions';
  contentType: string;
  name: string;
  title: Localised;
  /** Seconds. */
  duration?: number;
  credit?: Localised;
};

/** Stores a file that is no picture, and its row; returns the id, which is that of the existing row when the file was there already. */
export async function saveFile(
  db: Kysely<Schema>,
  dataDir: string,
  { bytes, kind, contentType, name, title, duration, credit = {} }: NewFile,
): Promise<number> {
  const file = await saveOriginal(dataDir, bytes, contentType);
  const inserted = await insertFile(db, {
    file,
    kind,
    content_type: contentType,
    name,
    size: bytes.length,
    content_hash: createHash('sha256').update(bytes).digest('hex'),
    title: JSON.stringify(title),
    credit: JSON.stringify(credit),
    duration: duration ?? null,
  });
  return inserted?.id ?? (await idOfFile(db, file)).id;
}
