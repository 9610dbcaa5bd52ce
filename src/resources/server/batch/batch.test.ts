import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { everything } from '../../../../tests/support/everything.ts';
import { recordCalls } from '../../../../tests/support/records.ts';

let site: TestApp;
let manager: SignedIn;
let persons: ReturnType<typeof recordCalls>;
let category = 0;
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  persons = recordCalls(site, 'persons', manager);
  category = (await recordCalls(site, 'person-categories', manager).create({ name: { de: 'Technik' } })).body.id;
  for (const name of ['Eins', 'Zwei', 'Drei']) await persons.create({ name });
});
const ids = async () => (await persons.get('?sort=name')).body.results.map(({ id }: { id: number }) => id);

test('a preview tells the number and writes nothing, not even in the log', async () => {
  const before = await everything(site.db);
  expect((await persons.post('bulk/', { where: {}, set: { category_id: category }, preview: true })).body).toEqual({
    batch: null,
    changed: 3,
    unchanged: 0,
    refused: [],
  });
  expect(await everything(site.db)).toBe(before);
});

test('several are changed at once, noted as one act, and taken back as one', async () => {
  const all = await ids();
  const { status, body } = await persons.post('bulk/', { where: { q: 'ei' }, set: { category_id: category } });
  expect([status, body]).toEqual([200, { batch: expect.any(String), changed: 3, unchanged: 0, refused: [] }]);
  const entry = (await persons.get(`${all[0]}/history/`)).body.results[0];
  expect(entry).toMatchObject({
    via: 'bulk',
    batch: body.batch,
    changes: [{ field: 'category_id', before: null, after: category }],
    labels: { person_category: { [category]: { label: 'Technik' } } },
  });
  const { revision } = (await persons.get(`${all[1]}/`)).body;
  await persons.change(all[1], revision, { category_id: null });
  const undone = await persons.post('undo/', { batch: body.batch });
  expect(undone.body).toMatchObject({ changed: 2, refused: [{ id: all[1], label: 'Eins', reasons: ['Wurde seither geändert: Bereich des Hauses.'] }] });
  expect((await persons.get(`?category_id=${category}`)).body.count).toBe(0);
  const again = await persons.post('undo/', { batch: undone.body.batch });
  expect(again.body.changed).toBe(2);
  expect((await persons.post('undo/', { batch: 'nothing-of-it' })).body.code).toBe('no_such_batch');
});

test('where one cannot be changed none is, and it is told which and why', async () => {
  const before = await everything(site.db);
  const all = await ids();
  const { body } = await persons.post('bulk/', { ids: [...all, 999_999], set: { kind: 'ensemble' } });
  expect(body).toMatchObject({ batch: null, refused: [{ id: 999_999, reasons: ['Gibt es nicht mehr.'] }] });
  expect((await persons.post('bulk/', { ids: all, set: { kind: 'choir' } })).body.refused).toHaveLength(3);
  expect((await persons.post('bulk/', { ids: all, set: { category_id: 999_999 } })).body.refused).toHaveLength(3);
  expect((await persons.post('bulk/', { ids: all, set: { name: 'Alle' } })).body.fields).toEqual({
    'set.name': ['Dieses Feld lässt sich nicht für mehrere auf einmal ändern.'],
  });
  expect((await persons.post('bulk/', { set: { kind: 'ensemble' } })).status).toBe(400);
  expect(await everything(site.db)).toBe(before);
});

test('what a constraint of the table refuses is said at the one of which it is so', async () => {
  await persons.create({ name: 'Eins', kind: 'ensemble' });
  const [first] = (await persons.get('?q=eins&kind=person')).body.results;
  const { body } = await persons.post('bulk/', { ids: [first.id], set: { kind: 'ensemble' } });
  expect(body.refused).toEqual([{ id: first.id, label: 'Eins', reasons: ['Das gibt es schon. Bitte wählen Sie etwas anderes.'] }]);
});
