import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Several commands may use one cluster: each leaves a file with its process id, and whoever closes last stops the cluster. */
export function takeLease(folder: string): void {
  writeFileSync(join(folder, String(process.pid)), '');
}

/** Whether nobody else holds a lease. */
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
