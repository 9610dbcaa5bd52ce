import { expect, test } from 'vitest';
import { december, runSite } from '../../../../../../tests/support/programme/run-site.ts';
import { insertEvent, insertRoom } from '../../../build.ts';

const run = runSite();

test('what overlaps in the room is named and forbids nothing: by its end, its usual duration, all day without a time', async () => {
  const room_id = await run.room();
  const other = { room_id, type_id: run.type_id, title: { de: 'Probe', en: 'Rehearsal' } };
  const at = (time: string) => new Date(`2026-12-${time}:00+01:00`);
  await insertEvent(run.site.db, { ...other, date_start: at('04T21:00'), date_end: at('04T23:30') }); // from 21:00, the run until 22:00
  await insertEvent(run.site.db, { ...other, date_start: at('05T17:45') }); // two hours as events usually take
  await insertEvent(run.site.db, { ...other, date_start: at('06T22:00'), date_end: at('06T23:00') }); // begins as the run ends
  await insertEvent(run.site.db, { ...other, date_start: at('07T00:00'), time_known: false });
  await insertEvent(run.site.db, { ...other, date_start: at('08T19:30'), status: 'cancelled' });
  await insertEvent(run.site.db, { ...other, date_start: at('01T10:00'), date_end: at('09T20:00'), title: { de: 'Schau' } }); // an exhibition stands beside the evenings
  await insertEvent(run.site.db, { ...other, room_id: await run.room(), date_start: at('08T19:30') });
  const { body } = await run.create(await run.production(), { room_id, dates: [...december(4, 5, 6, 7, 8, 12), { day: '2026-12-12', time: '21:00' }] });
  const named = body.dates.map(({ clashes }: { clashes: { label: string; id: number | null }[] }) =>
    clashes.map(({ label, id }) => (id === null ? 'the run' : label)),
  );
  expect(named).toEqual([['Probe'], ['Probe'], [], ['Probe'], [], ['the run'], ['the run']]);
  expect([body.written, body.dates[0].clashes[0]]).toEqual([
    true,
    expect.objectContaining({ date_start: '2026-12-04T21:00:00+01:00', date_end: '2026-12-04T23:30:00+01:00', time_known: true }),
  ]);
});

test('what is set up or cleared in the room counts, and what takes place in a room that disturbs it', async () => {
  const [room_id, beside, far] = [
    await insertRoom(run.site.db, { setup_minutes: 60 }),
    await insertRoom(run.site.db, { name: { de: 'Studio' } }),
    await run.room(),
  ];
  await run.site.db.insertInto('room_disturbance').values({ room_id: beside, other_id: room_id }).execute();
  const other = { type_id: run.type_id, title: { de: 'Probe' }, date_end: null };
  const at = (time: string) => new Date(`2026-12-${time}:00+01:00`);
  await insertEvent(run.site.db, { ...other, room_id, date_start: at('04T18:00'), date_end: at('04T19:00') });
  await insertEvent(run.site.db, { ...other, room_id: beside, date_start: at('05T21:00'), date_end: at('05T23:00') });
  await insertEvent(run.site.db, { ...other, room_id: beside, date_start: at('06T00:00'), time_known: false });
  await insertEvent(run.site.db, { ...other, room_id: beside, date_start: at('01T10:00'), date_end: at('09T20:00') });
  await insertEvent(run.site.db, { ...other, room_id: far, date_start: at('06T19:30') });
  const { body } = await run.create(await run.production(), { room_id, dates: december(4, 5, 6), preview: true });
  expect(body.dates.map(({ clashes }: { clashes: { rooms: string[] }[] }) => clashes.map(({ rooms }) => rooms))).toEqual([
    [[]],
    [['Studio', 'Großer Saal']],
    [],
  ]);
});
