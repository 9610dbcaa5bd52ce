import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Made on the first start, readable by its owner only. */
export function storedToken(dataDir: string): { token: string; file: string } {
  const file = join(dataDir, 'admin-token');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return { token: readFileSync(file, 'utf8').trim(), file };
}

/** In constant time; `header` is the whole Authorization header. */
export function isAuthorised(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

/** What reads orders and does nothing else, made from the admin token: the venue's site sends this one, never that. */
export const ordersToken = (adminToken: string): string => createHmac('sha256', adminToken).update('orders').digest('base64url');
