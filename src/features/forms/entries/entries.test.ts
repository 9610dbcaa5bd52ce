import { expect, test } from 'vitest';
import { contact, entriesSite } from '../../../../tests/support/forms/entries-site.ts';
import { insertForm } from '../build.ts';

const { on, settled, send, upload, get, write } = entriesSite();

test('nobody but staff sees entries, and editors may do all with them', async () => {
  const form = await insertForm(on.site.db, contact);
  const entry = await send(form, { name: 'Clara' });
  for (const path of ['entries/', `entries/${entry}/`, 'entries-export/', 'webhook/', `entries/${entry}/files/1/`]) {
    expect([path, (await get(`${form}/${path}`, { headers: {} })).status]).toEqual([path, 401]);
    expect([path, (await get(`${form}/${path}`, on.visitor)).status]).toEqual([path, 403]);
  }
  for (const path of ['entries-status/', 'entries-delete/', `entries/${entry}/resend/`, 'webhook/'])
    expect([path, (await write('POST', `${form}/${path}`, { ids: [entry], status: 'done', delivery: 1 }, { as: on.visitor })).status]).toEqual([path, 403]);
  expect((await get(`${form}/entries/`)).body).toMatchObject({ count: 1, totals: { new: 1, done: 0 } });
  const other = await insertForm(on.site.db, contact);
  expect((await get(`${other}/entries/${entry}/`)).status).toBe(404);
  expect((await get('999999/entries/')).status).toBe(404);
});

test('a list is narrowed by state, by whose it is, and by what was typed and chosen, never by what was asked', async () => {
  const form = await insertForm(on.site.db, contact);
  const clara = await send(form, { name: 'Clara Wieck', topic: 'presse' });
  on.now = new Date(on.now.getTime() + 60_000);
  const file = await upload('Grundriß 100%.pdf');
  const robert = await send(form, { name: 'Robert', topic: 'gruppen', plan: [file.id] }, file.headers);
  const ids = async (query: string) => (await get(`${form}/entries/?${query}`)).body.results.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([robert, clara]);
  expect(await ids('q=wieck')).toEqual([clara]);
  expect(await ids('q=PRESSE')).toEqual([clara]); // the words of the choice
  expect(await ids('q=100%25.pdf')).toEqual([robert]);
  expect(await ids('q=topic')).toEqual([]);
  expect(await ids('q=_____')).toEqual([]);
  await write('PATCH', `${form}/entries/${clara}/`, { assigned_to: on.editor.id, status: 'done', note: 'Rückruf' }, { revision: 1 });
  expect(await ids('assigned=me')).toEqual([clara]);
  expect(await ids('assigned=nobody&status=new')).toEqual([robert]);
  expect(await ids('q=Rückruf')).toEqual([clara]);
  const { results } = (await get(`${form}/entries/?status=done`, on.editor, 'en')).body;
  expect(results).toMatchObject([
    {
      assigned_to: { name: 'Ada Lang' },
      summary: [
        { label: 'name E', text: 'Clara Wieck' },
        { label: 'topic E', text: 'PRESSE E' },
      ],
    },
  ]);
  expect((await get(`${form}/entries/?page=2`)).status).toBe(404);
});

test('an entry has its questions as they were, its neighbours, and the day on which it goes', async () => {
  const form = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'] });
  const first = await send(form, { name: 'Clara', email: 'clara@haus.example', email2: 'clara@haus.example' });
  const second = await send(form, { name: 'Robert' });
  await settled();
  await on.site.db.updateTable('form_field').set({ label: '{"de":"Anders"}' }).where('slug', '=', 'name').execute();
  const { body } = await get(`${form}/entries/${first}/`);
  expect(body).toMatchObject({
    form: { id: form, name: 'Kontakt' },
    answers: [
      { slug: 'name', label: 'name', text: 'Clara' },
      { slug: 'email', text: 'clara@haus.example' },
    ],
    sender: 'clara@haus.example',
    deliveries: [{ kind: 'house', recipient: 'karten@haus.example', done_at: expect.any(String) }],
    delete_at: '2027-05-20T18:00:00+02:00',
    newer: second,
    older: null,
  });
  expect(body.staff).toEqual([{ id: on.editor.id, name: 'Ada Lang' }]);
});

test('of two editors the second is told that the first was quicker', async () => {
  const form = await insertForm(on.site.db, contact);
  const entry = await send(form, { name: 'Clara' });
  const path = `${form}/entries/${entry}/`;
  const answers = await Promise.all(['eins', 'zwei'].map((note) => write('PATCH', path, { note }, { revision: 1 })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await get(path)).body.revision).toBe(2);
  expect((await write('PATCH', path, { assigned_to: on.visitor.id }, { revision: 2 })).body.code).toBe('no_such_colleague');
  expect((await write('PATCH', path, { assigned_to: null }, { revision: 2 })).status).toBe(200);
});

test('several are marked at once, and those alone that were not so before are taken back', async () => {
  const form = await insertForm(on.site.db, contact);
  const ids = [await send(form, { name: 'A' }), await send(form, { name: 'B' })];
  await write('PATCH', `${form}/entries/${ids[0]}/`, { status: 'done' }, { revision: 1 });
  const elsewhere = await send(await insertForm(on.site.db, contact), { name: 'C' });
  expect((await write('POST', `${form}/entries-status/`, { ids: [...ids, elsewhere], status: 'done' })).body.changed).toEqual([ids[1]]);
  expect((await get(`${form}/entries/`)).body.totals).toMatchObject({ new: 0, done: 2 });
});

test('a file is handed out as a download alone', async () => {
  const form = await insertForm(on.site.db, contact);
  const file = await upload('Grundriß.pdf');
  const entry = await send(form, { name: 'Clara', plan: [file.id] }, file.headers);
  const [{ url }] = (await get(`${form}/entries/${entry}/`)).body.files;
  const response = await on.site.get(url, on.editor.headers);
  expect(await response.text()).toBe('%PDF-1.7\n1 0 obj\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment; filename="Grundri_.pdf"; filename*=UTF-8\'\'Grundri%C3%9F.pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  const other = await insertForm(on.site.db, contact);
  expect((await on.site.get(url.replace(`/${form}/`, `/${other}/`), on.editor.headers)).status).toBe(404);
  const waiting = await upload('unterwegs.pdf');
  expect((await on.site.get(url.replace(/\d+\/$/, `${waiting.id}/`), on.editor.headers)).status).toBe(404);
});

test('who has read, downloaded, exported and deleted is in the log, with of how many', async () => {
  const form = await insertForm(on.site.db, contact);
  const ids = [await send(form, { name: 'A' }), await send(form, { name: 'B' })];
  await get(`${form}/entries/`);
  await get(`${form}/entries/${ids[0]}/`);
  await get(`${form}/entries-export/`);
  await write('POST', `${form}/entries-delete/`, { ids });
  const manager = await on.site.signIn('manager');
  const { results } = await (await on.site.get('/de/api/audit/', manager.headers)).json();
  expect(results.map(({ verb, title, amount, times }: Record<string, unknown>) => [verb, title, amount, times]).toSorted()).toEqual([
    ['entries_deleted', 'Kontakt', 2, 1],
    ['entries_exported', 'Kontakt', 2, 1],
    ['entries_read', 'Kontakt', 3, 2],
  ]);
  expect(results[0].user.id).toBe(on.editor.id);
  await on.site.db.deleteFrom('site_user').where('id', '=', manager.id).execute();
});

test('a list and an entry take as many statements for one as for many', async () => {
  const form = await insertForm(on.site.db, contact);
  const entry = await send(form, { name: 'A' });
  const count = async (path: string) => {
    await get(path); // noted as read: the next one is counted with it
    on.statements.length = 0;
    await get(path);
    return on.statements.filter(({ text }) => /form|audit_log|site_user/.test(text)).length;
  };
  const before = [await count(`${form}/entries/`), await count(`${form}/entries/${entry}/`), await count(`${form}/entries-export/`)];
  for (const name of ['B', 'C', 'D', 'E']) await send(form, { name });
  expect([await count(`${form}/entries/`), await count(`${form}/entries/${entry}/`), await count(`${form}/entries-export/`)]).toEqual(before);
});
