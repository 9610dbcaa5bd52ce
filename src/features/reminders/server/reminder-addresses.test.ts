import { describe, expect, test } from 'vitest';
import { opens, reminderSite, sale, tokens } from '../../../../tests/support/programme/reminder-site.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';

const { ask, askAndConfirm, at, concert, confirm, post, recipients, season, site, mails } = await reminderSite();

describe('an address', () => {
  test('is confirmed once; the answers are the same whether it is known', async () => {
    const [one, other] = [await concert(), await concert()];
    const first = await ask({ event: one });
    const [mail] = await mails();
    expect((await confirm(tokens(mail)[0] ?? '')).status).toBe(200);
    const second = await ask({ event: other });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
    const [noted] = await mails();
    expect(noted).toContain('Subject: Ihre Erinnerung ist vorgemerkt\n');
    expect(noted).not.toContain('bestaetigen');
    expect(await at(opens)).toHaveLength(2);
  });

  test('that nobody confirms is sent nothing, and forgotten after two days', async () => {
    await ask({ event: await concert({ sale_starts: '2026-11-22T10:00:00+01:00' }) });
    const [mail] = await mails();
    expect(await at(instantAt('2026-11-22', '10:00'))).toEqual([]);
    expect(await recipients()).toHaveLength(1);
    await at(instantAt('2026-11-23', '12:01'));
    expect(await recipients()).toEqual([]);
    expect((await confirm(tokens(mail)[0] ?? '')).status).toBe(410);
  });

  test('is said to be wrong where it is none, and adds no header', async () => {
    const event = await concert();
    for (const email of ['', 'clara', 'clara@haus.example\r\nBcc: b@haus.example', 'a b@haus.example']) {
      const refused = await ask({ event, email });
      expect([refused.status, Object.keys((await refused.json()).fields)], email).toEqual([400, ['email']]);
    }
    expect(await mails()).toEqual([]);
  });

  test('has so many mails sent to it in an hour, and no more', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await ask({ event: await concert() })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('it is turned off', () => {
  test('by mail programs in one click, without cookie; a visit alone does nothing', async () => {
    const mail = await askAndConfirm({ event: await concert() });
    const token = tokens(mail).find((one) => one.startsWith('sale-')) ?? '';
    const path = `/de/api/reminders/one-click/?token=${token}`;
    const visit = await site.get(path);
    expect([visit.status, visit.headers.get('location')]).toEqual([303, `/de/erinnerung/ende?token=${token}`]);
    expect((await site.get(`/de/erinnerung/ende?token=${token}`)).status).toBe(200);
    const click = (to: string) =>
      site.app.request(to, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' });
    expect((await click(`${path}x`)).status).toBe(204);
    expect(await site.db.selectFrom('sale_reminder').select('id').execute()).toHaveLength(1);
    expect((await click(path)).status).toBe(204);
    expect(await site.db.selectFrom('sale_reminder').select('id').execute()).toEqual([]);
    expect(await at(opens)).toEqual([]);
    expect(await recipients()).toEqual([]);
  });

  test('by no token but its own', async () => {
    await askAndConfirm({ event: await concert() });
    for (const token of ['', 'sale-1.', 'sale-1.AAAA', '1.9999999999.AAAA', 'x'.repeat(200)]) {
      expect((await post('/de/api/reminders/off/', { token })).status).toBe(200);
      expect((await confirm(token)).status).toBe(410);
    }
    expect(await recipients()).toHaveLength(1);
  });
});

test('nothing is told of what visitors do not see, nor kept of who asks for it', async () => {
  const season_id = await season();
  const hidden = await concert(sale, { season_id, is_online: false });
  for (const query of [`event=${hidden}`, `season=${season_id}`, 'event=999999', 'season=999999'])
    expect((await site.get(`/de/api/reminders/subject/?${query}`)).status, query).toBe(404);
  expect((await site.get(`/de/erinnerung?event=${hidden}`)).status).toBe(404);
  expect((await ask({ event: hidden })).status).toBe(404);
  expect((await ask({ season: season_id })).status).toBe(404);
  const sold = await ask({ event: await concert({}) });
  expect([sold.status, (await sold.json()).code]).toEqual([409, 'not_needed']);
  expect(await mails()).toEqual([]);
});
