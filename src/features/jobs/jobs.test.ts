import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '#db/database.server.ts';
import { testDatabaseWithUrl, waiting as waitingForLock } from '../../../tests/support/database.ts';
import { jobsCommand } from './cli.server.ts';
import { isHeld } from './held.server.ts';
import { HopelessJob, Jobs, jobKind } from './jobs.server.ts';
import { heartbeatSeconds, retries } from './limits.ts';
import { queue, readHeld } from './queries.server.ts';
import { openQueue } from './queue.server.ts';

const { db, url } = await testDatabaseWithUrl();
const greet = jobKind('greet', z.object({ name: z.string() }));
const opened: Jobs[] = [];
let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
});
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
  await sql`delete from jobs.job`.execute(db);
});

function open(): Jobs {
  const note = (level: string) => (what: object) => void logged.push({ level, ...what });
  const jobs = new Jobs({ db, log: { warn: note('warn'), error: note('error') } });
  opened.push(jobs);
  return jobs;
}
const pauseIsOver = () => sql`update jobs.job set start_after = now() where state = 'retry'`.execute(db);
const waiting = async () => (await sql<{ state: string }>`select state from jobs.job where name = ${queue} order by created_on`.execute(db)).rows;

describe('jobs of a restored backup', () => {
  const hold = async () => {
    await db.insertInto('restoration').values({ backup: 'of-yesterday', snapshot_at: new Date() }).execute();
    const data = JSON.stringify({ kind: 'greet', content: '{"name":"Clara"}', reference: 'a' });
    await db
      .insertInto('held_job')
      .values([
        { queue: 'work', data, start_after: new Date(0) },
        { queue: 'dead', data, start_after: new Date(0) },
      ])
      .execute();
  };
  const run = async (...args: string[]) => {
    let output = '';
    const write = (text: string) => {
      output += text;
    };
    const status = await jobsCommand(args, { dataDir: '', databaseUrl: url }, { stdout: { write }, stderr: { write } });
    return { status, output };
  };

  test('wait until they are released, and are done then', async () => {
    await hold();
    const jobs = open();
    const done: unknown[] = [];
    jobs.perform(greet, async (data) => done.push(data));
    await jobs.settled();
    expect(done).toEqual([]);
    expect(await readHeld(db)).toMatchObject({ jobs: 2 });
    expect(await run('release')).toMatchObject({ status: 0, output: expect.stringContaining('2 put into the queue') });
    await jobs.settled();
    expect(done).toEqual([{ name: 'Clara' }]);
    expect(await isHeld(db)).toBe(false);
  });

  test('are discarded on wish', async () => {
    await hold();
    expect(await run('release', '--discard')).toMatchObject({ status: 0, output: expect.stringContaining('2 discarded') });
    expect(await waiting()).toEqual([]);
    expect(await isHeld(db)).toBe(false);
    expect(await run('release', '--lost')).toMatchObject({ status: 2 });
  });
});

describe('a job', () => {
  test('is done, and nothing of it is kept', async () => {
    const jobs = open();
    const done: unknown[] = [];
    jobs.perform(greet, async (data, id) => done.push([data, id]));
    await jobs.add(greet, { name: 'Clara' });
    await jobs.settled();
    expect(done).toEqual([[{ name: 'Clara' }, expect.any(String)]]);
    expect(await waiting()).toEqual([]);
  });

  test('is written with the transaction that promises it, or not at all', async () => {
    const jobs = open();
    const promise = (isKept: boolean) =>
      db.transaction().execute(async (store) => {
        await jobs.add(greet, { name: 'Clara' }, store);
        if (!isKept) throw new Error('no');
      });
    await expect(promise(false)).rejects.toThrow('no');
    expect(await waiting()).toEqual([]);
    await promise(true);
    expect(await waiting()).toEqual([{ state: 'created' }]);
  });

  test('that fails is tried again after a pause, and what it has written is taken back', async () => {
    const jobs = open();
    const seen: number[] = [];
    jobs.performInStore(greet, async (_, store) => {
      await store.insertInto('site_user').values({ email: 'clara@haus.example', name: 'Clara' }).execute();
      if (seen.push(await users(store)) === 1) throw new Error('not now, said clara@haus.example');
    });
    await jobs.add(greet, { name: 'Clara' });
    await jobs.settled();
    expect([await waiting(), await users(db)]).toEqual([[{ state: 'retry' }], 0]);
    expect(logged).toEqual([{ level: 'warn', kind: 'greet', reference: expect.any(String), attempts: 1, reason: 'not now, said <address>' }]);
    await pauseIsOver();
    await jobs.settled();
    expect([await waiting(), await users(db)]).toEqual([[], 1]);
  });

  test('is done once, however many processes look for it', async () => {
    const done: string[] = [];
    const processes = [open(), open(), open()];
    for (const jobs of processes) jobs.perform(greet, async ({ name }) => done.push(name));
    const names = Array.from({ length: 30 }, (_, index) => `Clara ${index}`);
    await Promise.all(names.map((name, index) => processes[index % 3]?.add(greet, { name })));
    await Promise.all(processes.map((jobs) => jobs.settled()));
    expect(done.sort()).toEqual(names.sort());
  });

  test('that is to be done at a moment is done then, by any process and not only at its next look', async () => {
    const looks = vi.spyOn(globalThis, 'setInterval').mockReturnValue(setTimeout(() => {}, 0)); // there is no next look
    onTestFinished(() => looks.mockRestore());
    await open().add(greet, { name: 'Clara' }, undefined, new Date(Date.now() + 600));
    const done: unknown[] = [];
    const other = open();
    other.perform(greet, async (data) => done.push(data));
    other.start();
    await other.settled();
    expect(done).toEqual([]);
    await expect.poll(() => done, { timeout: 20_000 }).toEqual([{ name: 'Clara' }]);
  });

  test('that a killed process has begun is done by another', async () => {
    const killed = await openQueue(db, { isSupervised: false, report: () => {} });
    const writing = open();
    await writing.add(greet, { name: 'Clara' });
    expect(await killed.fetch(queue)).toHaveLength(1);
    await sql`update jobs.job set heartbeat_on = now() - make_interval(secs => ${heartbeatSeconds + 1})`.execute(db);
    await killed.supervise(queue);
    await pauseIsOver();
    const done: string[] = [];
    const jobs = open();
    jobs.perform(greet, async ({ name }) => done.push(name));
    await jobs.settled();
    expect(done).toEqual(['Clara']);
    await killed.stop({ graceful: false });
  });
});

describe('a job that is given up', () => {
  const run = async (...args: string[]) => {
    let output = '';
    const status = await jobsCommand(args, { dataDir: '', databaseUrl: url }, { stdout: { write: (text) => (output += text) }, stderr: { write: () => {} } });
    return [status, output];
  };

  test.each([
    ['at once, where nothing mends it', new HopelessJob('never, said clara@haus.example'), 0],
    ['after its last try', new Error('never, said clara@haus.example'), retries.retryLimit],
  ])('%s: the log says so, npm run jobs lists it and puts it back', async (_, failure, before) => {
    const jobs = open();
    let isMended = false;
    const done: string[] = [];
    jobs.perform(greet, async ({ name }) => {
      if (!isMended) throw failure;
      done.push(name);
    });
    await jobs.add(greet, { name: 'Clara' });
    await jobs.settled();
    if (before > 0) {
      await sql`update jobs.job set retry_count = ${before} where state = 'retry'`.execute(db);
      await pauseIsOver();
      await jobs.settled();
    }
    expect(logged.at(-1)).toMatchObject({ level: 'error', kind: 'greet', reason: 'never, said <address>' });
    const { reference } = logged.at(-1) ?? {};
    expect(await run()).toEqual([0, expect.stringMatching(new RegExp(`^\\S+Z  greet +${reference}  never, said <address>\n1 given up\n$`))]);
    isMended = true;
    expect(await run('retry')).toEqual([0, expect.stringMatching(/1 put back into the queue\n$/)]);
    await jobs.settled();
    expect([done, await run('list')]).toEqual([['Clara'], [0, '0 given up\n']]);
  });

  test.each([
    ['of a kind', (jobs: Jobs, store: Database) => jobs.endGivenUp('greet', 'retry', store)],
    ['of a content', (jobs: Jobs) => jobs.retry(greet, { name: 'Clara' })],
  ])('is begun anew once, however many ask for it at once: %s', async (_, again) => {
    const jobs = open();
    await jobs.add(greet, { name: 'Bo' }); // opens the queue
    await sql`delete from jobs.job`.execute(db);
    const dead = { kind: 'greet', content: JSON.stringify({ name: 'Clara' }), reference: 'ab' };
    await sql`insert into jobs.job (name, state, data) values ('dead', 'created', ${JSON.stringify(dead)}::jsonb)`.execute(db);
    let other = Promise.resolve();
    await db.transaction().execute(async (store) => {
      await jobs.endGivenUp('greet', 'retry', store);
      other = db.transaction().execute((second) => again(jobs, second));
      while ((await waitingForLock(db)) === 0); // it has read what we have deleted
    });
    await other;
    expect(await waiting()).toEqual([{ state: 'created' }]);
  });

  test('the command says what it can do', async () => expect(await run('away')).toEqual([2, '']));
});

const users = async (store: Database) => (await store.selectFrom('site_user').select('id').execute()).length;
