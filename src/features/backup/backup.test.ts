import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { backupKey, manual, siteToBackUp } from '../../../tests/support/database/backups.ts';
import { listBackups } from './archive/list-backups.server.ts';
import { backupCommand } from './cli/backup-command.server.ts';
import { type MadeBackup, makeBackup } from './make-backup.server.ts';

const { db, dataDir, root, site, encrypted } = await siteToBackUp();

async function run(args: string[], folder: string, key: string | null = null) {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const config = { dataDir, databaseUrl: site.address.connectionString, backup: { folder, key, hour: null } };
  const status = await backupCommand(args, config, { stdout: { write }, stderr: { write } });
  return { status, output };
}

let made: MadeBackup;
beforeAll(async () => {
  made = await makeBackup(site, manual);
});

describe('a backup', () => {
  test('says of each table and file what it holds, and hangs on nothing that concerns one moment', () => {
    const { manifest } = made;
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['event', 'production', 'site_user', 'search_document', 'schema_migration', 'erasure']));
    expect(names).not.toContain('user_session');
    expect(manifest.tables.find(({ name }) => name === 'event')?.rows).toBe(30);
    expect(manifest.files.map(({ path }) => path)).toEqual(['csrf-secret', 'html/500.html', 'media/originals/poster.jpg']);
    expect(readdirSync(site.folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('is of one moment, whatever is written meanwhile', async () => {
    await sql`create table pair_one (id int primary key, n int); create table zz_pair_two (id int primary key, n int)`.execute(db);
    await sql`insert into pair_one select i, 0 from generate_series(1, 20) i`.execute(db);
    await sql`insert into zz_pair_two select i, 0 from generate_series(1, 20) i`.execute(db);
    let isWriting = true;
    let rounds = 0;
    const writing = (async () => {
      for (; isWriting; rounds += 1) {
        await db.transaction().execute(async (store) => {
          await sql`update pair_one set n = n + 1`.execute(store);
          await sql`update zz_pair_two set n = n + 1`.execute(store);
        });
      }
    })();
    try {
      for (let round = 0; round < 2; round += 1) {
        const { manifest } = await makeBackup(site, manual);
        const [one, two] = ['pair_one', 'zz_pair_two'].map((name) => manifest.tables.find((table) => table.name === name)?.sha256);
        expect(one).toBe(two);
      }
      expect(rounds).toBeGreaterThan(3);
    } finally {
      isWriting = false;
      await writing;
      await sql`drop table pair_one; drop table zz_pair_two`.execute(db);
    }
  });

  test('that cannot be written leaves nothing and says why', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    await expect(makeBackup({ ...site, folder: join(file, 'backups') }, manual)).rejects.toThrow('ENOTDIR');
  });

  test('is refused while another one is made', async () => {
    const both = await Promise.allSettled([makeBackup(site, manual), makeBackup(site, manual)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that is encrypted asks for its key, and nothing of it can be read', async () => {
    const { name, path, manifest } = await makeBackup(encrypted, manual);
    expect(readFileSync(join(path, 'site_user.copy.gz')).subarray(0, 7).toString()).toBe('FOYERB1');
    expect(await run(['check', name], encrypted.folder)).toMatchObject({ status: 1, output: expect.stringContaining('is encrypted: set BACKUP_KEY') });
    expect(await run(['check', name], encrypted.folder, 'k'.repeat(40))).toMatchObject({ status: 1, output: expect.stringContaining('another key') });
    expect(await run(['check', name], encrypted.folder, backupKey)).toMatchObject({ status: 0 });
    expect(manifest.tables).toEqual(made.manifest.tables);
  });

  test('is made by the command, which names it', async () => {
    const { status, output } = await run([], site.folder);
    expect(output).toMatch(/rows of \d+ tables, 3 files\n/);
    expect(status).toBe(0);
    expect(await run(['list'], site.folder)).toMatchObject({ status: 0, output: expect.stringContaining('by npm run backup') });
    expect(await run(['lost'], site.folder)).toMatchObject({ status: 2, output: expect.stringContaining('Usage') });
  });
});

describe('a damaged backup is found out', () => {
  const someFile = (path: string) => join(path, 'production.copy.gz');
  const flip = (path: string, at: number) => {
    const bytes = readFileSync(path);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    writeFileSync(path, bytes);
  };
  const damages: Record<string, (path: string) => void> = {
    'cut short': (path) => truncateSync(someFile(path), readFileSync(someFile(path)).length - 9),
    'one bit in a table': (path) => flip(someFile(path), Math.floor(readFileSync(someFile(path)).length / 2)),
    'a table missing': (path) => rmSync(someFile(path)),
    'two tables exchanged': (path) => {
      cpSync(someFile(path), join(path, 'x'));
      cpSync(join(path, 'event.copy.gz'), someFile(path));
      cpSync(join(path, 'x'), join(path, 'event.copy.gz'));
    },
    'one bit in the manifest': (path) => {
      const text = readFileSync(join(path, 'manifest.json'), 'utf8');
      writeFileSync(
        join(path, 'manifest.json'),
        text.replace(/"rows": (\d+)/, (_, rows) => `"rows": ${Number(rows) + 1}`),
      );
    },
    'no seal': (path) => rmSync(join(path, 'manifest.sha256')),
    'a file altered': (path) => {
      const store = join(path, '..', 'files', 'plain');
      const [group = ''] = readdirSync(store);
      const [name = ''] = readdirSync(join(store, group));
      flip(join(store, group, name), 0);
    },
  };

  test.each(Object.entries(damages))('%s', async (_, damage) => {
    const folder = mkdtempSync(join(root, 'damaged-'));
    cpSync(site.folder, folder, { recursive: true });
    const [copy = { name: '' }] = await listBackups(folder);
    damage(join(folder, copy.name));
    expect(await run(['check', copy.name], folder)).toMatchObject({ status: 1, output: expect.stringMatching(/damaged|was altered|is no backup/) });
    rmSync(folder, { recursive: true });
  });

  test('the undamaged one is whole', async () => {
    expect(await run(['check', made.name], site.folder)).toMatchObject({ status: 0, output: expect.stringContaining('is whole') });
  });
});
