import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';
import { everything } from './everything.ts';

const db = await testDatabase();
const room = (de: string) => ({ name: JSON.stringify({ de, en: de }) });
const acts = {
  'a row written': () => db.insertInto('room').values(room('Saal')).execute(),
  'a row changed': () => db.updateTable('room').set(room('Halle')).execute(),
  'a row taken away': () => db.deleteFrom('room').execute(),
  'a row written again': () => db.insertInto('room').values(room('Saal')).execute(),
  'a table emptied': () => sql`truncate room cascade`.execute(db),
  'a promise in the queue': () => sql`insert into jobs.job (name, data) select name, '{}' from jobs.queue limit 1`.execute(db),
};

test.each(Object.entries(acts))('%s is another sum, and nothing is the same', async (_, act) => {
  const before = await everything(db);
  expect(await everything(db)).toBe(before);
  await act();
  const after = await everything(db);
  expect(after).not.toBe(before);
  expect(await everything(db)).toBe(after);
});

test('what is taken back is the same, and what is not yet there counts once it is', async () => {
  const before = await everything(db);
  await db
    .transaction()
    .execute(async (changing) => {
      await changing.insertInto('room').values(room('Foyer')).execute();
      expect(await everything(db)).toBe(before);
      throw new Error('taken back');
    })
    .catch(() => {});
  expect(await everything(db)).toBe(before);
  await db.transaction().execute(async (changing) => {
    await changing.insertInto('room').values(room('Foyer')).execute();
    expect(await everything(db)).toBe(before);
  });
  expect(await everything(db)).not.toBe(before);
});
