import { readFileSync } from 'node:fs';
import { startSite } from '../tests/support/site.ts';

/** Budget: an existing database is served within 3 s. */
export async function measureStart(environment: Record<string, string>): Promise<string> {
  const begin = performance.now();
  const site = await startSite(environment);
  const seconds = (performance.now() - begin) / 1000;
  await site.stop();
  return `start with an existing database   ${seconds.toFixed(2)} s   (budget 3 s)`;
}

/** Budget: the Node process stays below 250 MB. Linux only. */
export function measureMemory(pid: number): string {
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `memory of the Node process        ${Math.round(Number(resident) / 1024)} MB   (budget 250 MB)`;
}
