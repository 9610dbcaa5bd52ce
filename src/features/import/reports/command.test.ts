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
  const surroundings = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: (text: string) => (stderr += text) }, env: { LANG: 'C' } };
  const status = await importCommand([resolve(folder, name)], site, surroundings);
  const said = stderr.split('\n').filter((line) => line.startsWith(resolve(folder, name)));
  return { status, figures: stdout.split('\n')[0] ?? '', said: said.length, isSourceSaid: stderr.includes('\nSource ‘') };
}

/** Of each file: status, how many dates are read, new, wrong and not public, and how many lines are said of it. */
const right: { [name: string]: [status: number, read: number, created: number, wrong: number, leftOut: number, said: number] } = {
};

describe.skipIf(!areThere)('the command over the files of the reports, twice each (skipped without ../shared/data/reports)', () => {
  test('every import of the folder is here', () => {
    expect(Object.keys(right).sort()).toEqual(
      readdirSync(folder)
        .filter((name) => /\.(ics|csv|jsonld)$/.test(name))
        .sort(),
    );
  });

  test.each(Object.entries(right))('%s', async (name, [status, read, created, wrong, leftOut, said]) => {
    const figures = (fresh: number, unchanged: number) =>
      `Events: ${read} read, ${fresh} created, 0 changed, ${unchanged} unchanged, ${wrong} wrong${leftOut > 0 ? `, ${leftOut} not public` : ''}`;
    expect(await run(name)).toEqual({ status, figures: figures(created, 0), said, isSourceSaid: false });
    const before = await everythingIn(db);
    expect(await run(name)).toEqual({ status, figures: figures(0, created), said, isSourceSaid: created > 0 });
    expect(await everythingIn(db)).toEqual(before);
  });
});
