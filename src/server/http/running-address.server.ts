import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'running');

/** For commands beside the site, whatever its port; `forget` takes it back. */
export function leaveAddress(dataDir: string, baseUrl: string): { forget(): void } {
  const file = fileIn(dataDir);
  writeFileSync(file, `${process.pid} ${baseUrl}\n`);
  return { forget: () => rmSync(file, { force: true }) };
}

/** Null where none runs. */
export function runningAddress(dataDir: string): string | null {
  try {
    const [, pid, address] = /^(\d+) (https?:\/\/\S+)\n$/.exec(readFileSync(fileIn(dataDir), 'utf8')) ?? [];
    if (!pid || !address) return null;
    process.kill(Number(pid), 0); // only asks whether it is there
    return address;
  } catch {
    return null;
  }
}
