import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'running');

/** Leaves the address of this site for the commands beside it, whatever port it has got; `forget` takes it back. */
export function leaveAddress(dataDir: string, baseUrl: string): { forget(): void } {
  const file = fileIn(dataDir);
  writeFileSync(file, `${process.pid} ${baseUrl}\n`);
  return { forget: () => rmSync(file, { force: true }) };
}

/** The address of the site that runs on this data; null where none does. */
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
