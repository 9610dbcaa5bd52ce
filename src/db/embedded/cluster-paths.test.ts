import { chmodSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { databaseAccount } from './account.server.ts';
import { noteHome, prepareClusterPaths } from './cluster-paths.server.ts';

const account = databaseAccount();
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-place-'));
  chmodSync(root, 0o755);
  mkdirSync(join(root, 'closed'), { mode: 0o700 });
});
afterEach(() => rmSync(root, { recursive: true }));

function begin(dataDir: string): string {
  const paths = prepareClusterPaths(dataDir, account, join(root, 'beyond'));
  mkdirSync(paths.data, { recursive: true });
  noteHome(dataDir, paths);
  return paths.home;
}

test('a folder that can be reached holds its database', () => {
  expect(begin(join(root, 'data'))).toBe(join(root, 'data', 'postgres'));
});

test('a file that names no folder from the root on leads nowhere, least of all into the working directory', () => {
  const dataDir = join(root, 'data');
  mkdirSync(dataDir);
  mkdirSync(join(root, 'elsewhere', 'data'), { recursive: true });
  for (const named of [relative(process.cwd(), join(root, 'elsewhere')), '']) {
    writeFileSync(join(dataDir, 'postgres.location'), `${named}\n`);
    expect(() => begin(dataDir)).toThrow(`is in ${named || '(nothing)'}, as ${dataDir}/postgres.location says, but none is there`);
  }
});

test('the file is written in whole, and only when it says something new', () => {
  const note = join(root, 'postgres.location');
  const noted = (home: string) => {
    noteHome(root, { home });
    return [readFileSync(note, 'utf8'), statSync(note).ino];
  };
  const first = noted('/a');
  expect(noted('/a')).toEqual(first);
  linkSync(note, join(root, 'former')); // what a reader has open
  expect(noted('/b')[0]).toBe(`/b\n${root}\n`);
  expect(readFileSync(join(root, 'former'), 'utf8')).toBe(`/a\n${root}\n`);
  expect(readdirSync(root).filter((name) => name.startsWith('postgres.location'))).toEqual(['postgres.location']);
});

// Only root runs PostgreSQL under an account other than its own.
describe.skipIf(account === null)(`under root${account ? '' : ' – SKIPPED: this is an ordinary user'}`, () => {
  const closed = () => join(root, 'closed', 'data');

  test('the database of a closed folder is beyond it, and stays there when the folder is opened, or moved', () => {
    const home = begin(closed());
    expect(home).toMatch(`${join(root, 'beyond')}/`);
    chmodSync(join(root, 'closed'), 0o755);
    expect(begin(closed())).toBe(home);
    renameSync(closed(), join(root, 'moved'));
    expect([begin(join(root, 'moved')), begin(join(root, 'moved'))]).toEqual([home, home]);
  });

  test('without the file that names it as well, as an earlier version left it', () => {
    const home = begin(closed());
    rmSync(join(closed(), 'postgres.location'));
    chmodSync(join(root, 'closed'), 0o755);
    expect(begin(closed())).toBe(home);
  });

  test('a copy is refused until it has a database of its own', () => {
    const home = begin(closed());
    cpSync(closed(), join(root, 'copy'), { recursive: true });
    expect(() => begin(join(root, 'copy'))).toThrow(`${join(root, 'copy')} is a copy of ${closed()}, whose database is in ${home}`);
  });

  test('where the database is gone, no empty one takes its place', () => {
    const home = begin(closed());
    renameSync(home, `${home}-elsewhere`);
    expect(() => begin(closed())).toThrow(`The database of ${closed()} is in ${home}, as ${closed()}/postgres.location says, but none is there`);
  });

  test('a database inside a folder that has been closed since is refused, not begun anew', () => {
    chmodSync(join(root, 'closed'), 0o755);
    const home = begin(closed());
    chmodSync(join(root, 'closed'), 0o700);
    expect(() => begin(closed())).toThrow(`The database is in ${home}, which the account that runs PostgreSQL under root can no longer reach.`);
    chmodSync(join(root, 'closed'), 0o755);
    expect([begin(closed()), statSync(home).isDirectory()]).toEqual([home, true]);
  });
});
