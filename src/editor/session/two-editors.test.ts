import { beforeAll, expect, test } from 'vitest';
import { type BlockDocument, serialiseDocument } from '#content/index.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { chance } from '../../../tests/support/editing/chance.ts';
import { Browser, openTab, settle, type Tab } from '../../../tests/support/editing/open-tab.ts';
import { beginning, choose, replay, Words, work } from '../../../tests/support/editing/simulated-editors.ts';
import { calm, type Fault } from '../../../tests/support/editing/wire.ts';
import { memoryStore } from './log/log-store.ts';

// Two people, one with a second tab, and everything that can go wrong; FOYER_SEED=123 repeats a run, FOYER_RUNS=200 does more.
const seeds = process.env.FOYER_SEED
  ? [Number(process.env.FOYER_SEED)]
  : Array.from({ length: Number(process.env.FOYER_RUNS ?? 4) }, () => Math.floor(Math.random() * 1e9));
const acts = 120;

let site: TestApp;
let people: [SignedIn, SignedIn];
beforeAll(async () => {
  site = await testApp();
  people = [await site.signIn('editor'), await site.signIn('editor', 'ben@haus.example')];
});

const faults: readonly Fault[] = ['none', 'none', 'none', 'none', 'no network', 'answer lost', 'server error', 'sent twice', 'signed out'];

test.each(seeds)('two editors with faults, seed %d: all see the same, and no word is lost that nobody took away', async (seed) => {
  const by = chance(seed);
  const { id } = await site.db
    .insertInto('container')
    .values({ slug: `zwei-${seed}`, draft: serialiseDocument(beginning) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [adas, bens] = [new Browser(memoryStore()), new Browser(memoryStore())];
  const open = [
    () => openTab(site, people[0], id, adas),
    () => openTab(site, people[1], id, bens),
    () => openTab(site, people[1], id, bens), // a second tab of one person
  ];
  const tabs: Tab[] = [];
  for (const opening of open) tabs.push(await opening());

  const words = new Words();

  for (let act = 0; act < acts; act += 1) {
    const index = by.below(tabs.length);
    const tab = tabs[index];
    if (!tab) break;
    const turn = by.below(100);
    if (turn < 55) work(tab.session, by, words);
    else if (turn < 75) tab.clock.pass(by.below(4_000));
    else if (turn < 96) await tab.wire.pass(by.below(Math.max(1, tab.wire.waiting.length)), by.pick(faults));
    else if (turn < 98) tab.session.retry();
    else {
      tab.kill();
      tabs[index] = (await open[index]?.()) ?? tab;
    }
    await calm();
  }

  for (let rounds = 0; rounds < 30; rounds += 1) {
    for (const tab of tabs) tab.session.retry();
    await settle(...tabs);
    for (const tab of tabs) {
      for (const { id: conflict } of tab.session.state.conflicts) choose(tab.session, conflict, by, words);
      await settle(...tabs);
    }
    for (const { session } of tabs) void session.refresh();
    await settle(...tabs);
    if (tabs.every(({ session }) => session.state.conflicts.length === 0) && rounds > 2) break;
  }

  const row = await site.db.selectFrom('container').select(['draft', 'revision']).where('id', '=', id).executeTakeFirstOrThrow();
  for (const { session } of tabs) expect([serialiseDocument(session.state.document), session.state.conflicts], `seed ${seed}`).toEqual([row.draft, []]);
  expect(serialiseDocument(await replayed(id)), `seed ${seed}`).toBe(row.draft);
  const lost = words.lostFrom(JSON.parse(row.draft));
  expect(lost, `seed ${seed}`).toEqual([]);
});

async function replayed(id: number): Promise<BlockDocument> {
  const rows = await site.db.selectFrom('container_change').select('commands').where('container_id', '=', id).orderBy('revision').execute();
  return replay(rows.map(({ commands }) => commands));
}
