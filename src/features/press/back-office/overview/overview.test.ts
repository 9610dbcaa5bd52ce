import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertEvent, insertProduction } from '#features/programme/build.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../../tests/support/app.ts';
import { recordingDatabase } from '../../../../../tests/support/database/recording-database.ts';
import { insertPicture } from '../../../../../tests/support/record-values.ts';
import { recordCalls } from '../../../../../tests/support/records.ts';
import { pressAsCsv } from './as-csv.ts';
import type { PressOverviewLine } from './contract.ts';
import { gapsOf } from './gaps.ts';
import { readPressOverview } from './read-overview.server.ts';

let site: TestApp;
let manager: SignedIn;
let editor: SignedIn;
let flute: number;
let tosca: number;
let pictures: number[];
const tomorrow = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  site = await testApp();
  manager = await site.signIn('manager');
  editor = await site.signIn('editor');
  const { db } = site;
  flute = await insertProduction(db, { title: { de: 'Die Zauberflöte', en: 'The Magic Flute' } });
  tosca = await insertProduction(db, { title: { de: '=Tosca' } });
  const past = await insertProduction(db, { title: { de: 'Vorbei' } });
  await insertEvent(db, { production_id: flute, date_start: tomorrow });
  await insertEvent(db, { production_id: tosca, date_start: tomorrow });
  await insertEvent(db, { production_id: past, date_start: new Date('2020-01-01T18:00:00Z') });
  pictures = [await insertPicture(db), await insertPicture(db), await insertPicture(db)];
  for (const id of pictures)
    await db
      .updateTable('asset')
      .set({ file: `${String(id).padStart(16, '0')}.jpg` })
      .where('id', '=', id)
      .execute();
  const [whole = 0, ended = 0] = pictures;
  await db
    .updateTable('asset')
    .set({ caption: JSON.stringify({ de: 'Bühne', en: 'Stage' }), credit: JSON.stringify({ de: 'Ada Lind' }) })
    .where('id', '=', whole)
    .execute();
  await db.updateTable('asset').set({ copyright: '© Haus', copyright_until: '2020-01-01' }).where('id', '=', ended).execute();
  const { body } = await recordCalls(site, 'productions', manager).get(`${flute}/`);
  const values = {
    has_press: true,
    press_from: tomorrow.toISOString(),
    press_text: { de: 'Ein Text.' },
    press_pictures: pictures.map((image_id) => ({ image_id })),
  };
  expect((await recordCalls(site, 'productions', manager).change(flute, body.revision, values)).status).toBe(200);
});

const read = async (): Promise<PressOverviewLine[]> => (await (await site.get('/de/api/cms-press/', editor.headers)).json()).productions;
const lineOf = async (id: number) => (await read()).find((line) => line.id === id);

describe('the overview of press material', () => {
  test('has productions with a press area and those still to be seen, and what each holds', async () => {
    const lines = await read();
    expect(lines.map(({ id, state }) => [id, state])).toEqual([
      [flute, 'embargo'],
      [tosca, 'none'],
    ]);
    expect(lines[0]).toMatchObject({ text: ['de'], document: null, has_link: false, embargo: expect.any(String) });
    expect(lines[0]?.pictures.map(({ credit, copyright, state }) => [credit, copyright, state])).toEqual([
      ['Ada Lind', '', 'free'],
      ['', '© Haus', 'right_ended'],
      ['', '', 'free'],
    ]);
  });

  test('names what is missing, of pictures with their number', async () => {
    expect(gapsOf((await lineOf(flute)) as PressOverviewLine)).toEqual([
      { gap: 'text_en', n: 1 },
      { gap: 'credit', n: 1 },
      { gap: 'caption_de', n: 2 },
      { gap: 'caption_en', n: 2 },
      { gap: 'right_ended', n: 1 },
    ]);
    expect(gapsOf((await lineOf(tosca)) as PressOverviewLine)).toEqual([]);
  });

  test('counts archives that were fetched, with the link and without, and no others', async () => {
    const archive = (query = '') => site.get(`/de/api/press/${flute}.zip${query}`);
    expect((await archive()).status).toBe(404);
    const headers = { ...manager.headers, 'Idempotency-Key': 'overview-link' };
    const { address } = await (await site.app.request(`/de/api/cms-productions/${flute}/address/`, { method: 'POST', headers })).json();
    for (const time of [1, 2]) {
      await (await archive(new URL(address).search)).arrayBuffer();
      expect(await lineOf(flute)).toMatchObject({
        has_link: true,
        by_link: { fetches: time, last_at: expect.any(String) },
        openly: { fetches: 0, last_at: null },
      });
    }
    await site.db.updateTable('production').set({ press_from: null }).where('id', '=', flute).execute();
    await (await archive()).arrayBuffer();
    expect(await lineOf(flute)).toMatchObject({ state: 'open', by_link: { fetches: 2 }, openly: { fetches: 1 } });
  });

  test('as a file has a line for each picture, and no name is a formula', async () => {
    const rows: Record<string, string>[] = parse(pressAsCsv(await read(), 'de'), { columns: true, delimiter: ';', bom: true });
    expect(rows.map((row) => [row.Produktion, row.Stand, row['Bildunterschrift (en)'], row.Nachweis, row['Stand des Bildes']])).toEqual([
      ['Die Zauberflöte', 'Öffentlich', 'Stage', 'Ada Lind', 'frei'],
      ['Die Zauberflöte', 'Öffentlich', '', '', 'Recht abgelaufen'],
      ['Die Zauberflöte', 'Öffentlich', '', '', 'frei'],
      ["'=Tosca", 'Kein Pressebereich', '', '', ''],
    ]);
  });

  test('twenty productions take as many statements as two', async () => {
    const { recording, queries } = recordingDatabase(site.url);
    const counted = async () => {
      const before = queries.length;
      const { productions } = await readPressOverview({ db: recording, now: new Date(), language: 'de' });
      return { statements: queries.length - before, lines: productions.length };
    };
    expect(await counted()).toEqual({ statements: 2, lines: 2 });
    for (let n = 0; n < 18; n++) {
      const production_id = await insertProduction(site.db, { title: { de: `Weitere ${n}` }, has_press: true });
      await site.db
        .insertInto('press_picture')
        .values({ production_id, image_id: pictures[0] ?? 0 })
        .execute();
    }
    expect(await counted()).toEqual({ statements: 2, lines: 20 });
  });
});
