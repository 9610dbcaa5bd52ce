import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serialiseDocument, walk } from '#content/index.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { Browser, openTab, settle, type Tab } from '../../../tests/support/editing/open-tab.ts';
import { beginnings } from '../../blocks/beginnings.ts';
import { pastedAs } from '../../blocks/pasted.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { toolbarTypes } from '../../blocks/toolbar.ts';
import { addEntry, insertBeginning, insertBlock, pasteBlocks } from '../actions/insert.ts';
import { moveBlock, stepBlocks } from '../actions/move.ts';
import { duplicateBlocks, removeBlocks } from '../actions/remove.ts';
import { takeBack } from '../actions/take-back.ts';
import { needsOf } from '../page/resources.ts';
import { memoryStore } from '../session/log/log-store.ts';
import { PageEditor } from './page-editor.ts';

let site: TestApp;
let who: SignedIn;
const open: Tab[] = [];
beforeAll(async () => {
  site = await testApp();
  who = await site.signIn('editor');
});
afterAll(() => {
  for (const tab of open) tab.kill();
});

async function newEditor(language: 'de' | 'en' = 'de'): Promise<{ editor: PageEditor; tab: Tab }> {
  const { id } = await site.db
    .insertInto('container')
    .values({ slug: `editor-${crypto.randomUUID()}`, draft: '{"format":1,"layout":"100","columns":[[]]}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const tab = await openTab(site, who, id, new Browser(memoryStore()));
  open.push(tab);
  return {
    tab,
    editor: new PageEditor(tab.session, id, { registry: blockRegistry, views: {}, toolbar: toolbarTypes, beginnings, pasted: pastedAs }, language),
  };
}
const types = ({ session }: PageEditor) => [...walk(session.state.document)].map(({ block }) => block.type);

describe('what is done with a page', () => {
  test('inserts behind what is selected, moves, duplicates, deletes, and says each; undo gives the first bytes back', async () => {
    const { editor, tab } = await newEditor();
    const first = serialiseDocument(tab.session.state.document);
    const headline = insertBlock(editor, 'headline') ?? '';
    const quote = insertBlock(editor, 'quote') ?? '';
    editor.select([headline]);
    insertBlock(editor, 'text');
    expect(types(editor)).toEqual(['headline', 'text', 'quote']);
    expect(editor.state.announcement).toBe('Text eingefügt');
    moveBlock(editor, quote, { parent: null, column: 0, index: 0 });
    expect([types(editor), editor.state.announcement]).toEqual([['quote', 'headline', 'text'], 'Zitat von Position 3 auf 1 verschoben']);
    expect(editor.state.focus).toMatchObject({ id: quote });
    duplicateBlocks(editor, [quote]);
    removeBlocks(editor, [quote]);
    expect(types(editor)).toEqual(['quote', 'headline', 'text']);
    stepBlocks(editor, [headline], 1);
    expect(types(editor)).toEqual(['quote', 'text', 'headline']);
    stepBlocks(editor, [headline], 1);
    expect(editor.state.announcement).toBe('Weiter nach unten geht es nicht.');
    while (tab.session.state.canUndo) editor.undo();
    expect(serialiseDocument(tab.session.state.document)).toBe(first);
    expect(editor.state.announcement).toBe('Rückgängig: Überschrift eingefügt');
  });

  test('an empty page begins as an event page, an article or a landing page, each in one step and of blocks that there are', async () => {
    const { editor, tab } = await newEditor();
    for (const beginning of editor.site.beginnings) {
      insertBeginning(editor, beginning);
      expect(tab.session.state.document.columns.flat().map(({ type }) => type)).toEqual(beginning.types);
      expect(editor.state.focus).toMatchObject({ id: tab.session.state.document.columns[0]?.[0]?.id, inText: true });
      expect(editor.state.announcement).toBe(`${beginning.label.de} begonnen`);
      editor.undo();
      expect(types(editor)).toEqual([]);
    }
    expect(editor.site.beginnings).toHaveLength(3);
  });

  test('who takes back from within a block that goes by it goes on at what comes in its place, or beside it', async () => {
    const { editor } = await newEditor();
    const [headline = '', text = '', quote = ''] = ['headline', 'text', 'quote'].map((type) => insertBlock(editor, type) ?? '');
    takeBack(editor, 'undo');
    expect([types(editor), editor.state.selected, editor.state.focus]).toEqual([['headline', 'text'], [text], { id: text, inText: false, atEnd: false }]);
    editor.select([text]);
    takeBack(editor, 'redo');
    expect([types(editor).at(-1), editor.state.selected]).toEqual(['quote', [text]]); // what one is in is still there
    editor.select([headline]);
    removeBlocks(editor, [headline]);
    takeBack(editor, 'undo');
    editor.select([headline]);
    takeBack(editor, 'redo');
    expect(editor.state.focus).toMatchObject({ id: text });
    expect(editor.block(quote)).toBeDefined();
  });

  test('a list begins with an entry, further ones come to its end; deleted together they are one step', async () => {
    const { editor, tab } = await newEditor('en');
    const list = insertBlock(editor, 'teaserlist') ?? '';
    addEntry(editor, list);
    expect(types(editor)).toEqual(['teaserlist', 'teaseritem', 'teaseritem']);
    const entries = [...walk(tab.session.state.document)].slice(1).map(({ block }) => block.id);
    expect(removeBlocks(editor, entries)).toBe(true);
    expect([types(editor), editor.state.announcement]).toEqual([['teaserlist'], '2 blocks deleted']);
    editor.undo();
    expect(types(editor)).toEqual(['teaserlist', 'teaseritem', 'teaseritem']);
  });

  test('pasted blocks come as near as they may stand, with ids of their own', async () => {
    const { editor, tab } = await newEditor();
    insertBlock(editor, 'section');
    const blocks = [...walk(tab.session.state.document)].map(({ block }) => block);
    expect(pasteBlocks(editor, blocks)).toBe(true);
    const ids = [...walk(tab.session.state.document)].map(({ block }) => block.id);
    expect([types(editor), new Set(ids).size]).toEqual([['section', 'section'], 2]);
  });

  test('what cannot be is refused in words, and nothing has changed', async () => {
    const { editor, tab } = await newEditor();
    const headline = insertBlock(editor, 'headline') ?? '';
    const before = serialiseDocument(tab.session.state.document);
    expect(moveBlock(editor, headline, { parent: headline, column: 0, index: 0 })?.code).toBe('inside_itself');
    expect(editor.state.problem?.message.de).toMatch(/nicht in sich selbst/);
    expect(serialiseDocument(tab.session.state.document)).toBe(before);
  });

  test('is saved by the calls of the site', async () => {
    const { editor, tab } = await newEditor();
    const id = insertBlock(editor, 'headline') ?? '';
    editor.setField({ id, field: 'content', language: 'de', value: 'Ankommen' });
    await settle(tab);
    const { draft } = await site.db.selectFrom('container').select('draft').where('id', '=', editor.containerId).executeTakeFirstOrThrow();
    expect(draft).toBe(serialiseDocument(tab.session.state.document));
    expect(draft).toContain('Ankommen');
  });
});

test('what is typed in the page is in the draft at once, and drawn when the typing ends', async () => {
  const { editor, tab } = await newEditor();
  const id = insertBlock(editor, 'headline') ?? '';
  const shown = () => [...walk(editor.state.shown)][0]?.block.fields.content;
  editor.beginTyping({ id, field: 'content', language: 'de', before: undefined });
  const drawn = editor.state.shown;
  editor.type({ kind: 'setField', id, field: 'content', language: 'de', value: 'An' });
  expect([editor.state.shown === drawn, [...walk(tab.session.state.document)][0]?.block.fields.content]).toEqual([true, { de: 'An' }]);
  insertBlock(editor, 'quote');
  expect([shown(), types(editor)]).toEqual([{}, ['headline', 'quote']]);
  editor.endTyping();
  expect(shown()).toEqual({ de: 'An' });
});

test('resources are asked for anew for other things, never for running text', async () => {
  const { editor, tab } = await newEditor();
  const id = insertBlock(editor, 'fullteaser') ?? '';
  const needs = () => needsOf(tab.session.state.document, blockRegistry);
  const before = needs();
  editor.setField({ id, field: 'headline', language: 'de', value: 'Nachts' });
  expect(needs()).toBe(before);
  editor.setField({ id, field: 'image', value: { id: 7 } });
  expect(needs()).not.toBe(before);
});
