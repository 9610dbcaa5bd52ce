import { expect, test } from 'vitest';
import { buildRequestContext } from '#api/build.ts';
import { client } from '#api/client.ts';
import { localTransport } from '#api/local-transport.server.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { insertEvent, insertProduction } from './build.ts';
import type { ProgrammeContract } from './contract.ts';
import { programmeOperations } from './index.server.ts';

// A name as the reader's language spells it, and what is not in that language marked.
const db = await testDatabase();
const api = client<ProgrammeContract>(localTransport(programmeOperations, buildRequestContext(db)));

test('works and those who take part', async () => {
  const production_id = await insertProduction(db);
  const event = await insertEvent(db, { production_id });
  const person = { name: 'Pjotr Tschaikowsky', names: JSON.stringify({ en: 'Pyotr Tchaikovsky' }), sort_name: 'tschaikowsky pjotr' };
  const { id } = await db.insertInto('person').values(person).returning('id').executeTakeFirstOrThrow();
  const title = JSON.stringify({ de: 'Der Nussknacker', en: 'The Nutcracker' });
  const work = await db.insertInto('work').values({ title, composer_id: id, key: 'nussknacker' }).returning('id').executeTakeFirstOrThrow();
  await db
    .insertInto('programme_item')
    .values({ production_id, work_id: work.id, note: JSON.stringify({ de: 'konzertant' }), position: 0 })
    .execute();
  await db.insertInto('credit').values({ production_id, person_id: id, position: 0 }).execute();

  const [german, english] = await Promise.all((['de', 'en'] as const).map((language) => api.get('/api/events/{id}/', { language, parameters: { id: event } })));
  expect(german?.works[0]).toMatchObject({ title: 'Der Nussknacker', composer: { name: 'Pjotr Tschaikowsky' }, note: 'konzertant' });
  expect(german?.works[0]).not.toHaveProperty('note_lang');
  expect(english?.works[0]).toMatchObject({ title: 'The Nutcracker', composer: { name: 'Pyotr Tchaikovsky' }, note: 'konzertant', note_lang: 'de' });
  expect(english?.credits[0]?.person.name).toBe('Pyotr Tchaikovsky');
});
