import { randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import type { TempFile } from '../contract.ts';
import { maxFileBytes, maxTempBytes, maxTempBytesOfAll, maxTempFiles } from '../limits.ts';
import { fileKindOf } from './file-kind.ts';
import type { FormFiles } from './form-files.server.ts';
import { insertFile, storedAmounts } from './queries.server.ts';

type UploadContext = { db: Database; files: FormFiles; owner: string; now: Date };

/** Until an entry takes them or 24 hours have passed; rejects with what `uploadTempFile` declares. */
export async function storeFile(context: UploadContext, bytes: Buffer, name: string): Promise<TempFile> {
  const kind = judge(bytes);
  await requireRoom(context, bytes.length);
  const file = newName();
  await context.files.write(file, bytes);
  return noteFile(context, file, { name, size: bytes.length, content_type: kind.contentType });
}

/** For a file that came in parts. */
export async function storeUpload(context: UploadContext, path: string, name: string): Promise<TempFile> {
  const { size } = await stat(path);
  if (size > maxFileBytes) throw problem('file_too_large');
  return storeFile(context, await readFile(path), name);
}

function judge(bytes: Buffer) {
  if (bytes.length === 0) throw problem('file_empty');
  if (bytes.length > maxFileBytes) throw problem('file_too_large');
  const kind = fileKindOf(bytes);
  if (!kind) throw problem('file_kind');
  return kind;
}

/** What one visitor has under way, and all of them together. */
async function requireRoom({ db, owner }: UploadContext, size: number): Promise<void> {
  const rows = await storedAmounts(db, owner);
  const { files = 0, bytes = 0, all = 0 } = rows[0] ?? {};
  if (files >= maxTempFiles || bytes + size > maxTempBytes) throw problem('too_many_files');
  if (all + size > maxTempBytesOfAll) throw problem('no_room', { retryAfter: 600 });
}

async function noteFile({ db, files, owner, now }: UploadContext, file: string, metadata: Omit<TempFile, 'id'>): Promise<TempFile> {
  try {
    const { id } = await insertFile(db, owner, file, properName(metadata.name), now, metadata);
    return { id, ...metadata, name: properName(metadata.name) };
  } catch (error) {
    await files.remove(file);
    throw error;
  }
}

const newName = (): string => randomBytes(16).toString('hex');

/** As it is shown and downloaded: no folder, no control characters, and not without end. */
export function properName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069"<>|:*?]/gu, '').trim();
  if (plain === '' || /^\.+$/.test(plain)) return 'Datei';
  if (plain.length <= 120) return plain;
  const dot = plain.lastIndexOf('.');
  const extension = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  return plain.slice(0, 120 - extension.length) + extension;
}
