import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { decrypt, encrypt } from './encryption.server.ts';
import { type Measured, measure } from './measure.server.ts';

export const tableFile = (name: string): string => `${name}.copy.gz`;

type Form = { key: string | null; isCompressed: boolean };

/** Writes a new file of a backup, on the disk for good when this resolves; tells what the source was. */
export async function writeStored(source: Readable, path: string, { key, isCompressed }: Form): Promise<Measured> {
  const measuring = measure();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([source, measuring, ...(isCompressed ? [createGzip({ level: 1 })] : []), ...(key ? [encrypt(key)] : []), target]);
  return measuring.measured();
}

/** Reads one into `target`; tells what came out of it. */
export async function readStored(path: string, { key, isCompressed }: Form, target: Writable): Promise<Measured> {
  const measuring = measure();
  await pipeline([createReadStream(path), ...(key ? [decrypt(key)] : []), ...(isCompressed ? [createGunzip()] : []), measuring, target]);
  return measuring.measured();
}
