import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import type { Database } from '../../../db/database.server.ts';
import { firstWait, forgetHours, freeAttempts, logDays, longestWait, mailsAnHour } from '../limits.ts';
import { connectionOf } from '../session/network-of.ts';
import { mayMail } from '../sign-up/mail-limit.server.ts';
import { logSignIn } from './sign-in-log.server.ts';
import { enter, leave } from './throttle.server.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await db.deleteFrom('sign_in_throttle').execute();
});

const clara = { account: 'clara@haus.example', address: '203.0.113.7' };
/** As if every wait were over. */
const waitIsOver = () =>
  db
    .updateTable('sign_in_throttle')
    .set({ blocked_until: new Date(0) })
    .execute();

test('each further attempt doubles the wait, up to the longest', async () => {
  const waits: number[] = [];
  for (let attempt = 0; attempt < freeAttempts.account + 12; attempt++) {
    expect(await enter(db, { ...clara, address: '' })).toBe(0);
    waits.push(await enter(db, { ...clara, address: '' }));
    // A wait that was asked about while it lasted is no attempt.
    if (waits.at(-1) === 0) continue;
    await waitIsOver();
  }
  const real = waits.filter((wait) => wait > 0);
  expect(real[0]).toBeLessThanOrEqual(firstWait * 2);
  expect(real.at(-1)).toBe(longestWait);
  expect([...real].sort((a, b) => a - b)).toEqual(real);
});

test('one address cannot try many accounts, and what it tries then harms none of them', async () => {
  for (let attempt = 0; attempt < freeAttempts.address; attempt++) expect(await enter(db, { ...clara, account: `${attempt}@haus.example` })).toBe(0);
  for (let attempt = 0; attempt < 2 * freeAttempts.account; attempt++) expect(await enter(db, clara)).toBeGreaterThan(0);
  expect(await enter(db, { ...clara, address: '198.51.100.1' })).toBe(0);
});

test('many addresses cannot try one account', async () => {
  for (let attempt = 0; attempt < freeAttempts.account; attempt++) expect(await enter(db, { ...clara, address: `203.0.113.${attempt}` })).toBe(0);
  expect(await enter(db, { ...clara, address: '198.51.100.1' })).toBeGreaterThan(0);
});

test('an IPv6 connection cannot try with each of its addresses', async () => {
  const at = (tail: string) => ({ account: `${tail}@haus.example`, address: `2001:db8:1:2:${tail}` });
  for (let attempt = 0; attempt < freeAttempts.address; attempt++) expect(await enter(db, at(`:${attempt}`))).toBe(0);
  expect(await enter(db, at('a:b:c:d'))).toBeGreaterThan(0);
  expect(await enter(db, { ...clara, address: '2001:db8:1:3::1' })).toBe(0);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0::'],
  ['2001:0DB8:0:00::7', '2001:db8:0:0::'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['::1', '0:0:0:0::'],
  ['', ''],
])('%s counts as %s', (address, counted) => expect(connectionOf(address)).toBe(counted));

test('an address from which people sign in rightly is not worn out by that', async () => {
  for (let visit = 0; visit < 2 * freeAttempts.address; visit++) {
    expect(await enter(db, clara)).toBe(0);
    await leave(db, clara);
  }
});

test('is forgotten after a day', async () => {
  for (let attempt = 0; attempt < freeAttempts.account; attempt++) await enter(db, clara);
  const last_at = new Date(Date.now() - (forgetHours + 1) * 3_600_000);
  await db.updateTable('sign_in_throttle').set({ last_at, blocked_until: last_at }).execute();
  for (let attempt = 0; attempt < freeAttempts.account - 1; attempt++) expect(await enter(db, clara)).toBe(0);
});

test('says nothing of whom it is about', async () => {
  await enter(db, clara);
  expect(JSON.stringify(await db.selectFrom('sign_in_throttle').selectAll().execute())).not.toMatch(/clara|203/);
});

test('the next sign-in deletes what is a day old, and what has stood in the log for its days', async () => {
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const log = [logDays - 1, logDays + 1].map((days) => ({ user_id: null, method: 'reset' as const, ok: true, address: String(days), at: before(24 * days) }));
  await db.insertInto('sign_in_event').values(log).execute();
  const tried = [forgetHours - 1, forgetHours + 1].map((hours) => ({ key: String(hours), failures: 1, blocked_until: before(hours), last_at: before(hours) }));
  await db.insertInto('sign_in_throttle').values(tried).execute();
  await logSignIn(db, { userId: null, method: 'password', ok: false, address: '' });
  const left = await db.selectFrom('sign_in_event').select('address').orderBy('at').execute();
  expect(left.map(({ address }) => address)).toEqual([String(logDays - 1), '']);
  expect(await db.selectFrom('sign_in_throttle').select('key').execute()).toEqual([{ key: String(forgetHours - 1) }]);
});

test('one visitor causes only so many mails an hour, to whomever', async () => {
  const mail = (account: number, address: string) => mayMail({ db, visitor: { address, device: '', isHere: false } }, `${account}@haus.example`);
  for (let account = 0; account < mailsAnHour.address; account++) expect(await mail(account, clara.address)).toBe(true);
  expect([await mail(98, clara.address), await mail(99, '198.51.100.1')]).toEqual([false, true]);
});
