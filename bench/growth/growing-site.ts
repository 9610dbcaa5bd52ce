import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { serverFlags, siteEnvironment } from '../../bin/prepare.mjs';
import { manyEvents } from '../../tests/support/database/many-events.ts';
import { startSite } from '../../tests/support/site.ts';
import { databaseUrl } from '../changes.ts';
import { fillSearch } from '../search-index.ts';

/** A site of its own with so many events that keeps no answers; `change` puts one of them off, so that lists and counts are read again. */
export type GrowingSite = {
  url: string;
  dataDir: string;
  change(): Promise<void>;
  importDates(count: number, run: number): Promise<number>;
  stop(): Promise<void>;
};

export async function startWithEvents(count: number): Promise<GrowingSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-growth-'));
  chmodSync(dataDir, 0o755);
  const site = await startSite({ DATA_DIR: dataDir, PROXIES: '1', PAGE_CACHE_MB: '0' });
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  client.on('error', () => {}); // the end of its server: what failed before is told
  await client.connect();
  await client.query('set statement_timeout = 0');
  await manyEvents((text) => client.query(text), count);
  await fillSearch(dataDir);
  return {
    url: site.url,
    dataDir,
    change: async () => {
      await client.query(`update event set date_start = date_start + interval '1 minute' where id = (select max(id) from event)`);
    },
    importDates: (dates, run) => importDates(dataDir, dates, run),
    stop: async () => {
      await client.end();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Of a new file, in seconds, as the command says itself. */
async function importDates(dataDir: string, count: number, run: number): Promise<number> {
  const rows = Array.from(
    { length: count },
    (_, n) => `wachstum-${run}-${n};Wachstum ${run} ${Math.floor(n / 10)};${1 + (n % 28)}.${1 + (n % 12)}.2061;19.30;Großer Saal`,
  );
  const file = join(dataDir, `growth-${run}.csv`);
  writeFileSync(file, `Kennung;Titel;Datum;Uhrzeit;Saal\n${rows.join('\n')}\n`);
  const env = { ...process.env, ...siteEnvironment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl(dataDir), LANG: 'en' };
  const { stdout } = await promisify(execFile)(process.execPath, [...serverFlags, 'dist/server/import.js', file], { env });
  const [, rate] = /^[\d.]+ s, ([\d,]+) events per second/m.exec(stdout) ?? [];
  if (!rate) throw new Error(stdout);
  return count / Number(rate.replace(',', ''));
}
