import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetAllAttempts } from '#api/rate-limit/rate-limit.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../../../tests/support/app.ts';
import { mailbox } from '../../../../../../tests/support/mails.ts';
import { recordCalls } from '../../../../../../tests/support/records.ts';
import { insertProduction, insertRoom } from '../../../../programme/build.ts';
import type { ChangesMailInput } from './contract.ts';
import { maxReceivers } from './limits.ts';
import { readReceivers } from './read-receivers.ts';

let site: TestApp;
let manager: SignedIn;
let mails: () => Promise<string[]>;
let event = { id: 0, revision: 0 };
const since = '2026-01-02T00:00:00+01:00';
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  mails = mailbox(site);
  const events = recordCalls(site, 'events', manager);
  const production_id = await insertProduction(site.db, { title: { de: 'Lulu', en: 'Lulu, in English' } });
  const { type_id } = await site.db.selectFrom('production').select('type_id').where('id', '=', production_id).executeTakeFirstOrThrow();
  const values = { production_id, type_id, room_id: await insertRoom(site.db), date_start: '2030-12-05T19:30:00+01:00', is_online: true };
  event = (await events.create(values)).body;
  await site.db
    .updateTable('record_history')
    .set({ at: new Date('2026-01-01T12:00:00Z') })
    .execute();
  const moved = { date_start: '2030-12-06T20:00:00+01:00', status_note: { de: 'Bitte beachten.' }, id_jet: 'J-77' };
  expect((await events.change(event.id, event.revision, moved)).status).toBe(200);
});
beforeEach(async () => {
  await mails();
  await site.db.deleteFrom('change_mark').execute();
  await resetAllAttempts(site.db);
});

let keys = 0;
async function call(body: Partial<ChangesMailInput> = {}, as = manager, language = 'de') {
  keys += 1;
  const response = await site.app.request(`/${language}/api/cms-changes-mail/`, {
    method: 'POST',
    headers: { ...as.headers, 'Content-Type': 'application/json', 'Idempotency-Key': `changes-mail-${keys}` },
    body: JSON.stringify({ list: 'events', since, coming: true, language: 'de', ...body }),
  });
  return { status: response.status, body: await response.json() };
}
async function send(body: Partial<ChangesMailInput>, as = manager, language = 'de') {
  const { seen } = (await call(body, as, language)).body;
  return call({ ...body, seen, preview: false }, as, language);
}
const marks = () => site.db.selectFrom('change_mark').select(['list', 'name', 'receivers']).execute();

test('the preview is the mail, and sends and marks nothing', async () => {
  const { status, body } = await call({ note: 'Liebe Kolleginnen und Kollegen,' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ written: false, count: 1, named: 1, amount: 0 });
  const lines = body.text.replaceAll('\u00a0', ' ');
  expect(body.subject.replaceAll('\u00a0', ' ')).toBe('Veranstaltungen: was sich seit Fr 02/01/2026, 00.00 Uhr geändert hat');
  expect(lines).toContain(
    'Liebe Kolleginnen und Kollegen,\n\nVeranstaltungen, geändert seit Fr 02/01/2026, 00.00 Uhr:\n\nFr 06/12/2030, 20.00 Uhr · Lulu · geändert\n',
  );
  expect(lines).toContain('Beginn: bisher Do 05/12/2030, 19.30 Uhr → jetzt Fr 06/12/2030, 20.00 Uhr\n');
  expect(lines).toContain('Hinweis zum Status (DE): bisher – → jetzt Bitte beachten.');
  expect([await mails(), await marks()]).toEqual([[], []]);
});

test('each address gets a mail of its own, and the moment is that of the last press mail, in whatever language', async () => {
  const receivers = 'Kultur <Kultur@Zeitung.example>, radio@käse.example;\nkultur@zeitung.example';
  const sent = await send({ receivers });
  expect(sent.body).toMatchObject({ written: true, amount: 2 });
  const told = await mails();
  expect(told.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]).sort()).toEqual(['kultur@zeitung.example', 'radio@xn--kse-qla.example']);
  expect(told[0]).toContain('Lulu · geändert');
  const addresses = ['kultur@zeitung.example', 'radio@xn--kse-qla.example'];
  expect(await marks()).toEqual([{ list: 'events', name: 'Letzte Pressemail', receivers: addresses }]);
  const shown = await (await site.get('/de/api/change-marks/?list=events', manager.headers)).json();
  expect(shown).toMatchObject([{ name: 'Letzte Pressemail', receivers: addresses }]);
  expect((await send({ receivers: 'b@haus.example', language: 'en' }, manager, 'en')).body.text).toContain('Lulu, in English · changed');
  expect(await marks()).toEqual([{ list: 'events', name: 'Letzte Pressemail', receivers: ['b@haus.example'] }]);
});

describe('stays at home', () => {
  test('what is internal, unless all receivers are of the venue', async () => {
    expect((await call()).body.text).not.toContain('J-77');
    expect((await call({ internal: true })).body.text).toContain('Nummer im Ticketsystem: bisher – → jetzt J-77');
  });

  test('what visitors do not see, unless the list shows it', async () => {
    await site.db.updateTable('event').set({ is_online: false }).where('id', '=', event.id).execute();
    await site.db.deleteFrom('record_history').where('kind', '=', 'event').where('action', '=', 'created').execute();
    await site.db
      .updateTable('record_history')
      .set({ at: new Date('2026-01-01T12:00:00Z') })
      .where('changes', '@>', JSON.stringify({ is_online: [true] }))
      .execute();
    expect((await call()).body.count).toBe(0);
    expect((await send({ receivers: 'a@haus.example' })).body.code).toBe('nothing_changed');
    expect((await call({ drafts: true })).body.count).toBe(1);
    await site.db.updateTable('event').set({ is_online: true }).where('id', '=', event.id).execute();
  });

  test('records that do not say what of them is internal', async () => {
    for (const list of ['persons', 'site-settings', 'nothing']) expect((await call({ list })).status).toBe(404);
  });

  test('all of it, where it is not a manager who asks', async () => {
    expect((await call({}, await site.signIn('editor'))).status).toBe(403);
  });
});

describe('nothing is sent', () => {
  test.each([
    ['', 'Bitte tragen Sie mindestens eine Adresse ein.'],
    ['kultur@zeitung.example, clara', 'Das ist keine vollständige Adresse: clara.'],
    [Array.from({ length: maxReceivers + 1 }, (_, n) => `a${n}@haus.example`).join('\n'), `Es sind ${maxReceivers + 1} Adressen`],
    ['clara@haus.example\r\nBcc: b@haus.example', 'Das ist keine vollständige Adresse: Bcc: b@haus.example.'],
  ])('to addresses that are wrong: %#', async (receivers, words) => {
    const { status, body } = await send({ receivers });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['receivers']]);
    expect(body.fields.receivers[0]).toContain(words);
    expect([await mails(), await marks()]).toEqual([[], []]);
  });

  test('that nobody has looked at', async () => {
    const { status, body } = await call({ receivers: 'a@haus.example', seen: 'x', preview: false });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect([await mails(), await marks()]).toEqual([[], []]);
  });

  test('beyond twenty an hour', async () => {
    for (let n = 0; n < 20; n++) expect((await send({ receivers: 'a@haus.example' })).status).toBe(200);
    expect((await send({ receivers: 'a@haus.example' })).status).toBe(429);
    expect(await mails()).toHaveLength(20);
  });
});

test('addresses are read as somebody lists them', () => {
  expect(readReceivers(' A@b.example ;; "Weiß, Clara" <c@d.example>')).toEqual({ receivers: ['a@b.example', 'c@d.example'], wrong: ['"Weiß'] });
  expect(readReceivers('').receivers).toEqual([]);
});
