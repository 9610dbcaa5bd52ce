import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { Jobs } from '#features/jobs/index.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { mailServer } from '../../../tests/support/http/mail-server.ts';
import { buildMail } from './build.ts';
import { htmlOf, textOf } from './compose.ts';
import { openMailer } from './mailer.server.ts';
import { type MailTransport, outboxTransport, smtpTransport, tryMailServer } from './transport.server.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mailer on a queue in a database; `logged` has what was said of failures. */
async function open(transport: MailTransport) {
  const db = await testDatabase();
  const logged: Record<string, unknown>[] = [];
  const log = { warn: (what: object) => void logged.push({ level: 'warn', ...what }), error: (what: object) => void logged.push({ level: 'error', ...what }) };
  const jobs = new Jobs({ db, log });
  closing.push(() => jobs.stop());
  const mailer = openMailer({ isSent: true, transport, jobs });
  return {
    logged,
    mailer,
    /** Of what was given up, whether the fault was the recipient's. */
    dead: async () =>
      (await sql<{ of: boolean }>`select (data ->> 'of_recipient')::boolean as of from jobs.job where name = 'dead'`.execute(db)).rows.map((row) => row.of),
    send: async (mail = buildMail()) => {
      await mailer.send(mail);
      await jobs.settled();
    },
    /** As if the pause before the next try were over; `tries`: so many are left. */
    tryAgain: async (tries = 20) => {
      await sql`update jobs.job set start_after = now(), retry_limit = retry_count + ${tries}::int where state = 'retry'`.execute(db);
      await jobs.settled();
    },
  };
}

describe('through a mail server', () => {
  test('it can be tried without a mail', async () => {
    const { received, url } = await mailServer();
    await tryMailServer(url);
    await expect(tryMailServer(url.replace('geheim', 'falsch'))).rejects.toThrow(/Invalid login/);
    expect(received).toEqual([]);
  });

  test('a mail arrives: sender, recipient, subject, text and HTML in both encodings of umlauts', async () => {
    const { received, url } = await mailServer();
    const { send, logged } = await open(smtpTransport(url, 'karten@ostkai.example'));
    await send(buildMail({ subject: 'Schöne Grüße' }));
    expect(logged).toEqual([]);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'karten@ostkai.example', to: ['clara@haus.example'] });
    expect(received[0]?.text).toMatch(/^Subject: =\?UTF-8\?Q\?Sch=C3=B6ne_Gr=C3=BC=C3=9Fe\?=/m);
    expect(received[0]?.text).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
    expect(received[0]?.text).toContain('Auto-Submitted: auto-generated');
  });

  test('domains with umlauts are written as mail servers know them, in every place', async () => {
    const { received, url } = await mailServer();
    const { send } = await open(smtpTransport(url, 'karten@ostkai.example'));
    await send(buildMail({ to: 'clara@käse.example', replyTo: 'info@straße.example' }));
    expect(received[0]?.text).toMatch(/^To: clara@xn--kse-qla\.example\r?$/m);
    expect(received[0]?.text).toMatch(/^Reply-To: info@xn--strae-oqa\.example\r?$/m);
  });

  test('is tried again when the server says "later", and is the same mail', async () => {
    const { received, url } = await mailServer({ refuse: [451, 451] });
    const { send, tryAgain, logged } = await open(smtpTransport(url, 'a@ostkai.example'));
    await send();
    await tryAgain();
    expect(received).toEqual([]);
    await tryAgain();
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toMatch(/^Message-ID: <[0-9a-f]{12}@ostkai\.example>\r?$/m);
    expect(logged).toEqual([1, 2].map((attempts) => expect.objectContaining({ level: 'warn', kind: 'mail', attempts })));
  });

  test.each([
    ['the server says "never"', [550], 1],
    ['it has said "later" too often', [451, 451], 2],
  ])('is given up where %s, and reported with a reference and without the address', async (_, refuse, attempts) => {
    const { received, url } = await mailServer({ refuse });
    const { send, tryAgain, logged } = await open(smtpTransport(url, 'a@ostkai.example'));
    await send();
    if (attempts > 1) await tryAgain(0);
    expect(received).toEqual([]);
    expect(logged.at(-1)).toEqual({ level: 'error', kind: 'mail', reference: expect.stringMatching(/^[0-9a-f]{8}$/), attempts, reason: expect.any(String) });
    expect(JSON.stringify(logged)).not.toContain('clara');
  });

  test.each([
    ['an address that does not exist: the recipient’s', { refuseRecipient: '5.1.1 no such user' }, true],
    ['a server that passes nothing on: its own', { refuseRecipient: '5.7.1 relaying denied' }, false],
    ['a server that takes no such mail: its own', { refuse: [550] }, false],
  ])('whose fault it is stands with what was given up: %s', async (_, how, isOfRecipient) => {
    const { url } = await mailServer(how);
    const { send, dead, mailer } = await open(smtpTransport(url, 'a@ostkai.example'));
    await send();
    expect(await dead()).toEqual([isOfRecipient]);
    expect(mailer.lastSent()).toBeNull();
  });

  test('when the last one left is known', async () => {
    const { url } = await mailServer();
    const { send, mailer } = await open(smtpTransport(url, 'a@ostkai.example'));
    await send();
    expect(mailer.lastSent()).toBeInstanceOf(Date);
  });

  test('a server that is not there never reaches the caller', async () => {
    const { send, logged } = await open(smtpTransport('smtp://127.0.0.1:9', 'a@ostkai.example'));
    await send();
    expect(logged).toHaveLength(1);
  });
});

test('without one, into a folder that others cannot read: a text to read and a mail to open', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'foyer-mail-')), 'outbox');
  closing.push(() => rmSync(join(folder, '..'), { recursive: true }));
  const { send } = await open(outboxTransport(folder, 'a@ostkai.example'));
  await send();
  const names = readdirSync(folder).sort();
  expect(names.map((name) => name.slice(-4))).toEqual(['.eml', '.txt']);
  expect(readFileSync(join(folder, names[1] ?? ''), 'utf8')).toBe(
    'To: clara@haus.example\nSubject: Betreff\n\nGuten Tag,\n\nMehr:\nhttps://ostkai.example/de\n\nBis bald\n\n-- \nOstkai\n',
  );
  expect(readFileSync(join(folder, names[0] ?? ''), 'utf8')).toContain('From: Ostkai <a@ostkai.example>');
  for (const name of ['', ...names]) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

test('what was being written when the process was killed is removed at the next start, what another writes is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const { pid: dead } = spawnSync('true');
  for (const name of [`a.txt.${dead}.draft`, 'b.draft', `c.txt.${process.ppid}.draft`, 'd.txt']) writeFileSync(join(folder, name), 'half');
  await outboxTransport(folder, 'a@ostkai.example')(buildMail(), 'abc');
  expect(readdirSync(folder).filter((name) => !/^\d/.test(name))).toEqual([`c.txt.${process.ppid}.draft`, 'd.txt']);
});

test('a mail that was written although nobody heard of it is written in its place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-mail-'));
  closing.push(() => rmSync(folder, { recursive: true }));
  const transport = outboxTransport(folder, 'a@ostkai.example');
  for (const id of ['abc', 'abc', 'def']) await transport(buildMail(), id);
  expect(readdirSync(folder)).toHaveLength(4);
});

test('what somebody has typed is text in the HTML, and adds no header', async () => {
  const mail = buildMail({ before: ['<script>alert(1)</script> & "x"'], subject: 'a\r\nBcc: b@haus.example' });
  expect(htmlOf(mail)).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;');
  expect(htmlOf(mail)).not.toContain('<script>');
  expect(textOf(mail)).toContain('<script>');
  const { received, url } = await mailServer();
  const { send } = await open(smtpTransport(url, 'a@ostkai.example'));
  await send(mail);
  expect(received[0]?.to).toEqual(['clara@haus.example']);
  const [headers] = received[0]?.text.split(/\r?\n\r?\n/) ?? [];
  expect(headers).not.toMatch(/^Bcc:/m);
});
