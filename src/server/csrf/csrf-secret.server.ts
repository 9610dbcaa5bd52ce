import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.server.ts';

/** Several machines share that of the configuration; else DATA_DIR's, made at the first start and readable by this account alone. */
export function csrfSecret({ csrfSecret: given, dataDir }: Pick<Config, 'csrfSecret' | 'dataDir'>): string {
  const path = join(dataDir, 'csrf-secret');
  return given ?? readIfThere(path) ?? make(path);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Of two processes that start at once, the first makes the secret: the file appears under its name whole or not at all. */
function make(path: string): string {
  mkdirSync(join(path, '..'), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, 'utf8');
}

const isCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;
