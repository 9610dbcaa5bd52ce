import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opens, reminderSite, sale, tokens } from '../../../../tests/support/programme/reminder-site.ts';
import { instantAt } from '../../../i18n/berlin-time.ts';

const { ask, askAndConfirm, at, concert, confirm, post, recipients, season, set, site, state, mails } = await reminderSite();

test('a confirmed reminder comes once when the sale begins, says so, and leaves nothing behind', async () => {
  const event = await concert();
  const mail = await askAndConfirm({ event });
  expect(mail).toMatch(/^To: clara@haus\.example\nSubject: Bitte bestätigen Sie Ihre Adresse\n/);
  expect(mail).toContain(`Abend ${state.titles}, Mo 01/02/2027, 19.30 Uhr`);
  expect(await at(new Date(opens.getTime() - 1_000))).toEqual([]);
  const [told, ...more] = await at(opens);
  expect(more).toEqual([]);
  expect(told).toContain(`Subject: Jetzt im Verkauf: Abend ${state.titles}\n`);
  expect(told).toContain(`der Verkauf hat begonnen: Abend ${state.titles}, Mo 01/02/2027, 19.30 Uhr. Karten auf anderer Website ab 18\u00a0€.`);
  expect(told).toContain(`https://ostkai.example/de/programm/abend-${state.titles}/${event}`);
  expect(told).toMatch(/Erinnerung abbestellen: https:\/\/ostkai\.example\/de\/erinnerung\/ende\?token=sale-\d+\./);
  expect(await at(new Date(opens.getTime() + 60_000))).toEqual([]);
  expect(await recipients()).toEqual([]);
});

test('is English where it was asked in English, and carries what mail programs need to turn it off', async () => {
  const event = await concert();
  expect((await ask({ event }, '/en/api/reminders/')).status).toBe(200);
  const [mail] = await mails();
  expect(mail).toContain('Subject: Please confirm your address\n');
  expect(mail).toContain('https://ostkai.example/en/reminder/confirm?token=');
  await confirm(tokens(mail)[0] ?? '');
  const [told] = await at(opens);
  expect(told).toContain(`the sale has begun: Evening ${state.titles}, Mon 01/02/2027, 19.30. Tickets on another website from 18\u00a0€.`);
  const folder = join(site.dataDir, 'outbox');
  const [last = ''] = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .slice(-1);
  const headers = readFileSync(join(folder, last), 'utf8').split('\n\n')[0]?.replaceAll(/\n\s+/g, ' ') ?? '';
  expect(headers).toMatch(/^List-Unsubscribe: *<https:\/\/ostkai\.example\/en\/api\/reminders\/one-click\/\?token=sale-[\w.-]+>$/m);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('friends are told when they may buy, and others then are not', async () => {
  const event = await concert();
  await askAndConfirm({ event, group: 'friends' });
  expect((await ask({ event })).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  const [told, ...more] = await at(instantAt('2026-11-28', '10:00'));
  expect(more).toEqual([]);
  expect(told).toContain('der Verkauf für den Freundeskreis hat begonnen');
  expect(await at(opens)).toHaveLength(1);
});

test('of a season each beginning is told in one mail, of what visitors see alone, until it is turned off', async () => {
  const season_id = await season();
  await concert(sale, { season_id });
  await concert(sale, { season_id });
  const hidden = await concert(sale, { season_id, is_online: false });
  await concert({ sale_starts: '2026-12-05T10:00:00+01:00' }, { season_id });
  await concert({ sale_starts: '2026-12-06T10:00:00+01:00' }, { season_id });
  const asked = await askAndConfirm({ season: season_id });
  expect(asked).toContain('alle Termine der Spielzeit 2026/2027');
  const [told, ...more] = await at(opens);
  expect(more).toEqual([]);
  expect(told).toContain('Subject: Jetzt im Verkauf: 2 Termine\n');
  expect(told).toContain(`Abend ${state.titles - 4}, Mo 01/02/2027`);
  expect(told).not.toContain(`Abend ${state.titles - 2},`);
  expect(await at(new Date(opens.getTime() + 60_000))).toEqual([]);
  await set(hidden, { is_online: true });
  expect(await at(instantAt('2026-12-02', '10:00'))).toHaveLength(1); // its sale is on since it can be seen
  const [next] = await at(instantAt('2026-12-05', '10:00'));
  expect(next).toContain(`Abend ${state.titles - 1}, Mo 01/02/2027`);
  const [, off = ''] = [...tokens(next)].reverse();
  expect((await post(`/de/api/reminders/off/`, { token: tokens(next).at(-1) ?? off })).status).toBe(200);
  expect(await at(instantAt('2026-12-06', '10:00'))).toEqual([]);
  expect(await recipients()).toEqual([]);
});

test('the page of an event leads to the form, which names the groups and the season', async () => {
  const season_id = await season();
  const event = await concert(sale, { season_id });
  const page = await (await site.get(`/de/programm/abend-${state.titles}/${event}`)).text();
  expect(page).toContain(`href="/de/erinnerung?event=${event}"`);
  expect(page).toContain('Der Vorverkauf für den Freundeskreis beginnt');
  const form = await (await site.get(`/de/erinnerung?event=${event}`)).text();
  expect(form).toMatch(/Alle Termine der Spielzeit \d{4}\/\d{4}/);
  expect(form).toContain('Für den Freundeskreis');
});

test('of a restored backup nothing is told until it is released: whom it names may have been told since', async () => {
  await askAndConfirm({ event: await concert() });
  await site.db
    .insertInto('restoration')
    .values({ backup: 'a', snapshot_at: instantAt('2026-11-20', '12:00'), released_at: null })
    .execute();
  expect(await at(opens)).toEqual([]);
  expect(await recipients()).toHaveLength(1);
  await site.db.updateTable('restoration').set({ released_at: opens }).execute();
  expect(await at(opens)).toHaveLength(1);
});
