import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { JobCounts } from '#features/jobs/index.server.ts';
import type { SiteFacts } from '#features/site-state/index.server.ts';
import type { PageCache } from '../page-cache/page-cache.server.ts';

export type MetricSources = {
  now: () => Date;
  release: { version: string; commit: string | null };
  /** Null: nothing is cached. */
  pageCache: () => PageCache | null;
  connections: () => { open: number; idle: number; waiting: number };
  isListening: () => boolean;
  isDraining: () => boolean;
  streams: () => number;
  jobs: () => Promise<JobCounts>;
  /** Of all processes together. */
  checks: () => Promise<readonly { name: string; is_bad: boolean }[]>;
  facts: Pick<SiteFacts, 'boxOffice' | 'backups'>;
};

/** Milliseconds: how long a database may take to tell of jobs, and how long what it has told is told again. */
const patience = { answer: 1_000, keep: 10_000 };

/** Numbers alone, by names that are known beforehand: nothing of any person. */
export function siteMetrics(sources: MetricSources): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const { facts, now } = sources;
  /** `read` answers one number, or one per label; null: it is not known now, and no series says so. */
  const gauge = (name: string, help: string, read: () => Read | Promise<Read>, label = 'kind') => {
    new Gauge({
      name,
      help,
      registers,
      labelNames: [label],
      async collect() {
        this.reset();
        const value = await read();
        if (typeof value === 'number') this.set(value);
        else for (const [key, one] of Object.entries(value ?? {})) this.set({ [label]: key }, one);
      },
    });
  };
  /** Of what only grows, and is counted elsewhere. */
  const counter = (name: string, help: string, read: () => Read, label: string) => {
    new Counter({
      name,
      help,
      registers,
      labelNames: [label],
      collect() {
        this.reset();
        const value = read();
        if (value !== null && typeof value !== 'number') for (const [key, one] of Object.entries(value)) this.inc({ [label]: key }, one);
      },
    });
  };
  const { version, commit } = sources.release;
  new Gauge({ name: 'foyer_build_info', help: 'Always 1; its labels say what runs.', registers, labelNames: ['version', 'commit', 'node'] }).set(
    { version, commit: commit ?? '', node: process.versions.node },
    1,
  );
  gauge('foyer_draining', 'Whether this process is about to end and wants no more requests.', () => Number(sources.isDraining()));
  gauge('foyer_page_cache_entries', 'Answers that are cached.', () => sources.pageCache()?.size.entries ?? null);
  gauge('foyer_page_cache_bytes', 'Bytes of what is cached.', () => sources.pageCache()?.size.bytes ?? null);
  gauge('foyer_page_cache_max_bytes', 'Bytes that may be cached (PAGE_CACHE_MB).', () => sources.pageCache()?.size.maxBytes ?? null);
  counter('foyer_page_cache_answers_total', 'Answers by where they came from, since the start.', () => statsOf(sources.pageCache(), answers), 'result');
  counter('foyer_page_cache_removals_total', 'Cached answers that went, by why, since the start.', () => statsOf(sources.pageCache(), removals), 'reason');
  gauge('foyer_db_pool_connections', 'Connections to the database.', () => poolOf(sources.connections()), 'state');
  gauge('foyer_db_pool_waiting', 'Who waits for a connection.', () => sources.connections().waiting);
  gauge('foyer_db_listening', 'Whether changes of the database are told of at once; if not, it is asked before each answer.', () =>
    Number(sources.isListening()),
  );
  gauge('foyer_live_streams', 'Visitors who are told what is left of tickets as it changes.', sources.streams);
  gauge('foyer_box_office_reachable', 'Whether the box office answers; no series where there is none.', () => flag(facts.boxOffice()?.isReachable));
  gauge('foyer_box_office_calls_day', 'Calls to the box office of the last 24 hours.', () => facts.boxOffice()?.calls ?? null);
  gauge('foyer_box_office_failures_day', 'Of these, calls that failed.', () => facts.boxOffice()?.failures ?? null);
  gauge('foyer_backup_age_seconds', 'Age of the newest backup that is whole; without one, time since the start. No series where none are made.', async () => {
    const known = await facts.backups();
    return known && (now().getTime() - (known.latest ?? known.startedAt).getTime()) / 1_000;
  });
  const jobs = recent(sources.jobs);
  gauge(
    'foyer_jobs',
    'Jobs of all processes: due, and given up.',
    async () => named(await jobs(), ({ waiting, givenUp }) => ({ due: waiting, given_up: givenUp })),
    'state',
  );
  gauge('foyer_jobs_oldest_due_seconds', 'How long the oldest job that is due waits.', async () =>
    named(await jobs(), ({ oldestDue }) => (oldestDue ? (now().getTime() - oldestDue.getTime()) / 1_000 : 0)),
  );
  const checks = recent(sources.checks);
  gauge(
    'foyer_site_check_failing',
    'Checks of “State of the site” that need somebody.',
    async () => named(await checks(), (rows) => Object.fromEntries(rows.map(({ name, is_bad }) => [name, Number(is_bad)]))),
    'check',
  );
  return registry;
}

type Read = number | Readonly<Record<string, number>> | null;

const answers = { hits: 'hit', misses: 'miss', stale: 'stale', unavailable: 'database_away', uncacheable: 'uncacheable' } as const;
const removals = { purged: 'purged', expired: 'expired', evicted: 'evicted' } as const;

const statsOf = (cache: PageCache | null, names: Partial<Record<keyof PageCache['stats'], string>>): Read =>
  cache && Object.fromEntries(Object.entries(names).map(([key, name]) => [name, cache.stats[key as keyof typeof names]])); // its own keys
const poolOf = ({ open, idle }: { open: number; idle: number }) => ({ in_use: open - idle, idle });
const flag = (value: boolean | undefined): Read => (value === undefined ? null : Number(value));
const named = <T>(value: T | null, read: (known: T) => Read): Read => (value === null ? null : read(value));

/** Null where the database does not answer in time. */
function recent<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let known: { value: T; until: number } | null = null;
  return async () => {
    if (known && performance.now() < known.until) return known.value;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), patience.answer);
    });
    const value = await Promise.race([ask().catch(() => null), late]);
    clearTimeout(timer);
    known = value === null ? null : { value, until: performance.now() + patience.keep };
    return value;
  };
}
