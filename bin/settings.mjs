// What the commands know of the site before any of its code runs: its settings, and whether there is a place for its data.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './prepare.mjs';

/**
 * Reads the settings of this site from `.env`, where there is one, for all its commands; a variable that is set wins.
 * Answers the environment.
 */
export function settings(file = join(root, '.env')) {
  if (!existsSync(file)) return process.env;
  if (!process.loadEnvFile) throw new Error(`Reading ${file} needs Node 20.12 or newer; this is ${process.version}.`);
  process.loadEnvFile(file);
  return process.env;
}

/** Makes DATA_DIR and tries it: without a place to write in nothing of the site can start. */
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
