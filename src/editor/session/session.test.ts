import { describe, expect, test } from 'vitest';
import { type Command, findBlock } from '#content/index.ts';
import { editedContainer, headline, insert, move, newBrowser, order, textOf, type } from '../../../tests/support/editing/edited-container.ts';
import { settle } from '../../../tests/support/editing/open-tab.ts';
import { calm } from '../../../tests/support/editing/wire.ts';

const { world, stored, tabOf } = editedContainer();

describe('saving', () => {
  test('shows a change at once and saves it after a pause, what is typed on as one command', async () => {
    const tab = await tabOf('ada');
    expect(tab.session.state).toMatchObject({ saving: 'saved', revision: 1, canUndo: false });
    for (const text of ['E', 'Ei', 'Ein']) expect(tab.session.perform(type('h1', text))).toBeNull();
    expect([textOf(tab, 'h1'), tab.session.state.saving]).toEqual(['Ein', 'saving']);
    tab.clock.pass(599);
    await calm();
    expect(tab.wire.waiting).toEqual([]);
    await settle(tab);
    expect(tab.session.state).toMatchObject({ saving: 'saved', revision: 2 });
    const changes = await world.site.db.selectFrom('container_change').select('commands').where('container_id', '=', world.containerId).execute();
    expect(changes.map(({ commands }) => JSON.parse(commands))).toEqual([[type('h1', 'Ein')]]);
    expect((await stored()).draft).toBe(JSON.stringify(tab.session.state.document));
  });

  test('refuses what cannot be, and changes nothing', async () => {
    const { session } = await tabOf('ada');
    const before = session.state;
    expect(session.perform(move('nichts', 0))).toMatchObject({ code: 'no_block' });
    expect(session.state).toBe(before);
  });

  test('never overwrites with an answer what was typed meanwhile', async () => {
    const tab = await tabOf('ada');
    tab.session.perform(type('h1', 'Ein'));
    tab.clock.pass(600);
    await calm();
    tab.session.perform(type('h1', 'Eins und'));
    await tab.wire.pass(0);
    expect([textOf(tab, 'h1'), tab.session.state.saving]).toEqual(['Eins und', 'saving']);
    await settle(tab);
    expect((await stored()).draft).toContain('Eins und');
  });

  test.each(['no network', 'server error', 'answer lost', 'sent twice'] as const)('goes on after: %s', async (fault) => {
    const tab = await tabOf('ada');
    tab.session.perform(insert(headline('neu', 'Neu'), 0));
    tab.clock.pass(600);
    await calm();
    await tab.wire.pass(0, fault);
    if (fault !== 'sent twice') {
      expect(tab.session.state.saving).toBe('unsaved');
      expect(tab.session.state.unsavedSince?.getTime()).toBe(1_800_000_000_000);
    }
    await settle(tab);
    expect(tab.session.state).toMatchObject({ saving: 'saved', revision: 2, unsavedSince: null });
    expect(order(JSON.parse((await stored()).draft))).toEqual(['neu', 'h1', 'h2', 'h3']);
  });

  test('waits for a sign-in that has run out, and goes on after it', async () => {
    const tab = await tabOf('ada');
    tab.session.perform(type('h1', 'Noch da'));
    tab.clock.pass(600);
    await calm();
    await tab.wire.pass(0, 'signed out');
    expect(tab.session.state).toMatchObject({ saving: 'unsaved', problem: { kind: 'sign-in' } });
    tab.session.perform(type('h2', 'Auch'));
    tab.clock.pass(60_000);
    await calm();
    expect(tab.wire.waiting).toEqual([]);
    tab.session.retry();
    await settle(tab);
    expect(tab.session.state).toMatchObject({ saving: 'saved', problem: null });
    expect((await stored()).draft).toMatch(/Noch da.*Auch/);
  });

  test('keeps the rest where the server refuses one change', async () => {
    const tab = await tabOf('ada');
    tab.session.perform(type('h1', 'Gut'));
    tab.session.perform(insert({ id: 'roh', type: 'html', fields: { html_code: { de: '<p>x</p>' }, raw: true } }, 0));
    tab.session.perform(type('h2', 'Auch gut'));
    await settle(tab);
    expect(tab.session.state.problem).toMatchObject({ kind: 'refused', blockId: null });
    const { draft } = await stored();
    expect(draft).toMatch(/Gut.*Auch gut/);
    expect(draft).toBe(JSON.stringify(tab.session.state.document));
    tab.session.dismissProblem();
    expect(tab.session.state.problem).toBeNull();
  });
});

describe('undo', () => {
  test('takes back every kind of step, also after a reload, to the bytes of the beginning, and does them again', async () => {
    const browser = newBrowser();
    const tab = await tabOf('ada', browser);
    const first = JSON.stringify(tab.session.state.document);
    const steps: Command[] = [
      type('h1', 'Anders'),
      move('h3', 0),
      insert(headline('neu', 'Neu'), 1),
      { kind: 'removeBlock', id: 'h2' },
      { kind: 'duplicateBlock', id: 'h1', seed: 'kopie1234567' },
      type('neu', 'New', 'en'),
      { kind: 'setLayout', id: null, layout: '50-50' },
      { kind: 'pasteBlocks', place: { parent: null, column: 1, index: 0 }, blocks: [headline('x', 'Eingefügt')], seed: 'eingefuegt12' },
    ];
    for (const step of steps) {
      expect(tab.session.perform(step)).toBeNull();
      tab.clock.pass(2_000);
      await calm();
      while (tab.wire.waiting.length > 0) await tab.wire.pass(0);
    }
    const last = JSON.stringify(tab.session.state.document);
    tab.kill();
    const again = await tabOf('ada', browser);
    expect(JSON.stringify(again.session.state.document)).toBe(last);
    for (const _ of steps) again.session.undo();
    expect(JSON.stringify(again.session.state.document)).toBe(first);
    expect(again.session.state).toMatchObject({ canUndo: false, canRedo: true });
    await settle(again);
    expect((await stored()).draft).toBe(first);
    for (const _ of steps) again.session.redo();
    expect(JSON.stringify(again.session.state.document)).toBe(last);
    await settle(again);
    expect((await stored()).draft).toBe(last);
  });

  test('takes typing in one field back at once, and what was typed after a pause by itself', async () => {
    const { session, clock } = await tabOf('ada');
    for (const text of ['Eins ', 'Eins u', 'Eins un']) session.perform(type('h1', text));
    clock.pass(1_000);
    session.perform(type('h1', 'Eins und zwei'));
    session.perform(type('h2', 'Anderswo'));
    session.undo();
    session.undo();
    expect(findBlock(session.state.document, 'h1')?.block.fields.content).toEqual({ de: 'Eins un' });
    session.undo();
    expect(findBlock(session.state.document, 'h1')?.block.fields.content).toEqual({ de: 'Eins' });
    expect(session.state.canUndo).toBe(false);
  });

  test('does not take back what somebody else has written since', async () => {
    const [one, other] = [await tabOf('ada'), await tabOf('ben')];
    one.session.perform(type('h1', 'Von Ada'));
    await settle(one);
    const refreshed = other.session.refresh();
    await settle(other);
    await refreshed;
    other.session.perform(type('h1', 'Von Ben'));
    await settle(other);
    const again = one.session.refresh();
    await settle(one);
    await again;
    one.session.undo();
    expect(textOf(one, 'h1')).toBe('Von Ben');
    expect(one.session.state.problem).toMatchObject({ kind: 'refused', message: { en: expect.stringContaining('somebody else') } });
  });
});

describe('a tab that ends', () => {
  test('leaves what was not saved to the next that opens, which sends the same request again', async () => {
    const browser = newBrowser();
    const tab = await tabOf('ada', browser);
    tab.session.perform(insert(headline('neu', 'Neu'), 0));
    tab.clock.pass(600);
    await calm();
    const [waiting] = tab.wire.waiting;
    tab.session.perform(type('neu', 'Neu und mehr'));
    tab.kill();
    const again = await tabOf('ada', browser);
    expect(textOf(again, 'neu')).toBe('Neu und mehr');
    again.clock.pass(0);
    await calm();
    expect(again.wire.waiting[0]?.call.headers).toEqual(waiting?.call.headers);
    expect(again.wire.waiting[0]?.call.body).toEqual(waiting?.call.body);
    await settle(again);
    expect((await stored()).draft).toBe(JSON.stringify(again.session.state.document));
  });

  test('leaves its work to nobody but its own account', async () => {
    const browser = newBrowser();
    const tab = await tabOf('ada', browser);
    tab.session.perform(type('h1', 'Von Ada'));
    tab.kill();
    const other = await tabOf('ben', browser);
    expect(textOf(other, 'h1')).toBe('Eins');
  });

  test('beside another of the same person has its work saved by that one', async () => {
    const browser = newBrowser();
    const [one, other] = [await tabOf('ada', browser), await tabOf('ada', browser)];
    one.session.perform(type('h1', 'Aus dem ersten'));
    other.session.perform(type('h2', 'Aus dem zweiten'));
    one.kill();
    await settle(other);
    other.clock.pass(15_000);
    for (let n = 0; n < 5; n += 1) await settle(other);
    expect((await stored()).draft).toMatch(/Aus dem ersten.*Aus dem zweiten/);
  });
});

test('something is done with the revision after all is saved, and the session goes on from what it answers', async () => {
  const tab = await tabOf('ada');
  tab.session.perform(type('h1', 'Vorher'));
  const done = tab.session.whenSaved(async (revision) => ({ revision: revision + 1, document: JSON.parse((await stored()).draft) }));
  for (let n = 0; n < 3; n += 1) {
    await calm();
    await tab.wire.pass(0);
  }
  expect((await done).revision).toBe(3);
  expect(tab.session.state).toMatchObject({ saving: 'saved', revision: 3 });
  tab.session.perform(type('h1', 'Nachher'));
  tab.wire.holds = false;
  await tab.session.close();
  expect((await stored()).draft).toContain('Nachher');
});
