import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { ownSite } from '../../support/own-site.ts';
import { noteFigure } from '../../support/run/note-figure.ts';

/** With `npm run test:faults` a minute, for which PostgreSQL is stopped; else src/server/errors/database-frozen.test.ts shows it with shorter limits. */
const seconds = Number(process.env.FROZEN_SECONDS ?? 0);
/** Seconds that an answer may take (docs/running.md), and what a busy machine adds. */
const limit = 10 + 5;

const signal = (name: 'STOP' | 'CONT') => {
  const postmaster = readFileSync(join(ownSite().dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n', 1)[0] ?? '';
  const children = execFileSync('pgrep', ['-P', postmaster]).toString().trim().split('\n');
  execFileSync('kill', [`-${name}`, postmaster, ...children]);
};
let isStopped = false;
afterAll(() => {
  if (isStopped) signal('CONT');
});

/** Of all answers, in seconds. */
let slowest = 0;
let turn = 0;
const ask = async (path: string, init: RequestInit = {}) => {
  const begin = Date.now();
  const response = await fetch(ownSite().url + path, { ...init, signal: AbortSignal.timeout(limit * 1_000) });
  await response.arrayBuffer();
  slowest = Math.max(slowest, (Date.now() - begin) / 1_000);
  return response.status;
};
const askAnew = () => {
  const day = `${String(1 + (turn++ % 28)).padStart(2, '0')}-03-1911`;
  return [`/de/programm?date=${day}`, `/page-head/en/events?date=${day}`, `/de/search?q=frost${turn}`, `/de/api/events/?page_size=${turn}`].map((path) =>
    ask(path),
  );
};
const signIn = async () => {
  const [cookie = ''] = (await fetch(`${ownSite().url}/api/csrf-token/`)).headers.getSetCookie()[0]?.split(';') ?? [];
  const headers = { 'Content-Type': 'application/json', Cookie: cookie, 'X-CSRFToken': cookie.replace('csrftoken=', '') };
  return ask('/api/user-login/', { method: 'POST', headers, body: JSON.stringify({ email: 'nobody@haus.example', password: 'ein Satz nur für Tests' }) });
};

test.skipIf(seconds === 0)(
  `while PostgreSQL is stopped for ${seconds} s, pages made anew, searches and sign-in are 503 within the limit, cached pages are served; then all is well`,
  async () => {
    const cached = ['/de', '/de/programm'];
    for (const path of cached) await ask(path);
    await wait(5_000); // what the box office tells a site that has just begun has some made anew
    for (const path of cached) expect(await ask(path)).toBe(200);
    const end = Date.now() + seconds * 1_000;
    signal('STOP');
    isStopped = true;
    while (Date.now() < end) {
      const made = await Promise.all([...askAnew(), signIn()]);
      expect(made).toEqual(made.map(() => 503));
      for (const path of cached) expect(await ask(path)).toBe(200);
      await wait(Math.min(2_000, Math.max(0, end - Date.now())));
    }
    noteFigure(`PostgreSQL stopped for ${seconds} s: the slowest answer came after ${slowest.toFixed(1)} s`);
    signal('CONT');
    isStopped = false;
    await vi.waitFor(async () => expect(await ask('/de/programm?date=01-04-1911')).toBe(200), { timeout: 30_000, interval: 500 });
    expect((await Promise.all(askAnew())).filter((status) => status >= 500)).toEqual([]);
    expect(await signIn()).toBe(401);
  },
  seconds * 1_000 + 90_000,
);
