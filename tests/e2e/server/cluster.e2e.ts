import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConstantLoad, type Sample } from '../../support/cluster/constant-load.ts';
import { describeSamples, failuresOf, longestGap, slowest } from '../../support/cluster/describe-samples.ts';
import { makeNewerBuild } from '../../support/cluster/newer-build.ts';
import { missingForCluster } from '../../support/cluster/patroni.ts';
import { drained, SiteCluster } from '../../support/cluster/site-cluster.ts';
import { readVisits } from '../../support/cluster/visits.ts';
import { Writers } from '../../support/cluster/writers.ts';
import { editorLogin, makeEditor } from '../../support/editor.ts';
import { noteFigure } from '../../support/run/note-figure.ts';

// What a venue with two database servers and three processes lives through in a season, one after the other, while visitors come at
// a constant rate. Only with `npm run test:faults -- cluster` (FAULT_RATE), and where Debian's packages are installed.
const rate = Number(process.env.FAULT_RATE ?? 0);
/** Seconds for which the network is cut. */
const cutFor = Number(process.env.CUT_SECONDS ?? 60);
/** Milliseconds of calm before and after each fault. */
const calm = 8_000;

let cluster: SiteCluster;
let writers: Writers;
const load = new ConstantLoad();
/** The longest answer and the longest time without one, in milliseconds: none may wait longer, whatever happens. */
const longestWait = 20_000;

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

async function untilTrue(isTrue: () => Promise<boolean>, limit: number): Promise<number> {
  const begin = performance.now();
  await expect.poll(() => isTrue().catch(() => false), { timeout: limit, interval: 100 }).toBe(true);
  return performance.now() - begin;
}

/** A change of one page that is made in the database itself is seen on the cached one of each process; answers after how long. */
async function untilAllSee(): Promise<number> {
  const title = `Zeichen ${Date.now()}`;
  const path = '/de/besuch';
  for (const url of cluster.addresses) await fetch(url + path);
  await cluster.query(`update page set title = jsonb_set(title, '{de}', to_jsonb($1::text)) where urls->>'de' = $2`, [title, path]);
  return untilTrue(async () => {
    const texts = await Promise.all(cluster.addresses.map(async (url) => (await fetch(url + path)).text()));
    return texts.every((text) => text.includes(title));
  }, 30_000);
}

type Outcome = { samples: Sample[]; fault: number };
/** What was answered from some calm before a fault until some calm after it. */
async function during(act: () => Promise<void>): Promise<Outcome> {
  const begin = performance.now();
  await pause(calm);
  const fault = performance.now();
  await act();
  await pause(calm);
  return { samples: await load.since(begin), fault };
}

/** Milliseconds from the fault until writes were acknowledged again, and stayed so; 0 where none failed. */
function writesAgain({ samples, fault }: Outcome): number {
  const writes = samples.filter(({ kind }) => kind === 'write');
  const lastFailed = failuresOf(writes).at(-1);
  if (!lastFailed) return 0;
  const next = writes.filter(({ begin, status }) => begin >= lastFailed.begin && status < 300).map(({ end }) => end);
  return Math.min(...next) - fault;
}

async function expectNothingLost(): Promise<string> {
  const repeated = await writers.repeat();
  const { accounts, pages } = writers.acknowledged;
  expect(await writers.lost(cluster.databases.url)).toEqual({ lost: [], twice: [] });
  return `${repeated} repeated; of ${accounts.size + pages.size} acknowledged writes 0 lost, 0 twice`;
}

const pids = () => cluster.processes.map(({ process: { pid } }) => pid);
const isTried = rate > 0 && missingForCluster.length === 0;
if (rate > 0 && missingForCluster.length > 0) noteFigure(`not tried: ${missingForCluster.join(', ')} missing`);

describe.runIf(isTried)('three processes behind nginx on PostgreSQL under Patroni', { timeout: 600_000, retry: 0 }, () => {
  beforeAll(async () => {
    cluster = await SiteCluster.start();
    writers = new Writers(cluster.port);
    const visits = await readVisits(cluster.port);
    await makeEditor(cluster.databases.url);
    await writers.open(editorLogin, visits.events);
    for (const path of visits.cached) for (const url of cluster.addresses) await fetch(url + path);
    load.start(rate, visits.next(writers, rate));
    await pause(2 * calm); // else the first seconds would be those of an engine that compiles
  }, 600_000);
  afterAll(async () => {
    await load.stop();
    await cluster?.stop();
  }, 120_000);

  test('without a fault every visit is answered', async () => {
    const { samples } = await during(() => pause(calm));
    noteFigure(`${cluster.versions}; ${rate} visits a second: ${describeSamples(samples)}`);
    expect(failuresOf(samples)).toEqual([]);
  });

  test('kill -9 of the process that looks after the site: no page fails, another looks after it within 30 s', async () => {
    await untilTrue(async () => (await cluster.scheduler()) >= 0, 60_000);
    const index = await cluster.scheduler();
    let takenOver = 0;
    const outcome = await during(async () => {
      cluster.processes[index]?.process.kill('SIGKILL');
      takenOver = await untilTrue(async () => ![-1, index].includes(await cluster.scheduler()), 60_000);
      await cluster.startProcess(index);
    });
    noteFigure(`${rate} visits a second: ${describeSamples(outcome.samples)}; looked after again after ${seconds(takenOver)}; ${await expectNothingLost()}`);
    expect(failuresOf(outcome.samples).filter(({ kind }) => kind !== 'write')).toEqual([]);
    expect(takenOver).toBeLessThan(30_000);
  });

  test(`SIGTERM of one, which drains for ${drained} s, and its start: nothing fails`, async () => {
    let ended = 0;
    const { samples } = await during(async () => {
      const begin = performance.now();
      await cluster.processes[1]?.stop();
      ended = performance.now() - begin;
      await cluster.startProcess(1);
    });
    noteFigure(`${rate} visits a second: ${describeSamples(samples)}; ended after ${seconds(ended)}; ${await expectNothingLost()}`);
    expect(failuresOf(samples)).toEqual([]);
    expect(ended).toBeLessThan(15_000);
  });

  test('a next release with a compatible migration, one process after the other: nothing fails', async () => {
    const newer = makeNewerBuild();
    try {
      const { samples } = await during(async () => {
        for (const index of cluster.processes.keys()) {
          await cluster.processes[index]?.stop();
          await cluster.startProcess(index, newer.program);
        }
        // And one of them back to the release before.
        await cluster.processes[0]?.stop();
        await cluster.startProcess(0);
      });
      const migrated = cluster.processes.map((site) => site.printed().includes('9999_next_release'));
      noteFigure(`${rate} visits a second: ${describeSamples(samples)}; ${await expectNothingLost()}`);
      expect(failuresOf(samples)).toEqual([]);
      expect(migrated.filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(await cluster.query('select 1 from schema_migration where number = 9999')).toHaveLength(1);
    } finally {
      for (const index of [1, 2]) {
        await cluster.processes[index]?.stop();
        await cluster.startProcess(index);
      }
      newer.remove();
    }
  });

  test(`the network to the database swallows everything for ${cutFor} s: cached pages are served, nobody hangs, all is well within 5 s after`, async () => {
    const before = pids();
    let end = 0;
    let seen = 0;
    const outcome = await during(async () => {
      cluster.network.freeze(true);
      await pause(cutFor * 1_000);
      cluster.network.freeze(false);
      end = performance.now();
      seen = await untilAllSee();
    });
    const well = writesAgain(outcome) + outcome.fault - end;
    const said = `cached pages again told of changes after ${seconds(seen)}, writes again ${seconds(Math.max(0, well))} after the end`;
    noteFigure(`${rate} visits a second: ${describeSamples(outcome.samples)}; ${said}; ${await expectNothingLost()}`);
    expect(failuresOf(outcome.samples).filter(({ kind }) => kind === 'cached')).toEqual([]);
    expect(failuresOf(outcome.samples).filter(({ status }) => status !== 503)).toEqual([]);
    expect(slowest(outcome.samples)).toBeLessThan(longestWait);
    expect(well).toBeLessThan(5_000);
    expect(seen).toBeLessThan(5_000);
    expect(pids()).toEqual(before);
  });

  test('the standby takes over while the primary lives: writes go again within 15 s, none is lost', async () => {
    let seen = 0;
    const outcome = await during(async () => {
      await cluster.databases.switchOver();
      seen = await untilAllSee();
    });
    const again = writesAgain(outcome);
    noteFigure(
      `${rate} visits a second: ${describeSamples(outcome.samples)}; writes again after ${seconds(again)}, changes seen ${seconds(seen)} later; ${await expectNothingLost()}`,
    );
    expect(failuresOf(outcome.samples).filter(({ kind }) => kind === 'cached')).toEqual([]);
    expect(again).toBeLessThan(15_000);
  });

  test('the primary’s machine is lost: cached pages are served, writes go again within 50 s, none is lost, no process ends', async () => {
    const before = pids();
    const primary = await cluster.databases.primary();
    let seen = 0;
    const outcome = await during(async () => {
      cluster.databases.kill(primary);
      await untilTrue(async () => (await cluster.databases.primary()) !== primary, 90_000);
      await untilTrue(async () => (await cluster.query('select 1')).length === 1, 30_000);
      seen = await untilAllSee();
    });
    await cluster.databases.restart(primary);
    const again = writesAgain(outcome);
    noteFigure(
      `${rate} visits a second: ${describeSamples(outcome.samples)}; writes again after ${seconds(again)} (longest gap ${seconds(longestGap(outcome.samples, 'write'))}), changes seen ${seconds(seen)} later; ${await expectNothingLost()}`,
    );
    expect(failuresOf(outcome.samples).filter(({ kind }) => kind === 'cached')).toEqual([]);
    expect(slowest(outcome.samples)).toBeLessThan(longestWait);
    expect(again).toBeLessThan(50_000);
    expect(seen).toBeLessThan(5_000);
    expect(pids()).toEqual(before);
  });

  test('carts are as they were, whatever happened', async () => {
    const counts = await writers.lookAtCarts();
    noteFigure(`carts: ${JSON.stringify(counts)}`);
    expect(counts.filled).toBeGreaterThan(0);
    expect(counts).toEqual({ filled: counts.filled, empty: 0 });
  });

  test('without synchronous_mode: what the last moments brought is lost with the primary; no cached page goes on showing it', async () => {
    await cluster.databases.setSynchronous(false);
    const primary = await cluster.databases.primary();
    await cluster.databases.freezeReplication();
    const before = writers.acknowledged.accounts.size;
    await pause(3_000);
    const written = writers.acknowledged.accounts.size - before;
    cluster.databases.kill(primary);
    await cluster.databases.endReplication();
    await untilTrue(async () => (await cluster.databases.primary()) !== primary, 90_000);
    await untilTrue(async () => (await cluster.query('select 1')).length === 1, 30_000);
    const seen = await untilAllSee();
    await pause(calm);
    const { lost } = await writers.lost(cluster.databases.url);
    noteFigure(`${lost.length} acknowledged writes of 3 s in which the standby received nothing were lost; changes seen after ${seconds(seen)}`);
    expect(written).toBeGreaterThan(0);
    expect(lost.length).toBeGreaterThan(0); // the control: with synchronous_mode the tests above lose none
    expect(seen).toBeLessThan(5_000);
  });
});
