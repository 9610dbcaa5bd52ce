import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningSite } from '../../tests/support/site.ts';
import { firstEvent } from '../cached-answers.ts';
import { atMost, type Measurement, quantile } from '../measurement.ts';
import { costOf, databaseTime, processorTime } from '../processor-time.ts';
import { type PeerCost, writePeerCosts } from '../report/peer-costs.ts';
import { peers, startPeer } from './peer.ts';
import { programmeData } from './programme-data.ts';

const load = { connections: 10, amount: 600, warmUp: 600, headers: {} };
const rounds = 5;

/**
 * The same programme page on other frameworks, which have its data in memory, and the site's own pages made anew with all they
 * have: milliseconds of Node's processor time, the middle of five rounds in each of which every one is asked in turn. Of the site
 * the database's time is told beside it. Bars: pages cheaper than Next's and TanStack Start's bare one, events within 1.5 of Astro's.
 */
export async function measurePeers(uncached: RunningSite, dataDir: string, isWritten = false): Promise<Measurement[]> {
  const data = join(dataDir, 'peers.json');
  writeFileSync(data, await programmeData(uncached.url));
  const running = [];
  try {
    for (const peer of peers) running.push(await startPeer(peer, data));
    const site = { pid: uncached.process.pid ?? 0 };
    const asked = [
      ...running,
      { name: 'Foyer, programme', url: `${uncached.url}/de/programm`, ...site },
      { name: 'Foyer, event', url: uncached.url + (await firstEvent(uncached.url)), ...site },
      { name: 'Foyer, home', url: `${uncached.url}/de`, ...site },
    ];
    const times = asked.map((): number[] => []);
    const ofDatabase = asked.map((): number[] => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, { url, pid }] of asked.entries()) {
        const [node = 0, database = 0] = await costOf(url, [() => processorTime(pid), () => databaseTime(dataDir)], load);
        times[index]?.push(node * 1_000);
        ofDatabase[index]?.push(database * 1_000);
      }
    }
    const costs: PeerCost[] = [];
    for (const [index, { name, url }] of asked.entries()) {
      const bytes = (await (await fetch(url)).arrayBuffer()).byteLength;
      const isPeer = index < running.length;
      costs.push({ name, bytes, node: quantile(times[index] ?? [], 0.5), database: isPeer ? 0 : quantile(ofDatabase[index] ?? [], 0.5) });
    }
    if (isWritten) writePeerCosts(costs);
    return judge(costs);
  } finally {
    for (const { stop } of running) stop();
  }
}

function judge(costs: readonly PeerCost[]): Measurement[] {
  const of = (name: string) => costs.find((cost) => cost.name === name)?.node ?? 0;
  const [programme, event] = [of('Foyer, programme'), of('Foyer, event')];
  return [
    ...costs.map(({ name, node, database, bytes }) => ({
      what: `peers: ${name}`,
      value: `${node.toFixed(2)} ms`,
      details: `${(bytes / 1_000).toFixed(1)} kB${database ? `, PostgreSQL ${database.toFixed(2)} ms` : ''}`,
    })),
    { what: 'peers: programme, of Next’s', value: (programme / of('Next')).toFixed(2), bar: atMost(1, programme / of('Next')) },
    {
      what: 'peers: programme, of TanStack Start’s',
      value: (programme / of('TanStack Start')).toFixed(2),
      bar: atMost(1, programme / of('TanStack Start')),
    },
    { what: 'peers: event, of Astro’s', value: (event / of('Astro')).toFixed(2), bar: atMost(1.5, event / of('Astro')) },
  ];
}
