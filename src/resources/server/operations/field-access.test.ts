import { beforeAll, expect, test } from 'vitest';
import { Services } from '#api/service.server.ts';
import { lineField, linkField, pictureField } from '#content/index.ts';
import type { Role } from '#roles.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { defineResource } from '../../declaration/define-resource.ts';
import { createResourceRegistry } from '../../declaration/registry.ts';
import { createStoreRegistry, storedIn } from '../store.server.ts';
import { resourceOperations } from './resource-operations.server.ts';

// A record of which not everybody of the staff may see or write each field.
const label = { de: 'Feld', en: 'Field' };
const partner = defineResource({
  name: 'partner',
  path: 'secrets',
  label: { one: label, many: label },
  description: label,
  icon: 'lock',
  group: 'site',
  access: { read: 'editor', write: 'editor', remove: 'admin' },
  fields: {
    name: lineField({ label, required: true, shared: true }),
    link: linkField({ label: { de: 'Geheim', en: 'Secret' }, shared: true }),
    image_id: pictureField({ label }),
  },
  fieldAccess: { link: { read: 'manager' }, image_id: { write: 'admin' } },
  title: 'name',
  list: { columns: ['link', 'image_id'], filters: [], search: ['name'] },
  form: [{ title: label, fields: ['name', 'link', 'image_id'] }],
});
const db = await testDatabase();
const stores = createStoreRegistry(createResourceRegistry([partner]), [storedIn(partner)], { pictures: async () => ({}) });
const operations = resourceOperations(stores);
const people: Partial<Record<Role, number>> = {};
let keys = 0;
let id = 0;
let picture = 0;

beforeAll(async () => {
  for (const role of ['editor', 'manager', 'admin'] as const)
    people[role] = (
      await db
        .insertInto('site_user')
        .values({ email: `${role}@haus.example`, role, name: role })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  id = (await db.insertInto('partner').values({ name: 'Bank', link: 'https://geheim.example' }).returning('id').executeTakeFirstOrThrow()).id;
  const row = { file: 'x.jpg', content_type: 'image/jpeg', width: 1, height: 1, color: '#777777' };
  picture = (await db.insertInto('asset').values(row).returning('id').executeTakeFirstOrThrow()).id;
});

/** The answer of a call as JSON, whatever its shape; what it refuses is thrown. */
async function call(role: Role, method: string, rest: string, { query = {}, body, revision }: { query?: object; body?: unknown; revision?: number } = {}) {
  const operation = operations.find(({ endpoint }) => endpoint.method === method && endpoint.path === `/api/cms-secrets/${rest}`);
  const headers: Record<string, string> = { 'Idempotency-Key': `field-access-${++keys}`, ...(revision && { 'If-Match': `"${revision}"` }) };
  const services = new Services();
  const answer = await operation?.run(
    { parameters: rest.includes('{id}') ? { id: String(id) } : {}, query: { ...query }, body },
    {
      db,
      language: 'de',
      now: new Date('2026-11-21T17:00:00+01:00'),
      baseUrl: '',
      user: { id: people[role] ?? 0, role },
      visitor: { address: '', device: '', isHere: false },
      service: (key) => services.get(key),
      header: (name) => headers[name],
      cookie: () => undefined,
      setCookie: () => {},
    },
  );
  return JSON.parse(JSON.stringify(answer));
}

test('what somebody may not read is in no answer, by no call', async () => {
  const record = await call('manager', 'GET', '{id}/');
  await call('manager', 'PATCH', '{id}/', { body: { link: 'https://geheimer.example' }, revision: record.revision });
  const answers = [
    await call('editor', 'GET', '{id}/'),
    await call('editor', 'GET', '', { query: { fields: 'link,image_id' } }),
    await call('editor', 'GET', '{id}/history/'),
    await call('editor', 'GET', 'export/'),
    await call('editor', 'GET', 'export/', { query: { format: 'json', fields: 'link' } }),
    await call('editor', 'POST', 'import/', { body: { text: `id;link\n${id};https://x.example`, preview: true } }),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/geheim/i);
  expect((await call('manager', 'GET', '{id}/history/')).results[0].changes[0]).toMatchObject({ field: 'link', before: 'https://geheim.example' });
});

test('nor is it found by sorting or by asking for what lacks it', async () => {
  await db.insertInto('partner').values({ name: 'Zuletzt', link: '' }).execute();
  const names = async (role: Role, query: object) => (await call(role, 'GET', '', { query })).results.map(({ label: name }: { label: string }) => name);
  expect(await names('manager', { sort: '-link' })).toEqual(['Bank', 'Zuletzt']);
  expect(await names('editor', { sort: 'link' })).toEqual(await names('editor', { sort: '-link' }));
  expect([await names('manager', { missing: 'link' }), await names('editor', { missing: 'link' })]).toEqual([['Zuletzt'], ['Bank', 'Zuletzt']]);
});

test('a field of others is refused by form, bulk and import; as it stands it may be sent along', async () => {
  const { revision } = await call('manager', 'GET', '{id}/');
  const refused = { fields: { image_id: ['Dieses Feld dürfen Sie nicht ändern.'] } };
  await expect(call('manager', 'PATCH', '{id}/', { body: { image_id: picture }, revision })).rejects.toMatchObject(refused);
  expect((await call('manager', 'POST', 'bulk/', { body: { ids: [id], set: { image_id: picture } } })).refused[0].reasons).toEqual(refused.fields.image_id);
  expect((await call('manager', 'POST', 'import/', { body: { text: `id;image_id\n${id};${picture}` } })).columns[1].field).toBeNull();
  expect((await call('manager', 'PATCH', '{id}/', { body: { name: 'Bank', image_id: null }, revision })).revision).toBe(revision);
  expect((await call('admin', 'PATCH', '{id}/', { body: { image_id: picture }, revision })).image_id).toBe(picture);
});
