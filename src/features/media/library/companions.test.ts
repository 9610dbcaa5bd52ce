import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { captions, pictures } from '../build-files.ts';
import { mp4 } from '../recordings/build-recordings.ts';
import { mediaClient } from '../upload/build-upload.ts';
import { usingColumns } from './queries/uses.server.ts';

let site: TestApp;
let client: ReturnType<typeof mediaClient>;
beforeAll(async () => {
  site = await testApp();
  client = mediaClient(site, await site.signIn('editor'));
});

let films = 0;
const film = async () => {
  const tail = Buffer.from(`\0\0\0\x0cfree${String(++films).padStart(4, '0')}`, 'latin1');
  return (await client.add(mp4({ tail }), `film-${films}.mp4`)).body.asset;
};
const words = (text: string) => captions(`00:00.000 --> 00:02.000\n${text}\n`);
const captionsFor = async (of: number, lang: string, text: string) => client.add(words(text), `${text}.vtt`, { captions_of: { id: of, lang } });
const get = async (path: string) => (await client.call('GET', path)).body;
const langs = (asset: { captions: { lang: string; name: string }[] }) => asset.captions.map(({ lang, name }) => [lang, name]);

describe('captions', () => {
  test('are uploaded to a film, one file a language, and stand in no list', async () => {
    const { id } = await film();
    expect((await captionsFor(id, 'de', 'Guten Abend')).body.asset).toMatchObject({ belongs_to: id, lang: 'de', folder_id: null });
    await captionsFor(id, 'en', 'Good evening');
    expect(langs(await get(`/api/media/${id}/`))).toEqual([
      ['de', 'Guten Abend.vtt'],
      ['en', 'Good evening.vtt'],
    ]);
    expect((await get('/api/media/?kind=captions')).count).toBe(0);
    await captionsFor(id, 'de', 'Guten Morgen');
    expect(langs(await get(`/api/media/${id}/`))[0]).toEqual(['de', 'Guten Morgen.vtt']);
    expect((await get('/api/media/?kind=captions')).results).toMatchObject([{ name: 'Guten Abend.vtt', belongs_to: null }]);
    const again = (await captionsFor(id, 'de', 'Guten Abend')).body;
    expect([again.is_duplicate, again.asset.belongs_to]).toEqual([true, id]);
  });

  test('are WebVTT, of a film or sound that is there', async () => {
    const { id } = await film();
    const picture = (await client.add(await pictures.png(), 'bild.png')).body.asset;
    const other = await client.add(await pictures.jpg(33, 22), 'bild.jpg', { captions_of: { id, lang: 'de' } });
    expect([other.status, other.body.code]).toEqual([422, 'wrong_captions']);
    for (const owner of [picture.id, 999_999]) expect((await captionsFor(owner, 'de', `für ${owner}`)).body.code).toBe('wrong_captions');
    expect((await client.add(captions('0:00 --> 0:05\nx\n'), 'x.vtt', { captions_of: { id, lang: 'de' } })).body.code).toBe('captions_broken');
    const loose = (await client.add(words('lose'), 'lose.vtt')).body.asset;
    expect((await client.call('PATCH', `/api/media/${loose.id}/`, { belongs_to: id }, loose.revision)).body.code).toBe('wrong_captions');
    expect((await client.call('PATCH', `/api/media/${picture.id}/`, { belongs_to: id, lang: 'de' }, picture.revision)).body.code).toBe('wrong_captions');
    expect((await get('/api/media/?kind=image')).count).toBe(1);
  });

  test('are moved, deleted and brought back with their film', async () => {
    const { id, revision } = await film();
    const folder = (await client.call('POST', '/api/media-folders/', { name: 'Trailer' })).body;
    const vtt = (await captionsFor(id, 'de', 'Unterwegs')).body.asset;
    const moved = (await client.call('PATCH', `/api/media/${id}/`, { folder_id: folder.id }, revision)).body;
    const deleted = (await client.call('DELETE', `/api/media/${id}/`, undefined, moved.revision)).body;
    expect((await get(`/api/media/${vtt.id}/`)).deleted_at).not.toBeNull();
    expect((await get('/api/media/?bin=true')).results).toMatchObject([{ id }]);
    const back = (await client.call('POST', `/api/media/${id}/restore/`, undefined, deleted.revision)).body;
    expect(langs(back)).toEqual([['de', 'Unterwegs.vtt']]);
    const { body } = await client.call('PATCH', `/api/media/${vtt.id}/`, { belongs_to: null }, (await get(`/api/media/${vtt.id}/`)).revision);
    expect(body).toMatchObject({ belongs_to: null, folder_id: folder.id, lang: 'de' });
  });

  test('that are chosen elsewhere keep their film out of the bin', async () => {
    const { id, revision } = await film();
    const vtt = (await captionsFor(id, 'de', 'Anderswo')).body.asset;
    await site.db
      .insertInto('container')
      .values({ slug: 'abschnitt', draft: '{}', uses: [`file:${vtt.id}`] })
      .execute();
    const refused = await client.call('DELETE', `/api/media/${id}/`, undefined, revision);
    expect([refused.body.code, refused.body.detail]).toMatchObject(['in_use', { count: 1, uses: [{ kind: 'section', title: 'abschnitt' }] }]);
    expect((await get(`/api/media/${vtt.id}/`)).deleted_at).toBeNull();
  });
});

test('a picture of the library stands for a film, and is in use there', async () => {
  const { id, revision } = await film();
  const picture = (await client.add(await pictures.jpg(90, 60), 'still.jpg')).body.asset;
  const change = (asset: number, poster_id: number | null, at: number) => client.call('PATCH', `/api/media/${asset}/`, { poster_id }, at);
  for (const wrong of [id, 999_999]) expect((await change(id, wrong, revision)).body.code).toBe('wrong_poster');
  expect((await change(picture.id, picture.id, picture.revision)).body.code).toBe('wrong_poster');
  const { body } = await change(id, picture.id, revision);
  expect(body).toMatchObject({ preview: 'chosen', poster_id: picture.id, image_obj: { id: picture.id, version: picture.image_obj.version } });
  expect(await get(`/api/media/${picture.id}/uses/`)).toMatchObject({ count: 1, uses: [{ kind: 'asset', id, title: `film-${films}.mp4` }] });
  expect((await client.call('DELETE', `/api/media/${picture.id}/`, undefined, picture.revision)).body.code).toBe('in_use');
  expect((await change(id, null, body.revision)).body).toMatchObject({ preview: 'no_program', image_obj: null });
});

test('every column that refers to an asset is one that the library asks where it is used', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select referring.relname as table, attribute.attname as column
    from pg_constraint as foreign_key
    join pg_class as referring on referring.oid = foreign_key.conrelid
    join pg_attribute as attribute on attribute.attrelid = referring.oid and attribute.attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and foreign_key.confrelid = 'asset'::regclass`.execute(site.db);
  // The logo of the design is asked for by the setting that it is written to.
  const asked = [...usingColumns.map(({ table, column }) => `${table}.${column}`), 'asset.belongs_to', 'design_settings.logo'];
  expect(rows.map(({ table, column }) => `${table}.${column}`).sort()).toEqual([...new Set(asked)].sort());
});
