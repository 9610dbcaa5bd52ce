import { expect, test } from 'vitest';
import { editedContainer, type } from '../../../tests/support/editing/edited-container.ts';
import { settle } from '../../../tests/support/editing/open-tab.ts';
import { calm } from '../../../tests/support/editing/wire.ts';
import { followSaves, type SaveAlert } from './follow-saves.ts';

const { tabOf } = editedContainer();

test('the alert of a save is save or error, and is over after 4000 ms (E §4)', async () => {
  const tab = await tabOf('ada');
  const { session, clock, wire } = tab;
  const alerts: (SaveAlert | null)[] = [];
  const stop = followSaves(session, clock, (alert) => alerts.push(alert));
  session.perform(type('h1', 'Eins und'));
  clock.pass(600);
  await calm();
  expect(alerts, 'while it is saved').toEqual([]);
  await wire.pass(0, 'server error');
  expect(alerts).toEqual(['error']);
  await settle(tab);
  expect(alerts.at(-1)).toBe('save');
  const shown = [...alerts];
  clock.pass(3_999);
  expect(alerts).toEqual(shown);
  clock.pass(1);
  expect(alerts).toEqual([...shown, null]);
  // Who has stopped looking is told nothing more.
  session.perform(type('h1', 'Eins und zwei'));
  stop();
  await settle(tab);
  expect(alerts).toEqual([...shown, null]);
});
