import { expect, test } from 'vitest';
import { type HostCommand, hostReducer, nothingOpen } from './host-state.ts';
import type { WidgetTarget } from './widget-target.ts';

const target = { eventId: 1 } as WidgetTarget; // elements of a page, which no state looks into
const Widget = () => null;
const open: HostCommand = { command: 'open', target, Widget };
const perform = (...commands: HostCommand[]) => commands.reduce(hostReducer, nothingOpen);

test('each opening begins anew, also one that comes while another moves out of sight', () => {
  expect(perform(open, { command: 'begin to close' })).toMatchObject({ target, isClosing: true, openings: 1 });
  expect(perform(open, { command: 'begin to close' }, open)).toMatchObject({ target, isClosing: false, openings: 2 });
});

test('a result outlives its widget', () => {
  expect(perform(open, { command: 'close' }, { command: 'tell', words: '2 Karten' })).toMatchObject({ target: null, missed: '2 Karten' });
});
