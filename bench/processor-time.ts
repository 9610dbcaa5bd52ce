import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';

/** `warmUp`: half of `amount` where none is said; `mayLeadOn`: a redirect is an answer too. */
export type Load = { connections: number; amount: number; warmUp?: number; headers: Record<string, string>; mayLeadOn?: true };

/** One visitor alone would soon have searched too often. */
const visitors = Array.from({ length: 500 }, (_, visitor) => ({ 'X-Forwarded-For': `10.3.${visitor >> 8}.${visitor & 255}` }));

/** Once the engine has compiled. */
export async function costOf(
  url: string,
  clocks: readonly (() => number)[],
  { connections, amount, warmUp = Math.ceil(amount / 2), headers, mayLeadOn }: Load,
): Promise<number[]> {
  const requests = visitors.map((visitor) => ({ headers: { ...headers, ...visitor } }));
  const ask = (times: number) => autocannon({ url, connections, amount: times, requests });
  await ask(warmUp);
  const before = clocks.map((clock) => clock());
  const { non2xx, errors, '3xx': ledOn } = await ask(amount);
  if (non2xx - (mayLeadOn ? ledOn : 0) + errors > 0) throw new Error(`${url}: ${non2xx} answers other than 2xx, ${errors} errors`);
  return clocks.map((clock, index) => (clock() - (before[index] ?? 0)) / amount);
}

/** Itself and the system for it; Linux counts in hundredths. */
export const processorTime = (pid: number): number => fieldsOf(pid).slice(11, 13).reduce(sum) / 100;

/** Its parent and its children, also those that have ended. */
export function databaseTime(dataDir: string): number {
  const parent = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))[1] === parent);
  return fieldsOf(parent).slice(11, 15).reduce(sum) / 100 + children.map((pid) => processorTime(Number(pid))).reduce(sum, 0);
}

const sum = (one: number, other: number) => one + other;

/** From the state on; nothing of a process that has ended meanwhile. */
function fieldsOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
  } catch {
    return new Array<number>(20).fill(0);
  }
}

const source = `
  const { request, createServer } = await import('node:http');
  const [url, headers] = [process.argv[1], JSON.parse(process.argv[2])];
  const [body, of] = await new Promise((resolve) => request(url, { headers }, async (answer) => resolve([Buffer.concat(await answer.toArray()), answer.headers])).end());
  const { date, connection, 'keep-alive': _, 'transfer-encoding': __, ...head } = of;
  const own = { ...head, 'content-length': body.length };
  const server = createServer((_, answer) => answer.writeHead(200, own).end(body)).listen(0, '127.0.0.1', () => console.log(JSON.stringify([server.address().port, body.length])));
`;

export type PlainServer = { url: string; pid: number; bytes: number; stop(): void };

/** Sends everybody the bytes that `url` answers now, the head as well. */
export async function plainServer(url: string, headers: Record<string, string>): Promise<PlainServer> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, url, JSON.stringify(headers)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await new Promise<string>((resolve) => child.stdout.once('data', (data: Buffer) => resolve(String(data))));
  const [port = 0, bytes = 0]: number[] = JSON.parse(line);
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, bytes, stop: () => child.kill() };
}
