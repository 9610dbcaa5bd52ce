import { afterAll, expect, test } from 'vitest';
import { findBlock, walk } from '#content/index.ts';
import { testApp } from '../../../tests/support/app.ts';
import { Browser, openTab, settle } from '../../../tests/support/editing/open-tab.ts';
import { Wire } from '../../../tests/support/editing/wire.ts';
import { beginnings } from '../../blocks/beginnings.ts';
import { pastedAs } from '../../blocks/pasted.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { toolbarTypes } from '../../blocks/toolbar.ts';
import { insertBlock } from '../actions/insert.ts';
import { memoryStore } from '../session/log/log-store.ts';
import { PageEditor } from '../state/page-editor.ts';
import { shareBlocks } from './share-blocks.ts';

const site = await testApp();
const who = await site.signIn('editor');
const { id } = await site.db
  .insertInto('container')
  .values({ slug: 'seite', draft: '{"format":1,"layout":"100","columns":[[]]}' })
  .returning('id')
  .executeTakeFirstOrThrow();
const tab = await openTab(site, who, id, new Browser(memoryStore()));
afterAll(() => tab.kill());
const editor = new PageEditor(tab.session, id, { registry: blockRegistry, views: {}, toolbar: toolbarTypes, beginnings, pasted: pastedAs }, 'de');
// A line of its own: the dialog asks while the session saves.
const { call } = new Wire(site, who);
const types = () => [...walk(editor.session.state.document)].map(({ block }) => block.type);
const write = (block: string, de: string) => editor.setField({ id: block, field: 'content', language: 'de', value: de });

test('blocks of a page become a section that others can show: published, in their place, taken back as one step', async () => {
  const headline = insertBlock(editor, 'headline') ?? '';
  write(headline, 'Anfahrt');
  const quote = insertBlock(editor, 'quote') ?? '';
  write(quote, 'Am Ende des Kais.');
  const rest = insertBlock(editor, 'headline') ?? '';
  write(rest, 'Bleibt');
  const shared = await shareBlocks(editor, [headline, quote], 'anfahrt', call);
  expect(types()).toEqual(['container', 'headline']);
  const block = 'id' in shared ? findBlock(editor.session.state.document, shared.id)?.block : undefined;
  expect(block?.fields.slug).toBe('anfahrt');
  expect(editor.state.announcement).toBe('Abschnitt „anfahrt“ angelegt');
  const module = await (await site.get('/de/pageeditor-api/container/by-slug/anfahrt')).json();
  expect(module.columns[0].map(({ type, fields }: { type: string; fields: { content: string } }) => [type, fields.content])).toEqual([
    ['headline', 'Anfahrt'],
    ['quote', 'Am Ende des Kais.'],
  ]);
  // Ids are permanent and never come twice: an undo puts back the page's own.
  expect(module.columns[0].map((one: { id: string }) => one.id)).not.toContain(headline);
  editor.undo();
  expect(types()).toEqual(['headline', 'quote', 'headline']);
  expect(findBlock(editor.session.state.document, headline)).toBeDefined();
  await settle(tab);
});

test('a name that is taken, and entries of a list, are refused, and nothing changes', async () => {
  const before = JSON.stringify(editor.session.state.document);
  const [first] = [...walk(editor.session.state.document)];
  expect(await shareBlocks(editor, [first?.block.id ?? ''], 'anfahrt', call)).toMatchObject({ problem: { de: expect.stringMatching(/gibt es schon/) } });
  expect(JSON.stringify(editor.session.state.document)).toBe(before);
  const list = insertBlock(editor, 'teaserlist') ?? '';
  const entry = findBlock(editor.session.state.document, list)?.block.children?.[0]?.id ?? '';
  expect(await shareBlocks(editor, [entry], 'eintrag', call)).toMatchObject({ problem: { de: expect.stringMatching(/ganze Liste/) } });
  expect((await site.get('/de/pageeditor-api/container/by-slug/eintrag')).status).toBe(404);
});
