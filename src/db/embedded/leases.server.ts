import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Several commands may use one cluster at a time (the server, an import). Each leaves a file with its process id;
 * whoever closes last stops the cluster. Files of processes that were killed are swept away.
 */
export function takeLease(folder: string): void {
  writeFileSync(join(folder, String(process.pid)), '');
}

/** Gives this process's lease back and says whether nobody else holds one. */
export function giveLeaseBack(folder: string): boolean {
  rmSync(join(folder, String(process.pid)), { force: true });
  const others = readdirSync(folder).map(Number).filter(Number.isInteger);
  const dead = others.filter((pid) => !isAlive(pid));
  for (const pid of dead) rmSync(join(folder, String(pid)), { force: true });
  return dead.length === others.length;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
