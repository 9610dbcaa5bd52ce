import { createCipheriv, createDecipheriv, type DecipherGCM, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { BackupError } from '../backup-error.ts';

/** An encrypted file: these bytes, 16 of salt, 12 of nonce, the text, 16 of tag. AES-256-GCM; the key of each file by HKDF. */
const magic = Buffer.from('FOYERB1\n');
const saltLength = 16;
const nonceLength = 12;
const tagLength = 16;
const headLength = magic.length + saltLength + nonceLength;

const derive = (key: string, salt: Buffer | string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key), salt, `foyer backup ${purpose}`, length));

/** By which a key is known without telling anything of it. */
export const keyId = (key: string): string => derive(key, '', 'id', 8).toString('hex');
export const sealKey = (key: string): Buffer => derive(key, '', 'seal', 32);

export function encrypt(key: string): Transform {
  const salt = randomBytes(saltLength);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', derive(key, salt, 'file', 32), nonce);
  let isBegun = false;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      if (!isBegun) this.push(Buffer.concat([magic, salt, nonce]));
      isBegun = true;
      done(null, cipher.update(chunk));
    },
    flush(done) {
      if (!isBegun) this.push(Buffer.concat([magic, salt, nonce]));
      this.push(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
      done();
    },
  });
}

const damaged = { refusal: { code: 'damaged', about: 'BACKUP_KEY' } } as const;

/** Whether it was altered is known at its end alone: what comes out is to be used by nobody before. */
export function decrypt(key: string): Transform {
  let held = Buffer.alloc(0);
  let decipher: DecipherGCM | null = null;
  const isHeadRead = (): boolean => {
    if (decipher) return true;
    if (held.length < headLength) return false;
    if (!held.subarray(0, magic.length).equals(magic)) throw new BackupError('This is no encrypted file of a backup.', damaged);
    const salt = held.subarray(magic.length, magic.length + saltLength);
    decipher = createDecipheriv('aes-256-gcm', derive(key, salt, 'file', 32), held.subarray(magic.length + saltLength, headLength), {
      authTagLength: tagLength,
    });
    held = held.subarray(headLength);
    return true;
  };
  const step = (done: TransformCallback, work: () => Buffer | undefined) => {
    try {
      done(null, work());
    } catch (error) {
      done(error instanceof BackupError ? error : new BackupError('An encrypted file was altered, or is not whole.', { cause: error, ...damaged }));
    }
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      step(done, () => {
        held = Buffer.concat([held, chunk]);
        if (!isHeadRead() || !decipher || held.length <= tagLength) return undefined;
        const text = held.subarray(0, held.length - tagLength);
        held = held.subarray(held.length - tagLength);
        return decipher.update(text);
      });
    },
    flush(done) {
      step(done, () => {
        if (!isHeadRead() || !decipher || held.length !== tagLength) throw new BackupError('An encrypted file is not whole.', damaged);
        decipher.setAuthTag(held);
        return decipher.final();
      });
    },
  });
}
