import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { emptyProgramme, everythingIn } from '../build.server.ts';
import { importCommand } from '../index.server.ts';
import { areThere, folder } from './build.server.ts';

const { db, url } = await testDatabaseWithUrl();
beforeEach(() => emptyProgramme(db));

/** As `npm run import -- FILE` is called: its status, its first line, and what it says with the lines. */
async function run(name: string) {
  let [stdout, stderr] = ['', ''];
  const site = { dataDir: folder, databaseUrl: url };
  const environment = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) }, env: { LANG: 'C' } };
  const status = await importCommand([resolve(folder, name)], site, environment);
  const problems = stderr.split('\n').filter((line) => line.startsWith(resolve(folder, name)));
  return { status, stats: stdout.split('\n')[0] ?? '', problems: problems.length, isSourceNamed: stderr.includes('\nSource ‘') };
}

/** Of each file: status, how many dates are read, new, wrong and not public, and how many lines are said of it. */
const right: { [name: string]: [status: number, read: number, created: number, wrong: number, leftOut: number, said: number] } = {
  'c01.csv': [0, 2, 2, 0, 0, 1],
  'c05.csv': [0, 1, 1, 0, 0, 1],
  'c06.csv': [1, 23, 20, 3, 0, 4],
  'c11.csv': [0, 34, 34, 0, 0, 0],
  'c15.csv': [0, 2, 2, 0, 0, 0],
  'c20.csv': [0, 2, 2, 0, 0, 0],
  'c21.csv': [0, 6, 6, 0, 0, 4],
  'c31.csv': [0, 1, 1, 0, 0, 1],
  'c32.csv': [0, 2, 2, 0, 0, 2],
  'c33.csv': [0, 1, 1, 0, 0, 1],
  'c34.csv': [0, 5, 5, 0, 0, 2],
  'i02.ics': [0, 3, 3, 0, 0, 3],
  'i05.ics': [0, 3, 3, 0, 0, 0],
  'i07.ics': [0, 1, 1, 0, 0, 0],
  'i08.ics': [0, 1, 1, 0, 0, 1],
  'i10.ics': [0, 5, 5, 0, 0, 0],
  'i11.ics': [0, 1, 1, 0, 0, 1],
  'i14.ics': [0, 2, 1, 0, 1, 1],
  'i15.ics': [0, 1, 1, 0, 0, 0],
  'i18.ics': [0, 1, 1, 0, 0, 0],
  'i19.ics': [0, 1, 1, 0, 0, 1],
  'i20.ics': [0, 1, 1, 0, 0, 1],
  'i21.ics': [0, 1, 1, 0, 0, 0],
  'i23a.ics': [0, 3, 3, 0, 0, 0],
  'i24.ics': [0, 27, 27, 0, 0, 1],
  'i25a.ics': [0, 3, 3, 0, 0, 0],
  'i25b.ics': [0, 3, 3, 0, 0, 0],
  'j03.jsonld': [0, 1, 1, 0, 0, 1],
  'j04.jsonld': [0, 4, 4, 0, 0, 0],
  'j05.jsonld': [0, 1, 1, 0, 0, 0],
  'j08.jsonld': [0, 5, 5, 0, 0, 0],
  'j12b.jsonld': [0, 1, 1, 0, 0, 0],
  'j12c.jsonld': [0, 1, 1, 0, 0, 1],
  'j13.jsonld': [0, 2, 2, 0, 0, 0],
  'j14.jsonld': [0, 2, 2, 0, 0, 0],
  'j17.jsonld': [0, 1, 1, 0, 0, 1],
  'j18.jsonld': [0, 1, 1, 0, 0, 0],
  'j19.jsonld': [0, 1, 1, 0, 0, 0],
};

describe.skipIf(!areThere)('the command over the files of the reports, twice each (skipped without ../shared/data/reports)', () => {
  test('every import of the folder is here', () => {
    expect(Object.keys(right).sort()).toEqual(
      readdirSync(folder)
        .filter((name) => /\.(ics|csv|jsonld)$/.test(name))
        .sort(),
    );
  });

  test.each(Object.entries(right))('%s', async (name, [status, read, created, wrong, leftOut, problems]) => {
    const stats = (fresh: number, unchanged: number) =>
      `Events: ${read} read, ${fresh} created, 0 changed, ${unchanged} unchanged, ${wrong} wrong${leftOut > 0 ? `, ${leftOut} not public` : ''}`;
    expect(await run(name)).toEqual({ status, stats: stats(created, 0), problems, isSourceNamed: false });
    const before = await everythingIn(db);
    expect(await run(name)).toEqual({ status, stats: stats(0, created), problems, isSourceNamed: created > 0 });
    expect(await everythingIn(db)).toEqual(before);
  });
});
