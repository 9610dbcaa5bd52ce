import { expect, test } from 'vitest';
import { insertEvent, insertProduction, insertRoom, insertType } from '#features/programme/build.ts';
import { recordingDatabase } from '../../../../tests/support/database/recording-database.ts';
import { testDatabaseWithUrl } from '../../../../tests/support/database.ts';
import { readDates } from './read-dates.server.ts';

const { db, url } = await testDatabaseWithUrl();
const { recording, queries } = recordingDatabase(url);

test('the dates of a month are read by as many statements however many there are', async () => {
  const type_id = await insertType(db);
  const [production_id, room_id] = [await insertProduction(db, { type_id }), await insertRoom(db)];
  const count = async (n: number) => {
    for (let i = 0; i < n; i++)
      await insertEvent(db, { type_id, production_id, room_id, id_jet: `J${n}-${i}`, date_start: new Date('2027-03-05T19:30:00+01:00') });
    queries.length = 0;
    const { dates } = await readDates(
      { db: recording, now: new Date('2027-01-01T12:00:00Z'), baseUrl: 'https://haus.example' },
      { from: '2027-03-01', until: '2027-03-31' },
    );
    return [dates.length, queries.length];
  };
  await count(1); // settings are read once
  const [few, statements] = await count(1);
  const [many, same] = await count(40);
  expect([few, many]).toEqual([2, 42]);
  expect(same).toBe(statements);
});
