import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { noteFigure } from '../../support/run/note-figure.ts';
import { type RunningSite, startSite } from '../../support/site.ts';

// An entry of a form that was answered 200 is there with its file and its mail, whatever is killed (`npm run test:faults` for many rounds).
const rounds = Number(process.env.FAULT_ROUNDS ?? 2);
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-entries-'));
chmodSync(dataDir, 0o755);
const env = { DATA_DIR: dataDir, DEMO: 'no', PROXIES: '1', LOG_LEVEL: 'fatal' };
let site: RunningSite;
afterAll(async () => {
  await site?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function inDatabase<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

let sent = 0;
const promised = new Set<string>();

async function sendUntilCut(url: string, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const number = ++sent;
    const name = `Visitor ${number}`;
    const from = { 'X-Forwarded-For': `10.9.${(number >> 8) & 255}.${number & 255}` };
    try {
      const answer = await fetch(`${url}/de/api/forms/1/start/`, { headers: from });
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
      const token = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
      const headers = { ...from, Cookie: cookies.join('; '), 'X-CSRFToken': token };
      const file = new FormData();
      file.append('file', new File([`%PDF-1.7\n${name}`], `${name}.pdf`));
      const stored = await (await fetch(`${url}/de/api/temp-files/`, { method: 'POST', headers, body: file })).json();
      const body = JSON.stringify({ form: 1, field_values: { name, plan: [stored.id] }, key: `entry-${number}-of-this-run` });
      const response = await fetch(`${url}/de/api/forms-entries/`, { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body });
      if (response.status === 200) promised.add(name);
      else await response.text();
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error; // the connection was cut
    }
  }
}

async function missing(): Promise<string[]> {
  const rows = await inDatabase<{ name: string; file: string | null }>(
    `select e.answers->0->>'value' as name, f.file from form_entry e left join form_file f on f.entry_id = e.id`,
  );
  const folder = join(dataDir, 'outbox');
  const mails = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : [];
  const told = mails.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  return [...promised].flatMap((name) => {
    const row = rows.find((one) => one.name === name);
    if (!row) return [`${name}: entry`];
    if (!row.file || !existsSync(join(dataDir, 'forms', row.file))) return [`${name}: file`];
    return told.includes(`\n${name}\n`) ? [] : [`${name}: mail`];
  });
}

test(
  `no entry that was acknowledged is lost in ${rounds} rounds of kill -9, nor its file, nor its mail`,
  async () => {
    site = await startSite(env);
    await inDatabase(`insert into form (name, title, is_open, recipients) values ('Kontakt', '{"de": "Kontakt"}', true, '{karten@haus.example}')`);
    await inDatabase(
      `insert into form_field (form_id, position, slug, kind, label) values (1, 0, 'name', 'text', '{"de": "Name"}'), (1, 1, 'plan', 'file', '{"de": "Plan"}')`,
    );
    for (let round = 0; round < rounds; round++) {
      const before = promised.size;
      let isOver = false;
      const sending = Promise.all([1, 2, 3].map(() => sendUntilCut(site.url, () => isOver)));
      await vi.waitUntil(() => promised.size >= before + 3, { timeout: 60_000 });
      site.process.kill('SIGKILL');
      isOver = true;
      await sending;
      site = await startSite(env);
    }
    // What a killed process had begun is taken back after some seconds (heartbeatSeconds).
    await vi.waitUntil(async () => (await missing()).length === 0, { timeout: 120_000, interval: 1_000 }).catch(() => {});
    expect(await missing()).toEqual([]);
    const entries = await inDatabase<{ key: string }>('select key from form_entry');
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    noteFigure(`${promised.size} entries acknowledged in ${rounds} rounds, 0 lost`);
  },
  240_000 + rounds * 20_000,
);
