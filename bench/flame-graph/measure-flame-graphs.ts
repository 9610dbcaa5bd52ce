import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../../tests/support/site.ts';
import { firstEvent } from '../cached-answers.ts';
import { databaseUrl } from '../changes.ts';
import type { Measurement } from '../measurement.ts';
import { costOf, processorTime } from '../processor-time.ts';
import { writePicture } from '../report/written.ts';
import { drawFlameGraph } from './draw-flame-graph.ts';
import { type CpuProfile, type Frame, framesBetween } from './profile.ts';

const load = { connections: 10, amount: 1_500, warmUp: 1_500, headers: {} };

/** Where the time of pages goes that are made anew: a picture of each in docs/pictures, as V8's own samples (each 250 µs) have it. */
export async function measureFlameGraphs(dataDir: string, environment: Record<string, string>): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [name, pathOf] of [
    ['programme', async () => '/de/programm'],
    ['event', (url: string) => firstEvent(url)],
    ['search', async () => '/de/search?q=produktion'],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-profile-'));
    try {
      const flags = ['--cpu-prof', '--cpu-prof-interval=250', `--cpu-prof-dir=${folder}`];
      const site = await startSite({ ...environment, DATABASE_URL: databaseUrl(dataDir), PAGE_CACHE_MB: '0' }, flags);
      const moments: number[] = [];
      const clocks = [() => moments.push(Number(process.hrtime.bigint() / 1_000n)), () => processorTime(site.process.pid ?? 0)];
      const [, milliseconds = 0] = await costOf(site.url + (await pathOf(site.url)), clocks, load);
      await site.stop();
      const [file = ''] = readdirSync(folder);
      const [from = 0, to = 0] = moments;
      const profile: CpuProfile = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      const frames = framesBetween(profile, from, to);
      const each = `${(milliseconds * 1_000).toFixed(1)} ms of processor time a page while it is sampled`;
      writePicture(`flame-${name}.svg`, drawFlameGraph(`${name}, made anew: ${each}`, frames));
      measurements.push({ what: `made anew, sampled: ${name}`, value: each, details: `garbage collection ${shareOf(frames, '(garbage collector)')}` });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return measurements;
}

function shareOf(root: Frame, name: string): string {
  const found = root.children.find((one) => one.name === name);
  return `${((100 * (found?.time ?? 0)) / root.time).toFixed(1)} %`;
}
