import { beforeAll, expect, test } from 'vitest';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { Wire } from '../../../tests/support/editing/wire.ts';
import { storePage } from '../../features/navigation/build.ts';
import type { Language } from '../../i18n/language.ts';
import { findPage, findSection, openFound } from './open-page.ts';

let site: TestApp;
let editor: SignedIn;
let call: Wire['call'];
const { signal } = new AbortController();
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  call = new Wire(site, editor).call;
});
const openSection = async (slug: string, language: Language, by = call) => {
  const found = await findSection(slug, language, signal, by);
  return found && openFound(found, language, by);
};
const openPage = async (path: string, object?: string) => {
  const found = await findPage(path, 'de', signal, object, call);
  return found && openFound(found, 'de', call);
};
const containers = () => site.db.selectFrom('container').select(['id', 'slug', 'content_type', 'object_id', 'draft']).orderBy('id').execute();

test('a section whose lookup by its name answers 404 is made, empty, and the next time found (E §4)', async () => {
  const before = (await containers()).length;
  const made = await openSection('anfahrt', 'de');
  expect(made).toMatchObject({ owner: { type: 'section', slug: 'anfahrt' } });
  const [section, ...more] = (await containers()).slice(before);
  expect(more).toEqual([]);
  expect(section).toMatchObject({ id: made?.containerId, slug: 'anfahrt', content_type: null, object_id: null });
  expect(JSON.parse(section?.draft ?? '')).toEqual({ format: 1, layout: '100', columns: [[]] });
  expect(await openSection('anfahrt', 'en')).toEqual(made);
  expect(await openSection('kein Name', 'de')).toBeNull();
  expect(await containers()).toHaveLength(before + 1);
});

test('nobody else makes one', async () => {
  const before = await containers();
  const visitor = new Wire(site, await site.signIn('visitor')).call;
  await expect(openSection('nebenan', 'de', visitor)).rejects.toMatchObject({ status: 403 });
  expect(await containers()).toEqual(before);
});

test('a page is found by its path in either language, an object of the programme by what the content says it belongs to', async () => {
  const id = await storePage(site.db, { title: 'Haus', path: '/haus' });
  const opened = await openPage('/de/haus');
  expect(opened).toMatchObject({ owner: { type: 'page', id }, draft: { revision: 1 } });
  expect(await openPage('/anderswo', `page:${id}`)).toEqual(opened);
  expect(await openPage('/de/gibt-es-nicht')).toBeNull();
  const { id: series } = await site.db
    .insertInto('series')
    .values({ name: JSON.stringify({ de: 'Dienstags' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const ofSeries = await openPage('/de/abos/dienstags/1', `series:${series}`);
  expect(ofSeries?.owner).toEqual({ type: 'series', id: series });
  expect(await containers()).toContainEqual(expect.objectContaining({ id: ofSeries?.containerId, content_type: 'series', object_id: series }));
});

test('to look for what is edited makes nothing, however often somebody comes to the button', async () => {
  const id = await storePage(site.db, { title: 'Neu', path: '/neu' });
  await site.db.deleteFrom('container').where('object_id', '=', id).execute();
  const before = await containers();
  expect(await findPage('/de/neu', 'de', signal, undefined, call)).toEqual({ owner: { type: 'page', id }, container: null });
  expect(await findSection('noch-keine', 'de', signal, call)).toEqual({ slug: 'noch-keine', container: null });
  expect(await containers()).toEqual(before);
});
