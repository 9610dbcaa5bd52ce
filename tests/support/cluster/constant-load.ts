import { Agent, request } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/** `text` of one that never came: why. */
export type Answer = { status: number; text: string; cookies: string[] };
type Asked = { method?: string; headers?: Record<string, string>; body?: string; from?: string };
/** `kind`: what is counted together. `status` 0: no answer, the connection broke, or it took longer than `patience`. Milliseconds. */
export type Sample = { kind: string; name: string; begin: number; end: number; status: number; text: string };

/** Milliseconds after which a visitor is taken for hung. */
export const patience = 30_000;
/** Visitors come from as many addresses of this machine: a prime, so that what comes each so many visits comes from all of them. */
const addresses = 199;
export const addressOf = (n: number): string => `127.0.${1 + (Math.floor(n / 200) % 50)}.${1 + (n % 200)}`;

const agent = new Agent({ keepAlive: true, maxSockets: 512, rejectUnauthorized: false });

/** One request over TLS to a proxy of this machine; never rejects. */
export function ask(port: number, path: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, text: 'code' in error ? String(error.code) : error.message, cookies: [] });
    const options = { host: '127.0.0.1', port, path, method, localAddress: from, servername: 'localhost', agent };
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)), 'Content-Type': 'application/json' };
    const own = { Host: `localhost:${port}`, Origin: `https://localhost:${port}`, ...length };
    const asked = request({ ...options, headers: { ...own, ...headers }, signal: AbortSignal.timeout(patience) }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += method === 'GET' && text.length > 100_000 ? '' : chunk));
      response.on('error', failed);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [] }));
    });
    asked.on('error', failed).end(body);
  });
}

/** What one visitor does: pages of a kind, or a call that answers its status. */
export type Visit = { kind: string; name: string; run(from: string): Promise<Pick<Answer, 'status' | 'text'>> };

/** Begins visits at a constant rate, however long their answers take: whoever is kept waiting keeps nobody from coming. */
export class ConstantLoad {
  readonly samples: Sample[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #isOver = false;
  #ended: Promise<void> = Promise.resolve();

  start(rate: number, next: (n: number) => Visit): void {
    const began = performance.now();
    const run = async () => {
      for (let sent = 0; !this.#isOver; await pause(5)) {
        for (const due = ((performance.now() - began) / 1_000) * rate; sent < due; sent++) this.#visit(next(sent), addressOf(sent % addresses));
      }
    };
    this.#ended = run();
  }

  #visit({ kind, name, run }: Visit, from: string): void {
    const begin = performance.now();
    const visit = run(from).then(({ status, text }) => {
      this.samples.push({ kind, name, begin, end: performance.now(), status, text: status === 0 || status >= 400 ? text.slice(0, 100) : '' });
      this.#underWay.delete(visit);
    });
    this.#underWay.add(visit);
  }

  /** Those that have begun since a moment, once all of them have been answered. */
  async since(begin: number): Promise<Sample[]> {
    const now = performance.now();
    await Promise.all([...this.#underWay]);
    return this.samples.filter((sample) => sample.begin >= begin && sample.begin < now);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#ended;
    await Promise.all([...this.#underWay]);
  }
}
