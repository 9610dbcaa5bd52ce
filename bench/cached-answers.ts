import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const requests = 30_000;
const connections = 20;
const manyConnections = 200;

/** Budgets: in processor time a kept answer costs at most what 0.85 of a plain node:http server with the same bytes allows, and its p99 at 200 connections is at most 3 times that one's. */
export async function measureCachedAnswers(site: { url: string; process: ChildProcess }): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, path] of [
    ['programme', '/de/programm'],
    ['event', await firstEvent(site.url)],
    ['home', '/de'],
    ['events API', '/de/api/events/'],
  ] as const) {
    const headers = { 'Accept-Encoding': 'gzip, br' };
    await fetch(site.url + path, { headers }).then((response) => response.arrayBuffer());
    const plain = await plainServer(site.url + path);
    const measure = async (url: string, pid: number) => ({ cpu: await cpuOf(url, pid), p99: await p99Of(url) });
    const ours = await measure(site.url + path, site.process.pid ?? 0);
    const theirs = await measure(plain.url, plain.pid);
    plain.stop();
    const ratio = theirs.cpu / ours.cpu;
    lines.push(
      `kept: ${name.padEnd(12)} ${ratio.toFixed(2)} of plain node:http in processor time   (${(ours.cpu * 1e6).toFixed(0)} of ${(theirs.cpu * 1e6).toFixed(0)} µs; budget 0.85)   p99 at ${manyConnections} connections ${(ours.p99 / theirs.p99).toFixed(1)} of its own   (${ours.p99} of ${theirs.p99} ms; budget 3)`,
    );
  }
  return lines;
}

/** Seconds of processor time a request. */
async function cpuOf(url: string, pid: number): Promise<number> {
  const options = { url, connections, headers: { 'Accept-Encoding': 'gzip, br' } };
  await autocannon({ ...options, amount: requests / 2 }); // until the engine has compiled it
  const before = processorTime(pid);
  const { non2xx, errors } = await autocannon({ ...options, amount: requests });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return (processorTime(pid) - before) / requests;
}

async function p99Of(url: string): Promise<number> {
  const { latency } = await autocannon({ url, connections: manyConnections, amount: requests, headers: { 'Accept-Encoding': 'gzip, br' } });
  return latency.p99;
}

/** Seconds that a process has computed, itself and the system for it. Linux counts in hundredths. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const source = `
  const response = await fetch(process.argv[1], { headers: { 'Accept-Encoding': 'gzip, br' } });
  const { request } = await import('node:http');
  const body = await new Promise((resolve) => request(process.argv[1], { headers: { 'Accept-Encoding': 'gzip, br' } }, async (answer) => resolve(Buffer.concat(await answer.toArray()))).end());
  const headers = { 'Content-Type': response.headers.get('content-type'), 'Content-Length': body.length, 'Content-Encoding': response.headers.get('content-encoding') ?? 'identity' };
  const { createServer } = await import('node:http');
  const server = createServer((_, answer) => answer.writeHead(200, headers).end(body)).listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** A process that sends the same body to everybody. */
async function plainServer(url: string): Promise<{ url: string; pid: number; stop: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) => child.stdout.once('data', (line: Buffer) => resolve(String(line).trim())));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

export async function firstEvent(site: string): Promise<string> {
  const { results } = (await (await fetch(`${site}/de/api/events/`)).json()) as { results: { link: { url: string } }[] }; // the contract's shape
  return results[0]?.link.url ?? '/de';
}
