import { argon2 as derive, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { argon2, maxHashesAtOnce } from '../limits.ts';

const deriveKey = promisify(derive);

/** A PHC string with its parameters: '$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>', base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(argon2.saltLength);
  const { memory, passes, parallelism } = argon2;
  const hash = await inTurn(() => deriveKey('argon2id', { ...argon2, message: normalised(password), nonce: salt }));
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** With the parameters of the PHC string; false for any other text. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, memory, passes, parallelism, salt, key] = phc.exec(hash) ?? [];
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), tagLength: expected.length };
  const derived = await inTurn(() => deriveKey('argon2id', { ...parameters, message: normalised(password), nonce: Buffer.from(salt, 'base64') }));
  return timingSafeEqual(derived, expected);
}

/** The same password typed on two keyboards is the same bytes (NIST SP 800-63B-4 §3.1.1.2). */
const normalised = (password: string) => Buffer.from(password.normalize('NFKC'));

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

let running = 0;
const waiting: (() => void)[] = [];

/** A burst of sign-ins must not fill the memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= maxHashesAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
