import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Names of the mails in the folder of mails that are addressed to somebody; `address` in small letters. */
export async function outboxMailsTo(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []); // no mail was ever written
  const found: string[] = [];
  for (const name of names.filter((one) => one.endsWith('.txt'))) {
    const [line = ''] = (await readFile(join(folder, name), 'utf8').catch(() => '')).split('\n', 1);
    if (line.toLowerCase() === `to: ${address}`) found.push(name.slice(0, -'.txt'.length));
  }
  return found;
}

/** Deletes them; answers how many there were. */
export async function removeOutboxMails(folder: string, address: string): Promise<number> {
  const found = await outboxMailsTo(folder, address);
  for (const name of found) for (const ending of ['.txt', '.eml']) await rm(join(folder, name + ending), { force: true });
  return found.length;
}
