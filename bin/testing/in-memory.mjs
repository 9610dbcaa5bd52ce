// Where tests keep the files that they throw away.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** In bytes: what a run needs at most, and what has to be left to everybody else. */
const needs = { room: 4e9, memory: 8e9 };

/** A run makes hundreds of databases of a thousand files; on a disk a third of the time goes into those. TMPDIR wins. */
export function keepFilesInMemory() {
  if (process.env.TMPDIR) return;
  const memory = folderInMemory('/dev/shm');
  if (!memory) return;
  removeFilesOfDead(memory);
  const own = join(memory, `${prefix}${process.pid}`);
  mkdirSync(own, { mode: 0o755 }); // PostgreSQL's account passes through it
  process.env.TMPDIR = own;
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
}

const prefix = 'foyer-run-';

export function removeFilesOfDead(folder) {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {} // another account's
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Null without room, or where programs (PostgreSQL's) may not run in it. */
export function folderInMemory(folder, { room, memory } = needs, runs = runsPrograms) {
  // Of a container what it may have, which is less than the machine has.
  if (!existsSync(folder) || Math.min(freemem(), process.availableMemory?.() ?? Number.POSITIVE_INFINITY) < memory) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= room && runs(folder) ? folder : null;
}

function runsPrograms(folder) {
  let own;
  try {
    own = mkdtempSync(join(folder, 'foyer-probe-'));
    writeFileSync(join(own, 'probe'), '#!/bin/sh\n', { mode: 0o755 });
    return spawnSync(join(own, 'probe')).status === 0;
  } catch {
    return false; // not ours to write in
  } finally {
    if (own) rmSync(own, { recursive: true, force: true });
  }
}
