import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { serverFlags, siteEnvironment, siteFlags } from '../../../bin/prepare.mjs';
import { ownSite } from '../../support/own-site.ts';
import { startSite } from '../../support/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-commands-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query<T extends pg.QueryResultRow>(dataDir: string, text: string): Promise<T[]> {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  const { rows } = await client.query<T>(text);
  await client.end();
  return rows;
}

test('an import with a relative DATA_DIR reaches the database of the site that runs beside it, and names it', async () => {
  const dataDir = ownSite().dataDir;
  const file = join(folder, 'one.csv');
  writeFileSync(file, 'Kennung;Titel;Datum;Uhrzeit;Saal\nrelative-1;Tosca;21.11.2031;19.30;Großer Saal\n');
  const env = { ...process.env, DATA_DIR: basename(dataDir), DATABASE_URL: '', BASE_URL: '', LANG: 'en' };
  const run = spawnSync(process.execPath, [...serverFlags, resolve('dist/server/import.js'), file], { cwd: dirname(dataDir), env, encoding: 'utf8' });
  expect([run.status, run.stdout]).toEqual([0, expect.stringContaining('1 created')]);
  expect(run.stderr).toContain(`Database: ${join(dataDir, 'postgres')}\n`);
  const rows = await query(dataDir, `delete from event where day = '2031-11-21' returning id`);
  expect(rows).toHaveLength(1);
});

describe('a start', () => {
  const dataDir = join(folder, 'data');
  const home = join(dataDir, 'postgres');
  const { pid: ended } = spawnSync('true');
  beforeAll(() => mkdirSync(join(home, `data.${ended}`), { recursive: true })); // of a start that was killed

  /** Sends the signal when the site says `when`; answers what it said and how it ended. */
  async function begin(env: Record<string, string>, when?: string) {
    const child = spawn(process.execPath, [...siteFlags, 'dist/server/start.js'], {
      env: { ...process.env, ...siteEnvironment, DATA_DIR: dataDir, PORT: '0', BASE_URL: '', LOG_LEVEL: 'warn', ...env },
    });
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (when && output.includes(when)) child.kill('SIGTERM');
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    const [status] = await once(child, 'close');
    return { status, output };
  }
  /** What is left of a database that is closed: no process, no lease, nothing half made. */
  const expectClosed = () => {
    expect(existsSync(join(home, 'data', 'postmaster.pid'))).toBe(false);
    expect(readdirSync(join(home, 'leases'))).toEqual([]);
    expect(readdirSync(home).filter((name) => /^data\./.test(name))).toEqual([]);
  };

  test.each(['Creating the database …', 'Filling the demo venue …'])('that is interrupted at “%s” leaves nothing behind', async (when) => {
    expect(await begin({}, when)).toEqual({ status: 0, output: expect.stringMatching(/^(?!.*is ready).*Stopping …\n/s) });
    expectClosed();
  });

  test('on the database of a newer version says so and closes it', async () => {
    const site = await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
    await query(dataDir, `insert into schema_migration (number, name, checksum) values (9999, '9999_tomorrow', '')`);
    await site.stop();
    const { status, output } = await begin({ DEMO: 'no' });
    expect([status, output]).toEqual([1, expect.stringMatching(/^A newer Foyer has changed this database \(9999_tomorrow\)/)]);
    expectClosed();
  });
});
