import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../backup-error.ts';
import { keyId, sealKey } from './encryption.server.ts';
import { type Manifest, manifestSchema } from './manifest.ts';

const names = { manifest: 'manifest.json', seal: 'manifest.sha256' } as const;

/** SHA-256 of the manifest; of an encrypted backup with its key, so that only who has it can have written it. */
const sealOf = (text: string, key: string | null): Buffer => (key ? createHmac('sha256', sealKey(key)) : createHash('sha256')).update(text).digest();

export async function writeManifest(folder: string, manifest: Manifest, key: string | null): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  await writeFile(join(folder, names.manifest), text, { flag: 'wx', mode: 0o600, flush: true });
  await writeFile(join(folder, names.seal), `${sealOf(text, key).toString('hex')}\n`, { flag: 'wx', mode: 0o600, flush: true });
}

/** Reads it without asking whether it was altered: for lists. Null where the folder is no backup. */
export async function peekManifest(folder: string): Promise<Manifest | null> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, names.manifest), 'utf8')));
  } catch {
    return null;
  }
}

/** Reads it where it is whole and unaltered; rejects with a BackupError otherwise, and where `key` is not the one it takes. */
export async function readManifest(folder: string, key: string | null): Promise<Manifest> {
  const [text, seal] = await Promise.all([readFile(join(folder, names.manifest), 'utf8'), readFile(join(folder, names.seal), 'utf8')]).catch(
    (error: unknown) => {
      throw new BackupError(`${folder} is no backup: it has no ${names.manifest} with its ${names.seal}.`, {
        ...{ cause: error, refusal: { code: 'no_backup', about: folder } },
      });
    },
  );
  const manifest = await peekManifest(folder);
  if (manifest?.key && !key)
    throw new BackupError(`${folder} is encrypted: set BACKUP_KEY, or BACKUP_KEY_FILE, to the key that it was made with.`, {
      refusal: { code: 'key_missing', about: '' },
    });
  if (manifest?.key && key && manifest.key !== keyId(key))
    throw new BackupError(`${folder} was encrypted with another key than that of BACKUP_KEY.`, {
      refusal: { code: 'key_wrong', about: '' },
    });
  const expected = sealOf(text, manifest?.key ? key : null);
  const given = Buffer.from(seal.trim(), 'hex');
  if (!manifest || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new BackupError(`The ${names.manifest} of ${folder} was altered or is not whole; nothing was changed. Take another backup.`, {
      refusal: { code: 'damaged', about: names.manifest },
    });
  return manifest;
}
