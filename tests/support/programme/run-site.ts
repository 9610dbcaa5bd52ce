import { beforeAll } from 'vitest';
import { insertProduction, insertRoom, insertType } from '../../../src/features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../app.ts';
import { type RecordedQuery, recordingDatabase } from '../database/recording-database.ts';
import { recordCalls } from '../records.ts';

export function runSite() {
  let site: TestApp;
  let manager: SignedIn;
  let type_id = 0;
  let statements: RecordedQuery[] = [];
  beforeAll(async () => {
    site = await testApp({
      connection: async (url) => {
        const { recording, queries } = recordingDatabase(url);
        statements = queries;
        return recording;
      },
    });
    manager = await site.signIn('manager');
    type_id = await insertType(site.db);
  });
  return {
    get site() {
      return site;
    },
    get statements() {
      return statements;
    },
    get type_id() {
      return type_id;
    },
    runs: () => recordCalls(site, 'production-dates', manager),
    events: () => recordCalls(site, 'events', manager),
    production: () => insertProduction(site.db, { title: { de: 'Wozzeck' }, type_id, image_id: null }),
    room: () => insertRoom(site.db),
    create: async (id: number, body: object) => recordCalls(site, 'production-dates', manager).post(`${id}/`, { minutes: 150, preview: false, ...body }),
    rowsOf: (id: number) => site.db.selectFrom('event').selectAll().where('production_id', '=', id).orderBy('date_start').orderBy('id').execute(),
  };
}

export const december = (...days: number[]) => days.map((day) => ({ day: `2026-12-${String(day).padStart(2, '0')}`, time: '19:30' }));
