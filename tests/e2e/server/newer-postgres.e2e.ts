import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { databaseAccount } from '../../../src/db/embedded/account.server.ts';
import { type ClusterPaths, prepareClusterPaths } from '../../../src/db/embedded/cluster-paths.server.ts';
import { findFormerBinaries } from '../../../src/db/embedded/upgrade/former-binaries.server.ts';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// Needs the older version's programs: those of the machine (npm run test:faults), or the package that the refusal names.
function isThere(major: number): boolean {
  if (!process.env.FOREIGN_POSTGRES_URL) return false;
  try {
    return findFormerBinaries(major, databaseAccount(), tmpdir()).major === major;
  } catch {
    return false;
  }
}

let site: RunningSite | null = null;
const folders: string[] = [];
afterEach(async () => {
  await site?.stop();
  site = null;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const as = { cwd: '/', ...(databaseAccount() ?? {}) };
const client = ({ socket }: ClusterPaths) => new pg.Client({ host: socket, user: 'foyer', database: 'postgres' });

async function siteOf(major: number): Promise<{ dataDir: string; paths: ClusterPaths; rows: Map<string, string> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-former-'));
  chmodSync(dataDir, 0o755);
  folders.push(dataDir);
  const paths = prepareClusterPaths(dataDir, databaseAccount());
  const { initdb, postgres } = findFormerBinaries(major, databaseAccount(), tmpdir());
  execFileSync(initdb, ['--pgdata', paths.data, '--username', 'foyer', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C.UTF-8'], as);
  const server = spawn(postgres, ['-D', paths.data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${paths.socket}`], { ...as, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    await expect.poll(() => existsSync(join(paths.socket, '.s.PGSQL.5432')), { timeout: 30_000 }).toBe(true);
    const url = `postgres:///postgres?host=${encodeURIComponent(paths.socket)}&user=foyer`;
    const before = await startSite({ DATA_DIR: dataDir, DATABASE_URL: url, DEMO: 'yes' });
    await before.stop();
    return { dataDir, paths, rows: await hashes(paths) };
  } finally {
    server.kill('SIGINT');
    await ended;
  }
}

/** What concerns one moment alone is not moved, the move itself is noted, and a site that runs looks after itself. */
const own = ['change', 'held_job', 'order_place', 'presence', 'rate_limit', 'restoration', 'schema_migration', 'search_turn', 'user_session', 'user_token'];
const isOwn = (name: string) => own.includes(name) || name.startsWith('site_check');

/** In one sum, whatever their order; stems of words are each version's own. */
async function hashes(paths: ClusterPaths): Promise<Map<string, string>> {
  const db = client(paths);
  await db.connect();
  try {
    const { rows: tables } = await db.query<{ name: string; columns: string }>(
      `select relname as name, (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
         from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    );
    const sums = new Map<string, string>();
    for (const { name, columns } of tables.filter((table) => !isOwn(table.name))) {
      const { rows } = await db.query<{ sum: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as sum from (select ${columns} from "${name}") t`,
      );
      sums.set(name, rows[0]?.sum ?? '');
    }
    return sums;
  } finally {
    await db.end();
  }
}

const differing = (before: Map<string, string>, after: Map<string, string>) =>
  [...before].filter(([name, sum]) => after.get(name) !== sum).map(([name]) => name);

for (const major of [15, 16, 17])
  test.runIf(isThere(major))(
    `a database of PostgreSQL ${major} is moved by the start, row by row the same, and the old one stays until it is told to go`,
    {
      timeout: 400_000,
    },
    async () => {
      const { dataDir, paths, rows } = await siteOf(major);
      const events = [...rows].find(([name]) => name === 'event')?.[1];
      expect(Number(events?.split(' ')[0])).toBeGreaterThan(50);

      const cut = startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' }).catch((error: unknown) => error);
      await expect.poll(() => readdirSync(paths.home).some((name) => /^data\.\d+$/.test(name)), { timeout: 120_000 }).toBe(true);
      killStarting(dataDir);
      expect(await cut).toBeInstanceOf(Error);
      expect(existsSync(join(paths.home, `data.of-${major}`))).toBe(false);

      const began = performance.now();
      site = await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
      const seconds = (performance.now() - began) / 1_000;
      expect(site.printed()).toMatch(new RegExp(`written by PostgreSQL ${major}[\\s\\S]*All rows are the same`));
      expect(differing(rows, await hashes(paths))).toEqual([]);
      expect((await fetch(`${site.url}/de/programm`)).status).toBe(200);
      await site.stop();

      expect(readdirSync(paths.home).filter((name) => name.startsWith('data.'))).toEqual([`data.of-${major}`]);
      site = await startSite({ DATA_DIR: dataDir, DEMO: 'no' });
      expect(site.printed()).not.toContain('written by PostgreSQL');
      const env = { ...process.env, BASE_URL: '', DATA_DIR: dataDir };
      expect(execFileSync(process.execPath, ['dist/server/upgrade-forget.js'], { env, encoding: 'utf8' })).toContain(`PostgreSQL ${major}`);
      expect(readdirSync(paths.home).filter((name) => name.startsWith('data.'))).toEqual([]);
      const total = [...rows.values()].reduce((sum, row) => sum + Number(row.split(' ')[0]), 0);
      noteFigure(`PostgreSQL ${major} to 18: ${total} rows of ${rows.size} tables, 0 differ, ${seconds.toFixed(0)} s`);
    },
  );

/** By the number it has left; its server ends with the next start, as after any kill. */
function killStarting(dataDir: string): void {
  const pid = Number(execFileSync('cat', [join(dataDir, 'postgres', 'upgrade.pid')], { encoding: 'utf8' }));
  process.kill(pid, 'SIGKILL');
}
