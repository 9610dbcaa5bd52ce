import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// What was answered 200 is done, whatever is killed: some rounds here, many with `npm run test:faults` (FAULT_ROUNDS).
const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-promises-'));
chmodSync(dataDir, 0o755);
const env = { DATA_DIR: dataDir, DEMO: 'no', PROXIES: '1', LOG_LEVEL: 'fatal' };
let site: RunningSite;
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

let visitors = 0;
const promised = new Set<string>();

/** Each from an address of their own; counts who was answered 200. */
async function signUpUntilCut(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const email = `visitor-${++visitors}@haus.example`;
    const from = { 'X-Forwarded-For': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
    try {
      const answer = await fetch(`${url}/api/csrf-token/`, { headers: from });
      const [cookie = ''] = answer.headers.get('set-cookie')?.split(';') ?? [];
      const headers = { ...from, Cookie: cookie, 'X-CSRFToken': cookie.replace('csrftoken=', ''), 'Content-Type': 'application/json' };
      const body = JSON.stringify({ email, password: 'ein langer Satz für hier', first_name: 'Ada', last_name: 'Lang' });
      const signed = await fetch(`${url}/api/user/sign-up/`, { method: 'POST', headers, body });
      if (signed.status === 200) promised.add(email);
      else expect(signed.status, await signed.text()).toBe(503);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error; // the connection was cut
    }
  }
}

const postmaster = () => Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);

async function accounts(): Promise<Set<string>> {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  client.on('error', () => {}); // the last round may have ended the database
  try {
    await client.connect();
    const { rows } = await client.query<{ email: string }>('select email from site_user');
    return new Set(rows.map(({ email }) => email));
  } catch {
    return new Set();
  } finally {
    await client.end().catch(() => {});
  }
}

const mailed = () => {
  const folder = join(dataDir, 'outbox');
  const texts = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return new Set(texts.map((name) => /^To: (\S+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? name));
};

/** A pause of the round's own, up to 700 ms, the same in each run. */
const pauseOf = (round: number) => (createHash('sha256').update(`round ${round}`).digest().readUInt16BE() % 14) * 50;

test(
  `no sign-up that was acknowledged is lost in ${rounds} rounds of kill -9`,
  async () => {
    site = await startSite(env);
    for (let round = 0; round < rounds; round++) {
      const before = promised.size;
      let isOver = false;
      const signingUp = Promise.all(Array.from({ length: 3 }, () => signUpUntilCut(site.url, () => isOver)));
      await vi.waitUntil(() => promised.size > before, { timeout: 60_000 });
      await new Promise((resolve) => setTimeout(resolve, pauseOf(round)));
      // In turn: the server alone, the database alone, which it starts again, and both.
      if (round % 3 !== 0) process.kill(postmaster(), 'SIGKILL');
      if (round % 3 === 1) {
        const during = promised.size;
        await vi.waitUntil(() => promised.size > during, { timeout: 60_000 });
        isOver = true;
      } else {
        site.process.kill('SIGKILL');
        isOver = true;
        await signingUp;
        site = await startSite(env);
      }
      await signingUp;
    }
    const missing = async () => {
      const [made, told] = [await accounts(), mailed()];
      return [...promised].filter((email) => !made.has(email) || !told.has(email));
    };
    // What a killed process had begun is taken back after some seconds (heartbeatSeconds).
    await vi.waitUntil(async () => (await missing()).length === 0, { timeout: 240_000, interval: 1_000 }).catch(() => {});
    expect(await missing()).toEqual([]);
    expect(promised.size).toBeGreaterThanOrEqual(rounds);
    expect(readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.draft'))).toEqual([]);
    noteFigure(`${promised.size} sign-ups acknowledged in ${rounds} rounds, 0 lost`);
  },
  300_000 + rounds * 20_000,
);
