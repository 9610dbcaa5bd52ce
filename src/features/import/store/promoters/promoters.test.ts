import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { saveSettings } from '#features/settings/index.server.ts';
import { type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { emptyProgramme, importText } from '../../build.server.ts';

const site: TestApp = await testApp();
const { db } = site;
beforeEach(async () => {
  await emptyProgramme(db);
  await sql`truncate partner, partnership restart identity cascade`.execute(db);
  await saveSettings(db, { name: 'Ostkai' }, 'de');
});

const table = (rows: string) => importText(db, `Kennung;Titel;Datum;Uhrzeit;Saal;Veranstalter;Preise\n${rows}`, { format: 'csv', name: 'plan.csv' });

const promoters = async () =>
  (
    await sql<{ line: string }>`select concat_ws(' | ', e.identifier, (
      select string_agg(a.name || case when ps.event_id is null then ' (P)' else '' end, ', ' order by ps.position) from partnership ps join partner a on a.id = ps.partner_id
      where ps.kind = 'promoter' and (ps.event_id = e.id or ps.production_id = e.production_id and not exists (
        select from partnership own where own.event_id = e.id and own.kind = 'promoter')))) as line from event e order by e.identifier`.execute(db)
  ).rows.map(({ line }) => line);

test('the first event says it for its production, others what differs; partners are found by name, and the venue itself is none', async () => {
  await db.insertInto('partner').values({ name: 'Konzertdirektion Nörd', link: 'https://nord.example' }).execute();
  const stats = await table(
    '1;Lied;3.4.2031;20:00;Hof;KONZERTDIREKTION NOERD;\n2;Lied;4.4.2031;20:00;Hof;Elbe | Fähre;\n3;Lied;5.4.2031;20:00;Hof;Ostkai;\n4;Tanz;6.4.2031;20:00;Hof;ostkai;\n',
  );
  expect([stats.created, stats.made.partners, stats.problems]).toEqual([4, 2, []]);
  expect(await promoters()).toEqual(['1 | Konzertdirektion Nörd (P)', '2 | Elbe, Fähre', '3 | Konzertdirektion Nörd (P)', '4']);
});

test('the second import is an update, what staff have chosen stays and is named, and what others show stays when the first changes', async () => {
  await table('1;Lied;3.4.2031;20:00;Hof;Elbe;\n2;Lied;4.4.2031;20:00;Hof;Elbe;\n');
  expect(await promoters()).toEqual(['1 | Elbe (P)', '2 | Elbe (P)']);
  const same = await table('1;Lied;3.4.2031;20:00;Hof;Elbe;\n2;Lied;4.4.2031;20:00;Hof;Elbe;\n');
  expect([same.changed, same.unchanged]).toEqual([0, 2]);
  await table('1;Lied;3.4.2031;20:00;Hof;Nord;\n2;Lied;4.4.2031;20:00;Hof;Elbe;\n');
  expect(await promoters()).toEqual(['1 | Nord (P)', '2 | Elbe']);
  const after = await table('1;Lied;3.4.2031;20:00;Hof;Nord;\n2;Lied;4.4.2031;20:00;Hof;Elbe;\n');
  expect([after.changed, after.unchanged, after.problems]).toEqual([0, 2, []]);
  await sql`insert into partnership (event_id, partner_id, kind, position)
    select e.id, a.id, 'promoter', 0 from event e, partner a where e.identifier = '1' and a.name = 'Elbe'`.execute(db); // by staff
  const report = await table('1;Lied;3.4.2031;20:00;Hof;Fähre;\n2;Lied;4.4.2031;20:00;Hof;Elbe;\n');
  expect((await promoters())[0]).toBe('1 | Elbe');
  expect(report.problems).toContainEqual(expect.stringContaining('kept promoters'));
});

test('prices are those of the file until staff or the box office say others', async () => {
  await table('1;Lied;3.4.2031;20:00;Hof;;Parkett: 20 € | Rang: 12,50\n2;Lied;4.4.2031;20:00;Hof;;ab 12 €\n');
  const prices = async () =>
    (await sql<{ prices: { name: string; price: string }[] }>`select prices from event order by identifier`.execute(db)).rows.map((row) =>
      row.prices.map(({ name, price }) => `${name} ${price}`).join(', '),
    );
  expect(await prices()).toEqual(['Parkett 20.00, Rang 12.50', '']);
  expect(await table('1;Lied;3.4.2031;20:00;Hof;;Parkett: 22 €\n')).toMatchObject({ changed: 1 });
  await sql`update event set prices = '[]' where identifier = '1'`.execute(db);
  expect((await table('1;Lied;3.4.2031;20:00;Hof;;Parkett: 24 €\n')).problems).toContainEqual(expect.stringContaining('kept prices'));
  await sql`update event set id_jet = 'J1' where identifier = '1'`.execute(db);
  expect(await table('1;Lied;3.4.2031;20:00;Hof;;Parkett: 26 €\n')).toMatchObject({ unchanged: 1, problems: [] });
});
