type Seen = { at: number; host: string; forwarded: number };

/** Of the requests of an hour: how many, and how often each host was asked for and each number of entries stood in `X-Forwarded-For`. */
export type RequestFigures = { requests: number; hosts: ReadonlyMap<string, number>; forwarded: ReadonlyMap<number, number> };

const maxSeen = 500;
const hour = 3_600_000;

/** Remembers of the latest requests how they came, for the comparison with BASE_URL and PROXIES; of who sent them nothing. */
export class RequestWatch {
  #seen: Seen[] = [];

  note(header: (name: string) => string | undefined, at: Date): void {
    const [host = ''] = (header('x-forwarded-host') ?? header('host') ?? '').split(',');
    const forwarded = (header('x-forwarded-for') ?? '').split(',').filter((entry) => entry.trim() !== '').length;
    this.#seen.push({ at: at.getTime(), host: host.trim().toLowerCase().slice(0, 100), forwarded });
    if (this.#seen.length > maxSeen * 2) this.#seen = this.#seen.slice(-maxSeen);
  }

  figures(now: Date): RequestFigures {
    const recent = this.#seen.slice(-maxSeen).filter(({ at }) => at > now.getTime() - hour);
    return { requests: recent.length, hosts: count(recent.map(({ host }) => host)), forwarded: count(recent.map(({ forwarded }) => forwarded)) };
  }
}

function count<T>(values: readonly T[]): ReadonlyMap<T, number> {
  const counted = new Map<T, number>();
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  return counted;
}

/** What most have in common; null where nothing is decisive. */
export function decisive<T>({ requests }: RequestFigures, counted: ReadonlyMap<T, number>, { least, share }: { least: number; share: number }): T | null {
  if (requests < least) return null;
  for (const [value, n] of counted) if (n >= requests * share) return value;
  return null;
}
