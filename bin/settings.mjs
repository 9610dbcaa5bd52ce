// What the commands know of the site before any of its code runs: its settings, and whether there is a place for its data.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { root } from './prepare.mjs';

/** Every variable that `.env` may set: those of the site (src/server/config.server.ts), and the commands' own. */
export const variables = [
  ...['PORT', 'HOST', 'BASE_URL', 'DATA_DIR', 'DATABASE_URL', 'DEMO', 'INSTANCE', 'LOG_LEVEL', 'PROXIES', 'DRAIN_SECONDS', 'COOKIE_DOMAIN', 'CSRF_SECRET'],
  ...['METRICS_PORT', 'METRICS_HOST'],
  ...['MEDIA_STORAGE', 'MEDIA_S3_URL', 'MEDIA_S3_REGION', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET', 'MEDIA_PROGRAMS'],
  ...['BACKUP_DIR', 'BACKUP_KEY', 'BACKUP_KEY_FILE', 'BACKUP_HOUR'],
  ...['PAGE_CACHE_MB', 'CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
  ...['BOX_OFFICE_KIND', 'BOX_OFFICE_URL', 'BOX_OFFICE_API_URL', 'BOX_OFFICE_TOKEN', 'BOX_OFFICE_CAPABILITIES', 'BOX_OFFICE_HOSTS', 'BOX_OFFICE_POLL_SECONDS'],
  ...['SMTP_URL', 'MAIL_FROM', 'OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ...['BOX_OFFICE_PORT', 'BOX_OFFICE_PUBLIC_URL', 'BOX_OFFICE_SITE_URL'],
];

/** From `.env`; a variable that is set wins. Throws where a line is none, and names unknown variables. */
export function settings(file = join(root, '.env')) {
  if (!existsSync(file)) return process.env;
  if (!process.loadEnvFile) throw new Error(`Reading ${file} needs Node 20.12 or newer; this is ${process.version}.`);
  checkLines(readFileSync(file, 'utf8'), file);
  process.loadEnvFile(file);
  return process.env;
}

function checkLines(text, file) {
  const lines = text.replace(/=\s*(["'`])[\s\S]*?\1/g, (value) => `=${value.replace(/[^\n]/g, '')}`).split(/\r?\n/); // a value in quotes may have several
  for (const [index, line] of lines.entries()) {
    if (/^\s*(#.*)?$/.test(line)) continue;
    const [, name] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line) ?? [];
    if (!name) throw new Error(`${file}, line ${index + 1}: “${line.trim()}” is no setting. A line is NAME=value, or begins with #.`);
    if (variables.includes(name)) continue;
    const meant = variables.find((known) => known.replace(/_/g, '') === name.toUpperCase().replace(/_/g, ''));
    process.stderr.write(`${file}, line ${index + 1}: ${name} is no setting of this site${meant ? `; ${meant} is` : ''}. The README lists them.\n`);
  }
}

/** Before anything is installed or built; throws in the words of src/server/http/listening.server.ts. */
export async function tryPorts({ PORT = '', HOST = '', BOX_OFFICE_PORT = '' }) {
  const isTaken = (port, host) =>
    new Promise((resolve) => {
      const probe = createServer();
      probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE')); // what else is wrong the site will say
      probe.listen(port, host, () => probe.close(() => resolve(false)));
    });
  const isPort = (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) < 65_536;
  const port = PORT || '3000';
  if (isPort(port) && (await isTaken(Number(port), HOST || '127.0.0.1'))) {
    throw new Error(`Port ${port} is already in use. Choose another: PORT=${Number(port) + 1} npm start`);
  }
  if (isPort(BOX_OFFICE_PORT) && (await isTaken(Number(BOX_OFFICE_PORT), '127.0.0.1'))) {
    throw new Error(`Port ${BOX_OFFICE_PORT}, which BOX_OFFICE_PORT names, is already in use. Choose another, or leave it out: any free one will do.`);
  }
}

/** Without a place to write nothing of the site can start. */
export function tryDataDir({ DATA_DIR }) {
  const folder = resolve(DATA_DIR || 'data');
  const trial = join(folder, `.trial-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(trial, 'x'.repeat(64 * 1024));
  } catch (error) {
    throw new Error(`DATA_DIR, which is ${folder}, cannot be written: ${unwritable[error.code] ?? error.message}`);
  } finally {
    if (existsSync(trial)) rmSync(trial);
  }
}

const elsewhere = 'or name another: DATA_DIR=/path/to/data npm start';
const unwritable = {
  EACCES: `this account may not. Give it that folder (chown), ${elsewhere}`,
  EPERM: `this account may not. Give it that folder (chown), ${elsewhere}`,
  EROFS: `it is on a file system for reading only. Name another: DATA_DIR=/path/to/data npm start`,
  EEXIST: `it is a file. Move that away, ${elsewhere}`,
  ENOTDIR: `it, or a folder above it, is a file. Move that away, ${elsewhere}`,
  ENOSPC: `the disk is full. Make room, ${elsewhere}`,
  EDQUOT: `the account's share of the disk is used up. Make room, ${elsewhere}`,
};
