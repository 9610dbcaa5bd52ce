import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#db/database.server.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { emptyProgramme, importText } from '../build.server.ts';
import type { Format } from '../source/formats.ts';

const file = [
  'Kennung;Titel;Titel (en);Datum;Uhrzeit;Ende;Saal;Art;Status;Schlagwörter;Beschreibung',
  'r-1;Nachtmusik;Night Music;+3;19:30;22:00;Ostsaal;Konzert;;Premiere;"Ein Abend.\nUnd mehr – „gut“; & günstig."',
  'r-2;Nachtmusik;Night Music;+4;;;Ostsaal;Konzert;abgesagt;;',
  'r-3;Lied, Tanz; Song;+5;11:00;;Studio;Lesung;verschoben;Familie;',
];

const programme = async (db: Database) =>
  (
    await sql<{
      line: string;
    }>`select concat_ws(' | ', e.date_start, e.time_known, coalesce(e.title, p.title)->>'de', split_part(r.name->>'de', ',', 1), e.status) as line
      from event e join production p on p.id = e.production_id join room r on r.id = e.room_id order by 1`.execute(db)
  ).rows.map(({ line }) => line);

test('what we export is read as what it was, and the same file again changes nothing', async () => {
  const site = await testApp();
  const other = await testDatabase();
  const manager = await site.signIn('manager');
  const day = (from: string) => new Date(Date.now() + Number(from) * 86_400_000).toISOString().slice(0, 10);
  await importText(site.db, file.join('\n').replace(/(?<=;)\+\d/g, day), { format: 'csv' });
  const before = await programme(site.db);
  expect(before).toHaveLength(3);
  for (const [file_format, format] of [
    ['jsonld', 'jsonld'],
    ['ics', 'ics'],
    ['csv', 'csv'],
  ] as [string, Format][]) {
    const { body } = await recordCalls(site, 'export-receivers', manager).create({ name: `Portal ${format}`, days: 30, file_format });
    const access = await (await site.get(`/de/api/cms-export-receivers/${body.id}/address/`, manager.headers)).json();
    const text = await (await site.get(new URL(access.address).pathname)).text();
    await emptyProgramme(other);
    expect([format, (await importText(other, text, { format })).wrong]).toEqual([format, 0]);
    expect([format, await programme(other)]).toEqual([format, before]);
    expect(await importText(other, text, { format })).toMatchObject({ read: 3, changed: 0, unchanged: 3 });
  }
});
