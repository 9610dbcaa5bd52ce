import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { insertPicture } from '../../../../tests/support/record-values.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { production } from '../../productions/records/production.resource.ts';
import { insertEvent, insertProduction, insertRoom, insertType } from '../build.ts';
import { event } from '../records/event.resource.ts';
import { copiedColumns, copiedTables } from './queries/copied-parts.server.ts';

let site: TestApp;
let manager: SignedIn;
let source: { event: number; production: number };
beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  const { db } = site;
  const type_id = await insertType(db, { de: 'Oper', en: 'Opera' });
  const production_id = await insertProduction(db, { type_id, title: { de: 'Wozzeck' } });
  const details = JSON.stringify({ age_from: 12, admission: 'free', sale_starts: '2026-09-01T10:00:00+02:00' });
  const own = await insertEvent(db, { production_id, type_id, room_id: await insertRoom(db), important_info: { de: 'Einlass 19 Uhr' }, details });
  source = { event: own, production: production_id };
  await db
    .updateTable('production')
    .set({ details, promoter: JSON.stringify({ de: 'Verein' }) })
    .where('id', '=', production_id)
    .execute();
  const { id: person_id } = await db.insertInto('person').values({ name: 'Ada Moll', sort_name: 'moll' }).returning('id').executeTakeFirstOrThrow();
  const { id: work_id } = await db
    .insertInto('work')
    .values({ key: 'wozzeck', title: JSON.stringify({ de: 'Wozzeck' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: partner_id } = await db.insertInto('partner').values({ name: 'Werft' }).returning('id').executeTakeFirstOrThrow();
  const asset_id = await insertPicture(db);
  for (const owner of [{ event_id: own }, { production_id }]) {
    for (const position of [1, 2])
      await db
        .insertInto('credit')
        .values({ ...owner, person_id, position })
        .execute();
    await db
      .insertInto('programme_item')
      .values({ ...owner, work_id, position: 1 })
      .execute();
    await db
      .insertInto('event_media')
      .values({ ...owner, asset_id, position: 1 })
      .execute();
    await db
      .insertInto('partnership')
      .values({ ...owner, partner_id, kind: 'sponsor', position: 1 })
      .execute();
  }
});

async function copy(kind: 'event' | 'production', query: string) {
  const path = `${kind}s`;
  const { body } = await recordCalls(site, path, manager).get(`${source[kind]}/`);
  const values =
    kind === 'event'
      ? { production_id: body.production_id, type_id: body.type_id, room_id: body.room_id, date_start: body.date_start }
      : { title: { de: 'Kopie' }, type_id: body.type_id };
  return recordCalls(site, path, manager).post(query, values);
}

const rowsOf = async (kind: 'event' | 'production', id: number) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(copiedTables).map(async ([part, table]) => {
        const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table[0])} where ${sql.ref(`${kind}_id`)} = ${id}`.execute(
          site.db,
        );
        return [part, rows[0]?.n];
      }),
    ),
  );

describe.each(['event', 'production'] as const)('the copy of a record with parts: %s', (kind) => {
  test('takes along what is chosen, never when its sale begins', async () => {
    const { status, body } = await copy(kind, `?copy_of=${source[kind]}&parts=details,credits,works,media,partners`);
    expect([status, body.fields]).toEqual([200, undefined]);
    expect(await rowsOf(kind, body.id)).toEqual({ credits: 2, works: 1, media: 1, partners: 1 });
    const row = await site.db.selectFrom(kind).selectAll().where('id', '=', body.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ details: { age_from: 12, admission: 'free' } });
    expect(row.details).not.toHaveProperty('sale_starts');
    expect(row).toMatchObject(kind === 'event' ? { important_info: { de: 'Einlass 19 Uhr' } } : { promoter: { de: 'Verein' } });
    expect(body.revision).toBe(row.revision);
  });

  test('takes nothing else along', async () => {
    const { body } = await copy(kind, `?copy_of=${source[kind]}&parts=works`);
    expect(await rowsOf(kind, body.id)).toEqual({ credits: 0, works: 1, media: 0, partners: 0 });
    expect(await site.db.selectFrom(kind).select('details').where('id', '=', body.id).executeTakeFirst()).toEqual({ details: {} });
    expect(await rowsOf(kind, (await copy(kind, '')).body.id)).toEqual({ credits: 0, works: 0, media: 0, partners: 0 });
  });

  test('is not made of a record that is gone, nor with a part that there is not', async () => {
    const count = () =>
      site.db
        .selectFrom(kind)
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirst();
    const before = await count();
    expect([(await copy(kind, '?copy_of=999999&parts=works')).status, (await copy(kind, `?copy_of=${source[kind]}&parts=id_jet`)).status]).toEqual([404, 400]);
    expect(await count()).toEqual(before);
  });

  test('every column beside the fields is either taken along or named here', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns where table_name = ${kind} and is_generated = 'NEVER' and is_identity = 'NO'`.execute(site.db);
    const fields: readonly string[] = (kind === 'event' ? event : production).fieldNames;
    const ownColumns = ['sequence', 'updated_at', 'revision', 'tag_ids', 'series_ids', 'genre_ids', 'waits_for_production', 'derived_occasion', 'seat_groups'];
    const ofRun = ['rescheduled_to', 'replaced_by', 'first_day', 'last_day', 'last_over'];
    const unnamed = rows.map(({ name }) => name).filter((name) => ![...fields, 'details', ...copiedColumns[kind], ...ownColumns, ...ofRun].includes(name));
    expect(unnamed).toEqual([]);
  });
});
