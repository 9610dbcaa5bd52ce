import { beforeEach, expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { ReadDependencies, recordReads } from '#db/read-dependencies.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import type { Alert } from './contract.ts';
import { alertsOperations } from './handlers.server.ts';

const db = await testDatabase();
const now = new Date('2026-11-21T12:00:00+01:00');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

beforeEach(() => db.deleteFrom('alert').execute());

async function ask(language: 'de' | 'en' = 'de', at = now): Promise<Alert[]> {
  const transport = localTransport(alertsOperations, buildRequestContext(db, { now: at }));
  return (await transport({ method: 'GET', path: '/api/breaking-news/', language })) as Alert[]; // what the contract's handler returns
}

const store = (title: string, rest: { is_online?: boolean; visible_from?: Date; visible_until?: Date; sort?: number } = {}) =>
  db
    .insertInto('alert')
    .values({ title: JSON.stringify({ de: title, en: `${title} (en)` }), is_online: true, ...rest })
    .execute();

const titles = (alerts: Alert[]) => alerts.map(({ title }) => title);

test('those to be seen now, by `sort`: from the first instant, before the second', async () => {
  await store('später wichtig', { sort: 2 });
  await store('zuerst', { sort: 1, visible_from: now, visible_until: minutes(1) });
  await store('kommt', { visible_from: minutes(1) });
  await store('vorbei', { visible_until: now });
  await store('Entwurf', { is_online: false });
  expect(titles(await ask())).toEqual(['zuerst', 'später wichtig']);
  expect(titles(await ask('en'))).toEqual(['zuerst (en)', 'später wichtig (en)']);
});

test('a page that shows them is stale when one comes or goes', async () => {
  await store('kommt', { visible_from: minutes(30) });
  await store('geht', { visible_until: minutes(20) });
  await store('Entwurf', { is_online: false, visible_until: minutes(10) });
  await store('war schon', { visible_from: minutes(-5) });
  const log = new ReadDependencies();
  await recordReads(log, () => ask());
  expect([log.staleAt, [...log.tables]]).toEqual([minutes(20), ['alert']]);
});

test('names what is German because the English is missing', async () => {
  const link = JSON.stringify({ de: '/de/programm', en: '/en/events' });
  await db
    .insertInto('alert')
    .values({ title: JSON.stringify({ de: 'Sperrung', en: 'Closure' }), text: JSON.stringify({ de: 'Die Brücke ist zu.' }), link, is_online: true })
    .execute();
  const [alert] = await ask('en');
  expect(alert).toMatchObject({ title: 'Closure', text: 'Die Brücke ist zu.', link: { url: '/en/events' }, link_title: '', untranslated: ['text'] });
});

test('without any, an empty list', async () => expect(await ask()).toEqual([]));
