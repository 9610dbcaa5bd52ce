import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayCall } from '../../../src/api/user.ts';
import { resources } from '../../../src/app/resources.ts';
import { type Field, isReadOnly } from '../../../src/content/index.ts';
import { fieldsFor } from '../../../src/resources/declaration/fields-for.ts';
import type { Store } from '../../../src/resources/server/store.server.ts';
import { type Role, roles } from '../../../src/roles.ts';
import { stores } from '../../../src/server/resources.server.ts';
import { operations } from '../../../src/server/site.server.ts';
import { type SignedIn, type TestApp, testApp } from '../../support/app.ts';
import { tablesWritten } from '../../support/everything.ts';
import { isRecordCall } from '../../support/record-call.ts';
import { sampleRecords } from '../../support/record-values.ts';
import { recordCalls } from '../../support/records.ts';

// What holds for every record: a new one is covered when it is declared.
let site: TestApp;
let admin: SignedIn;
const people: Partial<Record<Role, SignedIn>> = {};
let serial = 0;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  for (const role of roles) people[role] = await site.signIn(role);
  admin = people.admin as SignedIn; // of one of the roles
});

/** What the box office writes for itself is no part of a history; what staff write of it is. */
const ofBoxOffice = new Set(['event.prices']);

describe.each(resources.resources.map((resource) => ({ name: resource.name, resource })))('$name', ({ resource }) => {
  const store = stores.get(resource.name) as Store; // a site without it does not start
  const calls = operations.map(({ endpoint }) => endpoint).filter((endpoint) => isRecordCall(resource, endpoint));
  const as = (who: SignedIn) => recordCalls(site, resource.path, who);
  /** A new record, by way of its form; of what there is one alone that one, filled in anew. */
  const make = async () => {
    const sample = await sampleRecords(site.db, resource, ++serial);
    const only = resource.single && (await as(admin).get('1/')).body;
    const { status, body } = await (only ? as(admin).change(1, only.revision, sample.first) : as(admin).create(sample.first));
    expect({ status, body: status === 200 ? '' : body }).toEqual({ status: 200, body: '' });
    return { ...sample, record: body };
  };

  test('is answered as it was written, and in the list where there is one', async () => {
    const { first, record } = await make();
    const stored = (await as(admin).get(`${record.id}/`)).body;
    for (const [field, value] of Object.entries(first)) expect({ field, value: withoutIds(stored[field]) }).toEqual({ field, value });
    if (resource.single) return;
    const list = (await as(admin).get(`?ids=${record.id}&fields=${resource.fieldNames.join(',')}`)).body;
    expect([list.count, list.results[0].label]).toEqual([1, record.meta.label]);
    expect((await as(admin).get(`options/?ids=${record.id}`)).body).toMatchObject([{ id: record.id, label: record.meta.label }]);
  });

  test.each(calls)('$method $path is for those of its role, with a token and the revision that is there', async (endpoint) => {
    const { record, changes } = await make();
    const least = roles.find((role) => mayCall(endpoint.access, { id: 0, role })) as Role; // no call is for nobody
    const [, change = {}] = changes.find(([field]) => fieldsFor(resource, least).writable.has(field)) ?? [];
    const binned = endpoint.path.includes('bin/{id}') ? await bin(record) : 0;
    const path = `/de${endpoint.path.replace('{id}', String(binned || record.id))}`;
    const [entry] = binned ? [] : (await as(admin).get(`${record.id}/history/`)).body.results;
    const body = JSON.stringify(
      endpoint.path.endsWith('bulk/')
        ? { ids: [record.id], set: {} }
        : endpoint.path.endsWith('undo/')
          ? { batch: 'none-of-them' }
          : endpoint.path.endsWith('import/')
            ? { text: 'nothing;of\nit;all' }
            : endpoint.path.endsWith('restore/')
              ? { entry: entry.id }
              : endpoint.path.endsWith('retention/')
                ? { days: record.retention_days }
                : endpoint.method === 'POST' && endpoint.path === `/api/cms-${resource.path}/`
                  ? (await sampleRecords(site.db, resource, ++serial)).first
                  : change,
    );
    const send = (headers: Record<string, string>, revision = record.revision) =>
      site.app.request(path, {
        method: endpoint.method,
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `sweep-of-records-${++keys}`, 'If-Match': `"${revision}"`, ...headers },
        ...(endpoint.method !== 'GET' && { body }),
      });
    await tablesWritten(site.db);
    expect((await send(site.csrf)).status).toBe(401);
    for (const role of roles) {
      if (mayCall(endpoint.access, { id: 0, role })) continue;
      const refused = await send(people[role]?.headers ?? {});
      expect([role, refused.status, (await refused.json()).code]).toEqual([role, 403, 'not_allowed']);
    }
    if (endpoint.method !== 'GET') {
      const { Cookie } = admin.headers;
      expect(await (await send({ Cookie })).json()).toMatchObject({ code: 'csrf_failed' });
    }
    if (endpoint.write === 'change') {
      const late = await send(admin.headers, record.revision + 1);
      expect([late.status, await late.json()]).toMatchObject([409, { code: 'stale', detail: { id: record.id, revision: record.revision } }]);
    }
    // Who may comes as far as the body or the revision, which are wrong.
    for (const role of roles.filter((one) => mayCall(endpoint.access, { id: 0, role: one }))) {
      if (endpoint.write === 'create' && !endpoint.body) continue; // nothing about it can be wrong
      const wrong = { method: endpoint.method, headers: { ...people[role]?.headers, 'Content-Type': 'application/json', 'If-Match': '"999999"' } };
      const answer = await site.app.request(path, {
        ...wrong,
        headers: { ...wrong.headers, 'Idempotency-Key': `sweep-of-records-${++keys}` },
        ...(endpoint.method !== 'GET' && { body: '{"__wrong":1}' }),
      });
      if (endpoint.method === 'GET') expect([role, answer.status]).toEqual([role, 200]);
      else expect([role, [400, 409].includes(answer.status)]).toEqual([role, true]);
    }
    expect(await tablesWritten(site.db)).toEqual([]);
    const answer = await send(people[least]?.headers ?? {});
    expect([200, 204, ...(endpoint.path.endsWith('undo/') ? [404] : [])]).toContain(answer.status);
  });

  const bin = async (record: { id: number; revision: number }): Promise<number> => {
    expect((await as(admin).remove(record.id, record.revision)).status).toBe(204);
    return (await as(admin).get('bin/')).body[0].id;
  };

  test('takes no field that is not its own', async () => {
    const { record } = await make();
    await tablesWritten(site.db);
    const counted = resource.fieldNames.filter((name) => isReadOnly(resource.fields[name] as Field));
    for (const foreign of ['id', 'revision', 'list_title', 'created_by', '__proto__x', ...counted]) {
      const answer = await as(admin).change(record.id, record.revision, { [foreign]: 1 });
      expect([foreign, answer.status, answer.body.code]).toEqual([foreign, 400, 'invalid_input']);
      if (resource.single) continue;
      expect((await as(admin).create({ [foreign]: 1 })).status).toBe(400);
      expect((await as(admin).post('bulk/', { ids: [record.id], set: { [foreign]: 1 } })).status).toBe(400);
      if (foreign === 'id') continue; // of a table that is read in it says which record is meant
      const read = (await as(admin).post('import/', { text: JSON.stringify([{ id: record.id, [foreign]: 1 }]), columns: { [foreign]: foreign } })).body;
      expect([foreign, read.changed, read.columns.at(-1).field]).toEqual([foreign, 0, null]);
    }
    expect(await tablesWritten(site.db)).toEqual([]);
  });

  const partlyWritable = roles.filter((role) => {
    const { size } = fieldsFor(resource, role).writable;
    return size > 0 && size < resource.fieldNames.filter((name) => !isReadOnly(resource.fields[name] as Field)).length;
  });
  test.skipIf(partlyWritable.length === 0)('lets nobody change fields of others, by whichever way', async () => {
    for (const role of partlyWritable) {
      const { writable } = fieldsFor(resource, role);
      const { record, changes } = await make();
      const calls = as(people[role] as SignedIn); // all are signed in
      const foreign = changes.filter(([name]) => !writable.has(name));
      expect(foreign.length).toBeGreaterThan(0);
      await tablesWritten(site.db);
      for (const [name, change] of foreign) {
        for (const method of ['POST', 'PATCH'] as const) {
          const refused = await calls.change(record.id, record.revision, change, method);
          expect([role, name, refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([role, name, 400, expect.arrayContaining([name])]);
        }
        const many = await calls.post('bulk/', { ids: [record.id], set: change });
        expect([role, name, many.body.changed ?? many.status, many.body.refused?.length ?? 1]).toEqual([role, name, many.status === 400 ? 400 : 0, 1]);
      }
      expect(await tablesWritten(site.db)).toEqual([]);
      const [[name, change] = ['', {}]] = foreign;
      const [made] = (await as(admin).get(`${record.id}/history/`)).body.results;
      const changed = (await as(admin).change(record.id, record.revision, change)).body;
      await tablesWritten(site.db);
      const restored = await calls.restore(record.id, changed.revision, made.id);
      const after = (await as(admin).get(`${record.id}/`)).body;
      expect([role, name, restored.status, after[name]]).toEqual([role, name, expect.any(Number), changed[name]]);
    }
  });

  test('has each change of each field in its history, by whichever way it was made', async () => {
    const names = resource.fieldNames.filter((name) => !isReadOnly(resource.fields[name] as Field));
    // One record for all of them, led back to how it was made after each: what it refers to is dear to make.
    const { first, record, changes } = await make();
    const made = (await as(admin).get(`${record.id}/history/`)).body.results[0];
    for (const name of names) {
      const [, change = {}] = changes.find(([field]) => field === name) ?? [];
      const current = async () => (await as(admin).get(`${record.id}/`)).body;
      const last = async () => (await as(admin).get(`${record.id}/history/`)).body.results[0];
      const expectLast = async (via: string, before: unknown, after: unknown) => {
        const entry = await last();
        const line = entry.changes.find(({ field }: { field: string }) => field === name);
        expect({ name, via: entry.via, before: withoutIds(line?.before), after: withoutIds(line?.after) }).toEqual({
          name,
          via,
          before: withoutIds(before),
          after: withoutIds(after),
        });
      };
      const begun = await current();
      const old = begun[name];
      expect({ name, old: withoutIds(old) }).toEqual({ name, old: withoutIds(record[name]) });
      const changed = await as(admin).change(record.id, begun.revision, change, names.indexOf(name) % 2 === 0 ? 'POST' : 'PATCH');
      expect({ name, status: changed.status, fields: changed.body.fields }).toEqual({ name, status: 200, fields: undefined });
      const now = changed.body[name];
      expect(withoutIds(now)).toEqual(change[name]);
      await expectLast('form', old, now);
      expect((await as(admin).restore(record.id, changed.body.revision, made.id)).status).toBe(200);
      await expectLast('restore', now, old);
      if (!resource.single && resource.bulk.includes(name)) {
        const many = (await as(admin).post('bulk/', { ids: [record.id], set: change })).body;
        expect({ name, refused: many.refused, changed: many.changed }).toEqual({ name, refused: [], changed: 1 });
        await expectLast('bulk', old, now);
        await as(admin).post('undo/', { batch: many.batch });
        await expectLast('undo', now, old);
      }
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null));
      const isRead = !resource.single && Object.keys(given).length === Object.keys(change).length;
      if (isRead) {
        const read = (await as(admin).post('import/', { text: JSON.stringify([{ id: record.id, ...given }]), preview: false })).body;
        expect({ name, lines: read.lines, written: read.written }).toMatchObject({ name, lines: [{ outcome: 'changed', problems: [] }], written: true });
        await expectLast('import', old, (await current())[name]);
      }
      if (!ofBoxOffice.has(`${resource.name}.${name}`)) {
        await writeDirectly(name, record.id, isRead ? Object.fromEntries(Object.keys(change).map((field) => [field, first[field]])) : change);
        const entry = await last();
        expect({ name, via: entry.via, fields: entry.changes.map(({ field }: { field: string }) => field) }).toMatchObject({
          name,
          via: 'other',
          fields: expect.arrayContaining([name]),
        });
      }
      await as(admin).restore(record.id, (await current()).revision, made.id);
    }
  }, 120_000); // an event has two dozen fields, each written in six ways

  async function writeDirectly(name: string, id: number, values: Record<string, unknown>): Promise<void> {
    const held = store.links[name] ?? store.parts[name];
    if (held) await sql`delete from ${sql.table(held.table)} where ${sql.ref(held.own)} = ${id}`.execute(site.db);
    else {
      const columns = sql.join(Object.keys(values).map((column) => sql.ref(column)));
      await sql`
        update ${sql.table(store.table)} set (${columns}) = (
          select ${columns} from jsonb_populate_record(null::${sql.table(store.table)}, ${JSON.stringify(values)}::jsonb)) where id = ${id}`.execute(site.db);
    }
  }

  test('searches through nothing that not everybody may read who may see it', () => {
    const hidden = Object.entries(resource.fieldAccess).flatMap(([name, { read }]) =>
      read && !mayCall(read, { id: 0, role: resource.access.read }) ? [name] : [],
    );
    expect([resource.title, ...resource.list.search].filter((name) => hidden.includes(name))).toEqual([]);
  });
});

/** Rows as they were written: their numbers are the database's. */
function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row) =>
    typeof row === 'object' && row !== null && 'id' in row ? Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'id')) : row,
  );
}
