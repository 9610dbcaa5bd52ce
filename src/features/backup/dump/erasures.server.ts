import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { openConnection } from '../connection.server.ts';

export const erasure = z.object({ name: z.enum(['site_user', 'form_entry', 'reminder_recipient']), row_id: z.int(), at: z.iso.datetime() });
export type Erasure = z.output<typeof erasure>;

const fileIn = (folder: string): string => join(folder, 'erasures.json');

/** The list beside the backups: it outlives the machine where these are elsewhere. Numbers of rows, nothing of persons. */
async function readErasureFile(folder: string): Promise<Erasure[]> {
  try {
    return z.array(erasure).parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Those of the database; none of one whose schema is older. */
async function readErasureTable(client: pg.Client): Promise<Erasure[]> {
  const { rows: found } = await client.query<{ name: string | null }>(`select to_regclass('erasure')::text as name`);
  if (!found[0]?.name) return [];
  const { rows } = await client.query<{ name: string; row_id: number; at: Date }>('select name, row_id, at from erasure order by id');
  return rows.map(({ at, ...row }) => erasure.parse({ ...row, at: at.toISOString() }));
}

/** All that are known here. */
export async function readErasures(client: pg.Client, folder: string): Promise<Erasure[]> {
  const all = [...(await readErasureFile(folder)), ...(await readErasureTable(client))];
  return [...new Map(all.map((one) => [`${one.name} ${one.row_id} ${one.at}`, one])).values()];
}

/** Brings the list beside the backups up to date. */
export async function copyErasures(address: pg.ClientConfig, folder: string): Promise<void> {
  const { client, close } = await openConnection(address);
  try {
    const text = JSON.stringify(await readErasures(client, folder));
    if (text === (await readFile(fileIn(folder), 'utf8').catch(() => null))) return;
    const draft = `${fileIn(folder)}.${process.pid}.part`; // each process of a site does this
    await writeFile(draft, text, { mode: 0o600, flush: true });
    await rename(draft, fileIn(folder));
  } finally {
    await close();
  }
}
