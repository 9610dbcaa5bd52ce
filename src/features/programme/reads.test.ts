import { expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { insertEvent } from './build.ts';
import type { ProgrammeContract } from './contract.ts';
import { programmeOperations } from './index.server.ts';

test('a page’s log names every table that its calls read, and until when the answer holds', async () => {
  const db = await testDatabase();
  await insertEvent(db, { date_start: '2026-12-04T19:30:00+01:00' });
  const now = new Date('2026-11-21T20:00:00+01:00');
  const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db, { now })));
  const log = new ReadDependencies();
  await recordReads(log, () =>
    Promise.all([
      api.get('/api/events/', { language: 'de' }),
      api.get('/api/event-filters/', { language: 'de' }),
      api.get('/api/teasers/', { language: 'de' }),
    ]),
  );
  expect([...log.tables].sort()).toEqual(['asset', 'event', 'exhibition_type', 'genre', 'production', 'room', 'series', 'tag', 'teaser']);
  expect(log.staleAt?.toISOString()).toBe('2026-11-21T23:00:00.000Z');
});

test('a list holds until the first of its events is over, from whatever day it begins', async () => {
  const db = await testDatabase();
  await insertEvent(db, { date_start: '2026-11-21T11:00:00+01:00', date_end: '2026-11-21T20:30:00+01:00' });
  await insertEvent(db, { date_start: '2026-11-21T18:15:00+01:00' });
  const now = new Date('2026-11-21T20:00:00+01:00');
  const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db, { now })));
  const holds = async (query: { date?: string }) => {
    const log = new ReadDependencies();
    await recordReads(log, () => api.get('/api/events/', { language: 'de', query }));
    return log.staleAt && toBerlinIso(log.staleAt);
  };
  expect(await holds({})).toBe('2026-11-21T20:15:00+01:00');
  expect(await holds({ date: '21-11-2026' })).toBe('2026-11-21T20:15:00+01:00');
  await insertEvent(db, { date_start: '2026-11-15T10:00:00+01:00', date_end: '2026-11-21T20:12:00+01:00' });
  expect(await holds({})).toBe('2026-11-21T20:12:00+01:00');
  await insertEvent(db, { date_start: '2026-11-15T00:00:00+01:00', date_end: '2026-11-21T20:10:00+01:00', time_known: false });
  expect(await holds({})).toBe('2026-11-21T20:10:00+01:00');
});

test('the page of an event of several days holds no longer than its day', async () => {
  const db = await testDatabase();
  const id = await insertEvent(db, { date_start: '2026-11-21T11:00:00+01:00', date_end: '2026-12-20T18:00:00+01:00' });
  const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db, { now: new Date('2026-11-21T20:00:00+01:00') })));
  const log = new ReadDependencies();
  await recordReads(log, () => api.get('/api/events/{id}/', { language: 'de', parameters: { id } }));
  expect(log.staleAt && toBerlinIso(log.staleAt)).toBe('2026-11-22T00:00:00+01:00');
});
