// What tests need beside npm's packages: a browser, and a PostgreSQL that is not ours.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../prepare.mjs';

const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/** Path of a Chromium: CHROMIUM, the machine's own, or one installed from Debian. */
export function findBrowser() {
  const found = () => [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path));
  if (!found()) aptInstall('chromium');
  const path = found();
  if (!path) throw new Error('The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.');
  return path;
}

/** Debian's headless shell, a third faster; it keeps no page for the way back: for that, `findBrowser`. */
export function findHeadlessShell() {
  const shell = '/usr/bin/chromium-headless-shell';
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (!existsSync(shell)) aptInstall('chromium-headless-shell');
  return existsSync(shell) ? shell : findBrowser();
}

/** Path of a Firefox: FIREFOX, the machine's own, or one installed from Debian. */
export function findFirefox() {
  const found = () => [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => path && existsSync(path));
  if (!found()) aptInstall('firefox-esr');
  const path = found();
  if (!path) throw new Error('These tests need Firefox. Install it (Debian: apt-get install firefox-esr) or set FIREFOX to its path.');
  return path;
}

/** Null where none can be had. */
export function findForeignPostgres() {
  const base = '/usr/lib/postgresql';
  const found = () =>
    existsSync(base)
      ? readdirSync(base)
          .map((version) => join(base, version, 'bin'))
          .find((folder) => existsSync(join(folder, 'initdb')))
      : undefined;
  if (!found()) aptInstall('postgresql');
  return found() ?? null;
}

function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${name} …`);
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}
