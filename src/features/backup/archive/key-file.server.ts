import { readFileSync } from 'node:fs';
import { minKeyLength } from '../limits.ts';

/** The key in a file, without the line's end. Throws in words where it cannot be read or is too short. */
export function readKeyFile(path: string): string {
  let key: string;
  try {
    key = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new Error(`BACKUP_KEY_FILE: ${path} cannot be read.`, { cause: error });
  }
  if (key.length < minKeyLength) throw new Error(`BACKUP_KEY_FILE: the key in ${path} has to have at least ${minKeyLength} characters.`);
  return key;
}
