import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '#content/index.ts';
import { type SignedIn, type TestApp, testApp } from '../../../tests/support/app.ts';
import { Browser, openTab, type Tab } from '../../../tests/support/editing/open-tab.ts';
import { beginnings } from '../../blocks/beginnings.ts';
import { pastedAs } from '../../blocks/pasted.ts';
import { blockRegistry } from '../../blocks/registry.ts';
import { toolbarTypes } from '../../blocks/toolbar.ts';
import { insertBlock } from '../actions/insert.ts';
import { type KeyArea, keysInWords, matchesKeys } from '../keys/keys.ts';
import { memoryStore } from '../session/log/log-store.ts';
import { PageEditor } from '../state/page-editor.ts';
import { blockTools, furtherCommands } from './block-commands.ts';
import { commandOfKey, editorCommands } from './editor-commands.ts';
import { keyList } from './key-list.ts';
import { redo, undo, viewCommands } from './page-commands.ts';
import { tableCommands } from './table-commands.ts';

const press = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
  ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers }) as KeyboardEvent; // what is read of one

describe('keys', () => {
  test('each is a command of its own where it is pressed', () => {
    // What lies in a block lies in the areas around it as well.
    const nested: readonly (readonly KeyArea[])[] = [['outline', 'anywhere'], ['cell', 'block', 'anywhere'], ['frame', 'block', 'anywhere'], ['clipboard']];
    for (const areas of nested) {
      const keys = editorCommands.flatMap((command) => areas.flatMap((area) => command.keys?.[area] ?? []));
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    }
  });

  test('each is in the list of keys, in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const listed = keyList(language).map(({ keys }) => keys);
      for (const { name, keys = {}, help } of editorCommands) {
        const all = Object.values(keys).flat();
        expect(all.length > 0, name).toBe(help !== undefined);
        for (const one of all) expect(listed.join(', ').split(', '), name).toContain(keysInWords(one, language));
      }
    }
    expect(keyList('de').find(({ help }) => help.startsWith('Bausteine kopieren'))?.keys).toBe('Strg C, Strg X, Strg V');
  });

  test.each([
    ['Mod+D', press('d', { ctrlKey: true }), true],
    ['Mod+D', press('D', { metaKey: true }), true],
    ['Mod+D', press('D', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+D', press('d', { ctrlKey: true, altKey: true }), false],
    ['Mod+Z', press('Z', { ctrlKey: true, shiftKey: true }), false],
    ['Shift+Mod+Z', press('Z', { ctrlKey: true, shiftKey: true }), true],
    ['ArrowUp', press('ArrowUp', { shiftKey: true }), false],
    ['/', press('/', { shiftKey: true }), true], // on a German keyboard
    ['Delete', press('Delete', { shiftKey: true }), true],
    ['Delete', press('Delete', { ctrlKey: true }), false],
  ])('%s is pressed by %o: %s', (keys, event, matches) => {
    expect(matchesKeys(event, keys)).toBe(matches);
  });

  test('the innermost area that knows a key decides', () => {
    expect(commandOfKey(press('Delete'), ['frame', 'block', 'anywhere'])?.command.name).toBe('remove');
    expect(commandOfKey(press('Delete'), ['block', 'anywhere'])).toBeNull();
    expect(commandOfKey(press('z', { ctrlKey: true }), ['outline', 'anywhere'])).toMatchObject({ area: 'anywhere', command: undo });
    expect(commandOfKey(press('Backspace'), ['outline', 'anywhere'])).toBeNull();
  });

  test('are shown short in a menu, in words in the list', () => {
    expect(keysInWords('Alt+Shift+ArrowLeft', 'de', { isShort: true })).toBe('Alt ⇧ ←');
    expect(keysInWords('Delete', 'en', { isShort: true })).toBe('Del');
    expect(keysInWords('Shift+Mod+Z', 'en')).toBe('Shift Ctrl Z');
  });
});

describe('commands', () => {
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

  async function newEditor({ isPage = true, blocks = [] as object[] } = {}): Promise<PageEditor> {
    const { id } = await site.db
      .insertInto('container')
      .values({ slug: `commands-${crypto.randomUUID()}`, draft: JSON.stringify({ format: 1, layout: '100', columns: [blocks] }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tab = await openTab(site, who, id, new Browser(memoryStore()));
    open.push(tab);
    return new PageEditor(tab.session, id, { registry: blockRegistry, views: {}, toolbar: toolbarTypes, beginnings, pasted: pastedAs }, 'de', { isPage });
  }
  const typesOf = (editor: PageEditor) => editor.session.state.document.columns.flat().map(({ type }: Block) => type);
  const offered = (commands: readonly (typeof undo)[], editor: PageEditor, ids: readonly string[]) =>
    commands.filter(({ isOffered }) => isOffered({ editor, ids })).map(({ name }) => name);
  const run = (name: string, editor: PageEditor) => {
    const command = editorCommands.find((one) => one.name === name);
    expect(command).toBeDefined();
    command?.run({ editor, ids: editor.state.selected });
  };

  test('without a selection none of a block is offered', async () => {
    const editor = await newEditor();
    expect(offered([...blockTools, ...tableCommands, ...furtherCommands], editor, [])).toEqual([]);
  });

  test('of one block, of several, and of a list that has entries, each has what can be done with it', async () => {
    const editor = await newEditor();
    const quote = insertBlock(editor, 'quote') ?? '';
    const list = insertBlock(editor, 'teaserlist') ?? '';
    expect(offered([...blockTools, ...furtherCommands], editor, [quote])).toEqual([
      'edit',
      'up',
      'down',
      'move_to',
      'duplicate',
      'copy',
      'cut',
      'share',
      'remove',
    ]);
    expect(offered(furtherCommands, editor, [list])).toContain('add_entry');
    expect(offered([...blockTools, ...furtherCommands], editor, [quote, list])).not.toContain('edit');
    expect(offered(tableCommands, editor, [quote])).toEqual([]);
  });

  test('a step says why it cannot be taken, on its button and aloud', async () => {
    const editor = await newEditor();
    const quote = insertBlock(editor, 'quote') ?? '';
    editor.select([quote]);
    const up = editorCommands.find(({ name }) => name === 'up');
    expect(up?.whyNot?.({ editor, ids: [quote] })).toBe('Weiter nach oben geht es nicht.');
    up?.run({ editor, ids: [quote] });
    expect(editor.state.announcement).not.toBe('Zitat eingefügt');
    insertBlock(editor, 'text', { parent: null, column: 0, index: 0 });
    expect(up?.whyNot?.({ editor, ids: [quote] })).toBeNull();
  });

  test('moves, duplicates and removes what is selected, and takes it back', async () => {
    const editor = await newEditor();
    const quote = insertBlock(editor, 'quote') ?? '';
    insertBlock(editor, 'text');
    editor.select([quote]);
    run('down', editor);
    expect(typesOf(editor)).toEqual(['text', 'quote']);
    run('duplicate', editor);
    expect(typesOf(editor)).toEqual(['text', 'quote', 'quote']);
    run('remove', editor);
    expect(typesOf(editor)).toEqual(['text', 'quote']);
    expect(undo.label({ editor, ids: [] })).toBe('Rückgängig');
    expect(undo.step?.({ editor, ids: [] })).toMatch(/^Zitat/);
    run('undo', editor);
    expect(typesOf(editor)).toEqual(['text', 'quote', 'quote']);
    expect(redo.whyNot?.({ editor, ids: [] })).toBeNull();
    run('redo', editor);
    expect(redo.whyNot?.({ editor, ids: [] })).toBe('Es gibt nichts zu wiederholen.');
  });

  test('moves the column of the cell in which somebody has typed last', async () => {
    const cells = (...words: string[]) => Object.fromEntries(words.map((word, index) => [`cell_${index + 1}`, { de: paragraph(word) }]));
    const paragraph = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
    const row = { type: 'tablerow', version: 1, id: 'row', fields: cells('Tag', 'Ort') };
    const editor = await newEditor({ blocks: [{ type: 'table', version: 1, id: 'table', fields: { column_count: 2 }, children: [row] }] });
    editor.select(['row']);
    editor.beginTyping({ id: 'row', field: 'cell_2', language: 'de', before: undefined });
    expect(offered(tableCommands, editor, ['row'])).toEqual(['row_before', 'row_after', 'column_before', 'column_after', 'column_left', 'column_remove']);
    run('column_left', editor);
    expect(editor.block('row')?.fields.cell_1).toEqual({ de: paragraph('Ort') });
  });

  test('what is of a page is not offered where an article or a section is edited', async () => {
    expect(offered(viewCommands, await newEditor(), [])).toEqual(['outline', 'languages', 'preview', 'check', 'history', 'settings', 'help']);
    expect(offered(viewCommands, await newEditor({ isPage: false }), [])).toEqual(['outline', 'languages', 'check', 'history', 'help']);
  });
});
