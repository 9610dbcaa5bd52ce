import { describe, expect, test } from 'vitest';
import { findBlock } from '#content/index.ts';
import { documentOf, editedContainer, headline, insert, move, newBrowser, order, textOf, type } from '../../../tests/support/editing/edited-container.ts';
import { settle } from '../../../tests/support/editing/open-tab.ts';

const { world, stored, tabOf } = editedContainer();

describe('two people', () => {
  test('change different blocks, different fields, and the order: all is kept, nobody asked', async () => {
    const [one, other] = [await tabOf('ada'), await tabOf('ben')];
    one.session.perform(type('h1', 'Von Ada'));
    one.session.perform(move('h3', 0));
    other.session.perform(type('h1', 'From Ben', 'en'));
    other.session.perform(type('h2', 'Von Ben'));
    other.session.perform(insert(headline('neu', 'Neu'), 3));
    await settle(one);
    await settle(other);
    const refreshed = one.session.refresh();
    await settle(one);
    await refreshed;
    expect(one.session.state.document).toEqual(other.session.state.document);
    expect(other.session.state.conflicts).toEqual([]);
    expect(order(one.session.state.document)).toEqual(['h3', 'neu', 'h1', 'h2']); // behind the block that it was put behind
    expect(findBlock(one.session.state.document, 'h1')?.block.fields.content).toEqual({ de: 'Von Ada', en: 'From Ben' });
  });

  test.each([
    ['mine', 'Von Ben'],
    ['theirs', 'Von Ada'],
    ['both', 'Von Ada / Von Ben'],
  ] as const)('write in one field: both texts are shown, and %s is kept', async (choice, kept) => {
    const [one, other] = [await tabOf('ada'), await tabOf('ben')];
    one.session.perform(type('h1', 'Von Ada'));
    other.session.perform(type('h1', 'Von Ben'));
    await settle(one);
    await settle(other);
    const [conflict] = other.session.state.conflicts;
    expect(conflict).toMatchObject({ kind: 'field', blockId: 'h1', field: 'content', language: 'de', mine: 'Von Ben', theirs: 'Von Ada' });
    expect([textOf(other, 'h1'), (await stored()).draft.includes('Von Ada')]).toEqual(['Von Ben', true]);
    expect(other.session.resolve(conflict?.id ?? '', choice)).toBeNull();
    expect([textOf(other, 'h1'), other.session.state.conflicts]).toEqual([kept, []]);
    await settle(other);
    expect((await stored()).draft).toBe(JSON.stringify(other.session.state.document));
    if (choice === 'mine') return;
    other.session.undo();
    expect(textOf(other, 'h1')).toBe('Von Ben');
  });

  test('may go on typing where a conflict is open; it is there still after a reload', async () => {
    const browser = newBrowser();
    const [one, other] = [await tabOf('ada'), await tabOf('ben', browser)];
    one.session.perform(type('h1', 'Von Ada'));
    other.session.perform(type('h1', 'Von Ben'));
    await settle(one);
    await settle(other);
    other.session.perform(type('h1', 'Von Ben und mehr'));
    other.session.perform(type('h2', 'Nebenbei'));
    await settle(other);
    expect((await stored()).draft).toMatch(/Von Ada.*Nebenbei/);
    other.kill();
    const again = await tabOf('ben', browser);
    expect(again.session.state.conflicts).toMatchObject([{ mine: 'Von Ben und mehr', theirs: 'Von Ada' }]);
    expect(textOf(again, 'h1')).toBe('Von Ben und mehr');
  });

  test('of whom one deletes what the other edits: the editor is asked, and keeps it or not', async () => {
    for (const [choice, ids] of [
      ['mine', ['h1', 'h2', 'h3']],
      ['theirs', ['h1', 'h3']],
    ] as const) {
      const [one, other] = [await tabOf('ada'), await tabOf('ben')];
      one.session.perform({ kind: 'removeBlock', id: 'h2' });
      other.session.perform(type('h2', 'Gerade getippt'));
      await settle(one);
      await settle(other);
      expect(other.session.state.conflicts).toMatchObject([{ kind: 'deleted', blockId: 'h2', block: { fields: { content: { de: 'Gerade getippt' } } } }]);
      expect(textOf(other, 'h2')).toBe('Gerade getippt');
      other.session.perform(type('h2', 'Weiter getippt'));
      expect(other.session.resolve('deleted h2', choice)).toBeNull();
      await settle(other);
      expect(order(JSON.parse((await stored()).draft))).toEqual(ids);
      expect((await stored()).draft.includes('Weiter getippt')).toBe(choice === 'mine');
      if (choice === 'mine') {
        other.session.perform(type('h2', 'Zwei'));
        await settle(other);
      }
    }
  });

  test('of whom one deletes what the other has just changed: nothing is lost without a word', async () => {
    const [one, other] = [await tabOf('ada'), await tabOf('ben')];
    one.session.perform(type('h2', 'Von Ada geändert'));
    other.session.perform({ kind: 'removeBlock', id: 'h2' });
    await settle(one);
    await settle(other);
    expect(other.session.state.conflicts).toMatchObject([{ kind: 'changed', blockId: 'h2' }]);
    expect((await stored()).draft).toContain('Von Ada geändert');
    expect(order(other.session.state.document)).toEqual(['h1', 'h3']);
    other.session.resolve('changed h2', 'theirs');
    expect(textOf(other, 'h2')).toBe('Von Ada geändert');
  });

  test('go on from a whole draft where one has restored a version', async () => {
    const tab = await tabOf('ada');
    tab.session.perform(type('h1', 'Von Ada'));
    const restored = JSON.stringify(documentOf(headline('h2', 'Alt'), headline('h1', 'Eins')));
    await world.site.db.updateTable('container').set({ draft: restored, revision: 7 }).where('id', '=', world.containerId).execute();
    await settle(tab);
    expect(order(tab.session.state.document)).toEqual(['h2', 'h1']);
    expect([textOf(tab, 'h1'), textOf(tab, 'h2'), tab.session.state.revision]).toEqual(['Von Ada', 'Alt', 8]);
  });
});
