import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { addressOf, type Call, type Transport } from '../../../src/api/client.ts';
import { blockRegistry } from '../../../src/blocks/registry.ts';
import { serialiseDocument } from '../../../src/content/index.ts';
import type { Locks } from '../../../src/editor/session/log/locks.ts';
import { memoryStore } from '../../../src/editor/session/log/log-store.ts';
import { openSession } from '../../../src/editor/session/open-session.ts';
import type { EditingSession } from '../../../src/editor/session/session.ts';
import { hashPassword } from '../../../src/features/account/password/password-hash.server.ts';
import { chance } from '../../support/editing/chance.ts';
import { beginning, choose, historyOf, replay, Words, work } from '../../support/editing/simulated-editors.ts';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// Seconds here, `EDIT_MINUTES=30 npm run test:faults` takes minutes; EDIT_SEED=123 repeats the choices of a run.
const minutes = Number(process.env.EDIT_MINUTES ?? 0.1);
const seed = Number(process.env.EDIT_SEED ?? Math.floor(Math.random() * 1e9));
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-editors-'));
chmodSync(dataDir, 0o755);
const env = { DATA_DIR: dataDir, DEMO: 'no', LOG_LEVEL: 'fatal' };
const password = 'ein Satz nur für Tests';
let site: RunningSite;
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> => {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};

async function signedIn(email: string): Promise<Record<string, string>> {
  const [user] = await query<{ id: number }>(`insert into site_user (email, role, name, email_confirmed) values ($1, 'editor', $1, true) returning id`, [
    email,
  ]);
  await query(`insert into user_login (user_id, provider, provider_user, password) values ($1, 'credential', $2, $3)`, [
    user?.id,
    String(user?.id),
    await hashPassword(password),
  ]);
  const first = await fetch(`${site.url}/api/csrf-token/`);
  const [cookie = ''] = first.headers.get('set-cookie')?.split(';') ?? [];
  const headers = { Cookie: cookie, 'X-CSRFToken': cookie.replace('csrftoken=', ''), 'Content-Type': 'application/json' };
  const answer = await fetch(`${site.url}/api/user-login/`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.findLast((one) => one.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRFToken': token };
}

type Tab = { session: EditingSession; kill: () => void };

test(`two editors for ${minutes} minutes with faults: documents, database and a replay of the log are one, no word lost`, {
  retry: 0,
  timeout: 180_000 + minutes * 90_000,
}, async () => {
  noteFigure(`two editors: EDIT_SEED=${seed}`);
  const by = chance(seed);
  const words = new Words();
  site = await startSite(env);
  const people = [await signedIn('ada@haus.example'), await signedIn('ben@haus.example')] as const;
  const [row] = await query<{ id: number }>('insert into container (slug, draft) values ($1, $2) returning id', ['zwei', serialiseDocument(beginning)]);
  const id = row?.id ?? 0;
  let isCalm = false;

  /** A line of a tab: late, failing, sent twice, or with its answer lost; after the end without faults. */
  const lineOf =
    (who: Record<string, string>, isCut: () => boolean): Transport =>
    async (call) => {
      const turn = isCalm ? 99 : by.below(100);
      if (turn < 8) await pause(by.below(3_000));
      if (isCut()) return new Promise(() => {});
      if (turn < 12) throw new TypeError('Failed to fetch');
      if (turn < 16) throw new ApiError(500, { code: 'internal', message: 'internal' });
      if (turn < 20) await send(call, who).catch(() => {});
      const answer = await send(call, who);
      if (turn >= 20 && turn < 24) throw new TypeError('Failed to fetch');
      return isCut() ? new Promise(() => {}) : answer;
    };

  const browsers = people.map(() => ({ store: memoryStore(), taken: new Set<string>() }));
  const open = async (person: 0 | 1): Promise<Tab> => {
    const browser = browsers[person];
    const who = people[person];
    if (!browser) throw new Error('two people');
    let isCut = false;
    const own = new Set<string>();
    const locks: Locks = {
      take: async (name) => {
        if (browser.taken.has(name)) return null;
        for (const set of [browser.taken, own]) set.add(name);
        return () => browser.taken.delete(name);
      },
    };
    const timers = new Set<NodeJS.Timeout>();
    const clock = {
      now: () => Date.now(),
      later: (time: number, act: () => void) => {
        const timer = setTimeout(() => isCut || act(), time);
        timers.add(timer);
        return () => clearTimeout(timer);
      },
    };
    const call = lineOf(who, () => isCut);
    for (;;) {
      const session = await openSession({ containerId: id, language: 'de', call, registry: blockRegistry, store: browser.store, locks, clock }).catch(
        () => null,
      );
      if (!session) {
        for (const name of own) browser.taken.delete(name);
        await pause(100);
        continue;
      }
      const kill = () => {
        isCut = true;
        for (const timer of timers) clearTimeout(timer);
        for (const name of own) browser.taken.delete(name);
      };
      return { session, kill };
    }
  };
  const persons = [0, 1, 1] as const; // two tabs of one person
  const tabs = await Promise.all(persons.map(open));
  const end = Date.now() + minutes * 60_000;
  let kills = 0;
  let nextKill = Date.now() + 2_000;
  while (Date.now() < end) {
    const index = by.below(tabs.length);
    const tab = tabs[index];
    const person = persons[index];
    if (!tab || person === undefined) break;
    if (by.below(400) === 0) {
      tab.kill();
      tabs[index] = await open(person);
    } else work(tab.session, by, words);
    await pause(by.below(40));
    if (Date.now() < nextKill) continue;
    nextKill = Date.now() + 20_000;
    kills += 1;
    site.process.kill('SIGKILL');
    const { port } = new URL(site.url);
    site = await startSite({ ...env, PORT: port });
  }
  isCalm = true;
  await vi.waitUntil(
    async () => {
      for (const { session } of tabs) {
        session.retry();
        for (const { id: conflict } of session.state.conflicts) choose(session, conflict, by, words);
        await session.refresh().catch(() => {});
      }
      if (!tabs.every(({ session: { state } }) => state.saving === 'saved' && state.conflicts.length === 0)) return false;
      return new Set(tabs.map(({ session }) => serialiseDocument(session.state.document))).size === 1;
    },
    { timeout: 120_000, interval: 200 },
  );
  const [stored] = await query<{ draft: string }>('select draft from container where id = $1', [id]);
  const log = await query<{ revision: number; user_id: number; commands: string }>(
    'select revision, user_id, commands from container_change where container_id = $1 order by revision',
    [id],
  );
  for (const { session } of tabs) expect(serialiseDocument(session.state.document), `seed ${seed}`).toBe(stored?.draft);
  expect(serialiseDocument(replay(log.map(({ commands }) => commands))), `seed ${seed}`).toBe(stored?.draft);
  const lost = words.lostFrom(JSON.parse(stored?.draft ?? 'null'));
  expect(
    lost.map((word) => [word, ...historyOf(word, log)]),
    `seed ${seed}`,
  ).toEqual([]);
  for (const { kill } of tabs) kill();
  noteFigure(`${words.typed.size} words typed, ${log.length} saves, ${kills} kills of the server, 0 lost`);
});

async function send(call: Call, who: Record<string, string>): Promise<unknown> {
  const headers: Record<string, string> = { ...who, ...call.headers };
  if (call.body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(site.url + addressOf(call), { method: call.method, headers, body: call.body === undefined ? null : JSON.stringify(call.body) });
  const answer = response.status === 204 ? undefined : await response.json();
  if (response.ok) return answer;
  throw new ApiError(response.status, answer);
}

const pause = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));
