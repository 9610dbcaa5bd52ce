import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import { firstEvent } from './cached-answers.ts';
import { past } from './changes.ts';

const seconds = 6;
/** Seconds until the engine has compiled what a page runs through; before, a page costs twice as much. */
const warmUp = 8;
const connections = 10;

/** Requests per second of pages and API that are made anew each time, each as a share of a plain node:http server that sends the same bytes. */
export async function measurePages(site: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, path, budget] of [
    ['programme page, rendered', '/de/programm', 'budget 0.02'],
    ['event page, rendered', await firstEvent(site), ''],
    ['home page, rendered', '/de', ''],
    ['events API', '/de/api/events/', ''],
    ['static script', await firstScript(site), ''],
  ] as const) {
    const response = await fetch(site + path);
    const body = Buffer.from(await response.arrayBuffer());
    const ours = await load(site + path);
    const plain = await plainServer(body, response.headers.get('content-type') ?? '');
    const theirs = await load(plain.url);
    plain.close();
    const ratio = (ours.rate / theirs.rate).toFixed(4);
    const size = `${(body.length / 1000).toFixed(1)} kB`;
    lines.push(
      `${name.padEnd(26)} ${ratio} of plain node:http   (${Math.round(ours.rate)}/s of ${Math.round(theirs.rate)}/s, p97.5 ${ours.p97_5} ms, ${size}) ${budget}`,
    );
  }
  return lines;
}

async function load(url: string): Promise<{ rate: number; p97_5: number }> {
  await autocannon({ url, connections, headers: past, duration: warmUp });
  const result = await autocannon({ url, connections, headers: past, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`);
  return { rate: result.requests.average, p97_5: result.latency.p97_5 };
}

async function plainServer(body: Buffer, type: string) {
  const server = createServer((_, response) => response.writeHead(200, { 'Content-Type': type, 'Content-Length': body.length }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

async function firstScript(site: string): Promise<string> {
  const html = await (await fetch(`${site}/de/programm`)).text();
  return /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? '/';
}
