import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Problem } from '#api/problem.server.ts';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { Services } from '#api/service.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/database.server.ts';
import { logDays, requestedMails, wrongPasswords } from '../limits.ts';
import { mayMail } from '../mail/mail-limit.server.ts';
import { logSignIn } from './queries/sign-in-log.server.ts';
import { countSignIn, resetSignIn } from './sign-in-attempts.server.ts';

const { visitor, account } = wrongPasswords;
let db: Database;
let now: Date;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  now = new Date('2026-11-21T17:00:00Z');
  await resetAllAttempts(db);
});

const clara = { account: 'clara@haus.example', address: '203.0.113.7' };
const context = () => ({ db, now, baseUrl: 'https://ostkai.example', cookie: () => undefined, service: new Services().get });
const attempt = (of: Partial<typeof clara>) =>
  countSignIn(context(), { ...clara, ...of }).then(
    () => 0,
    ({ detail }: Problem) => detail.retryAfter ?? 0,
  );

test('each further attempt doubles the wait, up to the longest', async () => {
  const waits: number[] = [];
  for (let count = 0; count < account.max + 12; count++) {
    expect(await attempt({ address: '' })).toBe(0);
    const wait = await attempt({ address: '' }); // a wait that is asked about while it lasts is no attempt
    if (wait === 0) continue;
    waits.push(wait);
    now = new Date(now.getTime() + wait * 1_000);
  }
  expect(waits.slice(0, 3)).toEqual([2, 4, 8]);
  expect(waits.at(-1)).toBe(account.wait.longest);
});

test('one address cannot try many accounts, and what it tries then harms none of them', async () => {
  for (let count = 0; count < visitor.max; count++) expect(await attempt({ account: `${count}@haus.example` })).toBe(0);
  for (let count = 0; count < 2 * account.max; count++) expect(await attempt({})).toBeGreaterThan(0);
  expect(await attempt({ address: '198.51.100.1' })).toBe(0);
});

test('many addresses cannot try one account', async () => {
  for (let count = 0; count < account.max; count++) expect(await attempt({ address: `203.0.113.${count}` })).toBe(0);
  expect(await attempt({ address: '198.51.100.1' })).toBeGreaterThan(0);
});

test('an IPv6 connection cannot try with each of its addresses', async () => {
  const at = (tail: string) => attempt({ account: `${tail}@haus.example`, address: `2001:db8:1:2:${tail}` });
  for (let count = 0; count < visitor.max; count++) expect(await at(`:${count}`)).toBe(0);
  expect(await at('a:b:c:d')).toBeGreaterThan(0);
  expect(await attempt({ address: '2001:db8:1:3::1' })).toBe(0);
});

test('an address from which people sign in rightly is not worn out by that', async () => {
  for (let visit = 0; visit < 2 * visitor.max; visit++) {
    expect(await attempt({})).toBe(0);
    await resetSignIn(context(), clara);
  }
});

test('is forgotten after a day', async () => {
  for (let count = 0; count < account.max; count++) await attempt({});
  now = new Date(now.getTime() + account.seconds * 1_000);
  for (let count = 0; count < account.max; count++) expect(await attempt({})).toBe(0);
});

test('the next sign-in deletes what has stood in the log for its days', async () => {
  const before = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
  const log = [logDays - 1, logDays + 1].map((days) => ({ user_id: null, method: 'reset' as const, ok: true, address: String(days), at: before(days) }));
  await db.insertInto('sign_in_event').values(log).execute();
  await logSignIn(db, { userId: null, method: 'password', ok: false, address: '' });
  const left = await db.selectFrom('sign_in_event').select('address').orderBy('at').execute();
  expect(left.map(({ address }) => address)).toEqual([String(logDays - 1), '']);
});

test('one visitor causes only so many mails an hour, to whomever', async () => {
  const mail = (number: number, address: string) => mayMail({ db, now, visitor: { address, device: '', isHere: false } }, `${number}@haus.example`);
  for (let count = 0; count < requestedMails.visitor.max; count++) expect(await mail(count, clara.address)).toBe(true);
  expect([await mail(98, clara.address), await mail(99, '198.51.100.1')]).toEqual([false, true]);
});
