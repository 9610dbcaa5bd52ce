// Where tests keep the files that they throw away.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** In bytes: what a run needs at most, and what has to be left to everybody else. */
const needs = { room: 4e9, memory: 8e9 };

/**
 * Has this process and those that it starts keep temporary files in memory where there is room, unless TMPDIR says
 * otherwise. A run makes hundreds of databases of a thousand files each: on a disk a third of its processor time goes into
 * finding places for them.
 */
export function keepFilesInMemory() {
  if (process.env.TMPDIR) return;
  const folder = folderInMemory('/dev/shm');
  if (folder) process.env.TMPDIR = folder;
}

/** The folder if it has room, so has the machine, and programs in it may run (those of PostgreSQL are copied where its account cannot reach them), else null. */
export function folderInMemory(folder, { room, memory } = needs) {
  if (!existsSync(folder) || freemem() < memory) return null;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= room && runsPrograms(folder) ? folder : null;
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
