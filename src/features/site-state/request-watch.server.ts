import { createHmac, randomBytes } from 'node:crypto';
import { connectionOf } from '#api/rate-limit/connection-of.ts';
import { type Service, service } from '#api/service.server.ts';

/** How a request came: `visitor` is the address that it is counted by, `host` the name it asked for, `forwarded` how many entries stood in `X-Forwarded-For`. */
type RequestOrigin = { visitor: string; host: string; forwarded: number };
type Seen = Omit<RequestOrigin, 'visitor'> & { at: number };

/** Of the requests of an hour: how many, and how often each host was asked for and each number of entries stood in `X-Forwarded-For`. */
export type RequestStats = { requests: number; hosts: ReadonlyMap<string, number>; forwarded: ReadonlyMap<number, number> };

const maxVisitors = 500;
/** Requests of one visitor that count: however often one person asks, they decide nothing. */
const maxOfVisitor = 3;
const hour = 3_600_000;

/** Remembers of the latest requests how they came, for the comparison with BASE_URL and PROXIES; of who sent them a number that says nothing elsewhere. */
export class RequestWatch {
  readonly #key = randomBytes(16);
  readonly #seen = new Map<string, Seen[]>();

  note({ visitor, host, forwarded }: RequestOrigin, at: Date): void {
    const key = createHmac('sha256', this.#key).update(connectionOf(visitor)).digest('base64');
    const before = this.#seen.get(key) ?? [];
    this.#seen.delete(key); // the latest stand last
    this.#seen.set(key, [...before, { at: at.getTime(), host, forwarded }].slice(-maxOfVisitor));
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > maxVisitors && oldest !== undefined) this.#seen.delete(oldest);
  }

  stats(now: Date): RequestStats {
    const recent = [...this.#seen.values()].flat().filter(({ at }) => at > now.getTime() - hour);
    return { requests: recent.length, hosts: count(recent.map(({ host }) => host)), forwarded: count(recent.map(({ forwarded }) => forwarded)) };
  }
}

export const requestWatchService: Service<RequestWatch> = service<RequestWatch>('request watch');

function count<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counted = new Map<T, number>();
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  return counted;
}

/** What most have in common; null where nothing is decisive. */
export function decisive<T>({ requests }: RequestStats, counted: ReadonlyMap<T, number>, { least, share }: { least: number; share: number }): T | null {
  if (requests < least) return null;
  for (const [value, n] of counted) if (n >= requests * share) return value;
  return null;
}
