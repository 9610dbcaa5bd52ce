import { randomBytes } from 'node:crypto';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { service } from '#api/service.server.ts';
import type { Database } from '#db/database.server.ts';
import { isDatabaseUnavailable } from '#db/unavailable.server.ts';
import { inSpan } from '#tracing/span.server.ts';
import { endHeld } from './held.server.ts';
import { beatPause, maxAtOnce, maxTimer, pollPause } from './limits.ts';
import { countJobs, deadQueue, type JobCounts, msUntilNextJob, queue, takeDead } from './queries.server.ts';
import { openQueue, through } from './queue.server.ts';

/** A kind of work that is promised with an answer and done after it; `data` is what it needs, as JSON. */
export type JobKind<Data> = { name: string; data: z.ZodType<Data> };

export const jobKind = <Data>(name: string, data: z.ZodType<Data>): JobKind<Data> => ({ name, data });

/** Does a job. Thrown errors are tried again later, but for a HopelessJob. `id` is the same each time. */
type Work<Data> = (data: Data, id: string) => Promise<unknown>;
/** Does a job whose whole effect is in the database: in one transaction with its end, so that it is done once. */
type StoreWork<Data> = (data: Data, store: Database) => Promise<unknown>;

/** What no repetition mends: the job is given up at once. */
export class HopelessJob extends Error {}
/** The same where the fault is the recipient's alone, such as an address that does not exist. */
export class RefusedRecipient extends HopelessJob {}

const envelope = z.object({ kind: z.string(), content: z.string(), reference: z.string() });
/** A job as it stands in the database. `content` is JSON as text, which unlike PostgreSQL's own may hold anything that was typed; `reference` stands in the log beside each failure. */
export type Envelope = z.output<typeof envelope>;

type Log = Record<'warn' | 'error', (what: object, message: string) => void>;
type Performer = { data: z.ZodType; work: Work<never> | null; storeWork: StoreWork<never> | null };

/**
 * The durable queue: what `add` has written is done, whatever ends in between, by one of the processes that share the database,
 * and again until it works. What is given up stays visible (`npm run jobs`).
 */
export class Jobs {
  readonly #db: Database;
  readonly #log: Log;
  readonly #performers = new Map<string, Performer>();
  #opening: Promise<PgBoss> | null = null;
  #isSupervised = false;
  #isClosed = false;
  #running: Promise<unknown> = Promise.resolve();
  #isRunning = false;
  #isWoken = false;
  #poll: NodeJS.Timeout | undefined;
  #next: NodeJS.Timeout | undefined;
  #deadBefore = 0;

  constructor({ db, log }: { db: Database; log: Log }) {
    this.#db = db;
    this.#log = log;
  }

  perform<Data>({ name, data }: JobKind<Data>, work: Work<Data>): void {
    this.#performers.set(name, { data, work, storeWork: null });
  }

  /** The same for one whose whole effect is in the database. */
  performInStore<Data>({ name, data }: JobKind<Data>, storeWork: StoreWork<Data>): void {
    this.#performers.set(name, { data, work: null, storeWork });
  }

  /**
   * Writes a job down; when this resolves it is not lost any more. In a transaction (`store`) it is written with it. With
   * `at` it is done then, by the clock of the database, or at the first look after that where no process ran at the instant.
   */
  async add<Data>({ name, data }: JobKind<Data>, content: Data, store?: Database, at?: Date): Promise<void> {
    const boss = await this.#open();
    const job: Envelope = { kind: name, content: JSON.stringify(data.parse(content)), reference: randomBytes(4).toString('hex') };
    await boss.send(queue, job, { ...(store && { db: through(store) }), ...(at && { startAfter: at }) });
    if (at) this.#wakeAt(at);
    else this.#wake();
  }

  /** What was given up of a kind, for as long as it is kept (`deadSeconds`). */
  async givenUp<Data>({ name, data }: JobKind<Data>): Promise<Data[]> {
    const dead = await (await this.#open()).findJobs<Envelope>(deadQueue, { queued: true });
    return dead.flatMap((job) => (job.data.kind === name ? [data.parse(JSON.parse(job.data.content))] : []));
  }

  /** How many jobs are to be done, since when the oldest of them is due, and how many were given up, of them mails. */
  async count(): Promise<JobCounts> {
    await this.#open();
    return countJobs(this.#db);
  }

  /** Begins anew what was given up with just this content; nothing where it was not. */
  async retry<Data>({ name, data }: JobKind<Data>, content: Data): Promise<void> {
    const boss = await this.#open();
    const wanted = JSON.stringify(data.parse(content));
    const dead = (await boss.findJobs<Envelope>(deadQueue, { queued: true })).filter((job) => job.data.kind === name && job.data.content === wanted);
    for (const { id, data: job } of dead) {
      await this.#db.transaction().execute((store) => endDead(boss, id, store, job));
    }
    this.#wake();
  }

  /** Begins anew what was given up of a kind, or discards it for good; in the transaction of `store`. */
  async endGivenUp(kind: string, how: 'retry' | 'discard', store: Database): Promise<void> {
    const boss = await this.#open();
    const dead = (await boss.findJobs<Envelope>(deadQueue, { queued: true, db: through(store) })).filter(({ data }) => data.kind === kind);
    for (const { id, data: job } of dead) await endDead(boss, id, store, how === 'retry' ? job : null);
    this.#wake();
  }

  /** Does what a restored backup has left to be done, or discards it for good; in the transaction of `store`. Answers how many. */
  async endHeld(how: 'release' | 'discard', store: Database): Promise<number> {
    const ended = await endHeld(await this.#open(), how, store);
    this.#wake();
    return ended;
  }

  /** Makes what the queue needs in the database; rejects where that cannot be done. Of a running site, before it serves. */
  async open(): Promise<void> {
    this.#isSupervised = true;
    await this.#open();
  }

  /** Looks for jobs from now on: those of other processes, those left by a killed one, those whose next try is due. */
  start(): void {
    this.#poll = setInterval(() => this.#wake(), pollPause).unref();
    this.#wake();
  }

  /** Resolves when nothing that is due waits or is under way. */
  async settled(): Promise<void> {
    this.#wake();
    while (this.#isRunning) await this.#running;
  }

  /** Begins nothing more; resolves when what is under way has ended. The rest waits in the database. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#poll);
    await this.#running;
    clearTimeout(this.#next);
    const boss = await this.#opening?.catch(() => null);
    await boss?.stop({ graceful: false });
  }

  /** The library, opened at first use; one that failed is tried again by the next who needs it. */
  #open(): Promise<PgBoss> {
    const report = (problem: unknown) => {
      if (!this.#isClosed) this.#log.warn({ reason: reasonOf(problem) }, 'the queue of jobs');
    };
    this.#opening ??= openQueue(this.#db, { isSupervised: this.#isSupervised, report }).catch((error: unknown) => {
      this.#opening = null;
      throw error;
    });
    return this.#opening;
  }

  /** By this process's clock, which may be early; what a transaction has promised is not seen yet. */
  #wakeAt(at: Date): void {
    const pause = at.getTime() - Date.now();
    if (pause < maxTimer) setTimeout(() => this.#wake(), Math.max(0, pause)).unref();
  }

  /** Looks again when the next job falls due. Every process does, so that none is late because another has ended. */
  async #wakeForNext(): Promise<void> {
    const pause = await msUntilNextJob(this.#db, pollPause);
    clearTimeout(this.#next);
    if (pause !== null) this.#next = setTimeout(() => this.#wake(), pause).unref();
  }

  #wake(): void {
    this.#isWoken = true;
    if (this.#isRunning || this.#isClosed || this.#performers.size === 0) return;
    this.#isRunning = true;
    this.#running = this.#run().finally(() => {
      this.#isRunning = false;
      if (this.#isWoken) this.#wake(); // at the very end of the look before
    });
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWoken && !this.#isClosed) {
        this.#isWoken = false;
        const boss = await this.#open();
        await Promise.all(Array.from({ length: maxAtOnce }, () => this.#workUntilEmpty(boss)));
        await this.#wakeForNext();
        if (this.#isSupervised) await this.#tellOfDead(boss);
      }
    } catch (error) {
      this.#log.warn({ reason: reasonOf(error) }, 'jobs wait: the queue cannot be read'); // the next look comes by itself
    }
  }

  async #workUntilEmpty(boss: PgBoss): Promise<void> {
    while (!this.#isClosed) {
      const [job] = await boss.fetch<Envelope>(queue, { includeMetadata: true });
      if (!job) return;
      await this.#do(boss, job);
    }
  }

  async #do(boss: PgBoss, job: JobWithMetadata<Envelope>): Promise<void> {
    const beat = setInterval(() => boss.touch(queue, job.id).catch(() => {}), beatPause).unref(); // a failed one is as none
    try {
      const { kind, content } = envelope.parse(job.data);
      const performer = this.#performers.get(kind);
      if (!performer) throw new Error(`nothing here does jobs of the kind "${kind}"`); // one of a newer release, in a process of an older
      const data = performer.data.parse(JSON.parse(content)) as never; // of this kind's own schema
      const { work, storeWork } = performer;
      await inSpan('job', { 'messaging.system': 'pg-boss', 'foyer.job.kind': kind, 'foyer.job.attempt': job.retryCount + 1 }, async () => {
        if (work) {
          await work(data, job.id);
          await boss.deleteJob(queue, job.id); // what it held of people is not kept
        } else if (storeWork) {
          await this.#db.transaction().execute(async (store) => {
            await storeWork(data, store);
            await boss.deleteJob(queue, job.id, { db: through(store) });
          });
        }
      });
    } catch (error) {
      await this.#failed(boss, job, error);
    } finally {
      clearInterval(beat);
    }
  }

  /** Where even that cannot be written down, the job is taken back after a while (`heartbeatSeconds`). */
  async #failed(boss: PgBoss, { id, data, retryCount, retryLimit }: JobWithMetadata<Envelope>, error: unknown): Promise<void> {
    const isLast = error instanceof HopelessJob || retryCount >= retryLimit;
    const what = { kind: data.kind, reference: data.reference, attempts: retryCount + 1, reason: reasonOf(error) };
    if (isLast) this.#log.error(what, 'a job was given up; npm run jobs lists it');
    else if (!isDatabaseUnavailable(error)) this.#log.warn(what, 'a job has failed and will be tried again');
    try {
      if (error instanceof HopelessJob) {
        await this.#db.transaction().execute(async (store) => {
          await boss.send(deadQueue, { ...data, reason: what.reason, of_recipient: error instanceof RefusedRecipient }, { db: through(store) });
          await boss.deleteJob(queue, id, { db: through(store) });
        });
      } else await boss.fail(queue, id, { reason: what.reason });
    } catch (problem) {
      this.#log.warn({ ...what, reason: reasonOf(problem) }, 'a failed job could not be noted');
    }
  }

  /** Jobs are also given up by the database, where each of their processes was killed. */
  async #tellOfDead(boss: PgBoss): Promise<void> {
    const count = (await boss.findJobs(deadQueue, { queued: true })).length;
    if (count > this.#deadBefore) this.#log.error({ count }, 'jobs were given up; npm run jobs lists them');
    this.#deadBefore = count;
  }
}

/** Takes away what was given up, and puts it back into the queue as `again`. Of two who do so at once the other finds nothing to put back. */
async function endDead(boss: PgBoss, id: string, store: Database, again: Envelope | null): Promise<void> {
  if (!(await takeDead(store, id)) || !again) return;
  await boss.send(queue, { kind: again.kind, content: again.content, reference: again.reference }, { db: through(store) });
}

export const jobService = service<Jobs>('jobs');

/** In one line, and without the addresses that mail servers repeat. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).replace(/[^\s<>"']+@[^\s<>"']+/g, '<address>').slice(0, 500);
