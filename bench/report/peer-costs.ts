import { barsOf } from './page-costs.ts';
import { writeBetween, writePicture } from './written.ts';

/** A page of a peer or of the site: milliseconds of Node's and PostgreSQL's processor time, and bytes. */
export type PeerCost = { name: string; node: number; database: number; bytes: number };

/** Writes the table of docs/performance.md and its picture, whose bars are multiples of the cheapest. */
export function writePeerCosts(costs: readonly PeerCost[]): void {
  const least = Math.min(...costs.map(({ node }) => node));
  const rows = costs.map(
    ({ name, node, database, bytes }) =>
      `| ${name} | ${node.toFixed(2)} | ${(node / least).toFixed(2)} | ${database ? database.toFixed(2) : '–'} | ${(bytes / 1_000).toFixed(1)} |`,
  );
  writeBetween('peers', ['| page | Node, ms | of the cheapest | PostgreSQL, ms | kB |', '| --- | --- | --- | --- | --- |', ...rows].join('\n'));
  writePicture(
    'peers.svg',
    barsOf(
      costs.map(({ name, node }) => ({ name, bars: [node] })),
      { title: 'Processor time of a programme page', labels: ['Node, ms'], digits: 1 },
    ),
  );
}
