import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({ at: z.iso.datetime(), reason: z.string() });
const fileIn = (folder: string): string => join(folder, 'last-failure.json');

/** Why the latest backup was not made; null: it was. */
export async function readFailure(folder: string): Promise<z.output<typeof schema> | null> {
  try {
    return schema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Where not even that can be written, the missing backup tells. */
export async function noteFailure(folder: string, at: Date, reason: string): Promise<void> {
  await writeFile(fileIn(folder), JSON.stringify({ at: at.toISOString(), reason }), { mode: 0o600 }).catch(() => {});
}

export const forgetFailure = (folder: string): Promise<void> => rm(fileIn(folder), { force: true });
