import { afterEach, expect, test, vi } from 'vitest';
import { selectionLifetime } from '../limits.ts';
import { askForSelection, forgetSelection, selectionOf, storedSelection, storeSelection, whenSelectionAskedFor } from './stored-selection.ts';

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
afterEach(() => {
  vi.useRealTimers();
  stored.clear();
});

const selection = [{ ticket: { id: 1, seat_group: 2, sale_type_id: 3 }, amount: 4 }];
const selected = { eventId: 7, time: '10:30:00', selection };

test('is there again until it is forgotten, or for a quarter of an hour', () => {
  storeSelection(selected);
  expect(storedSelection()).toEqual({ ...selected, isAskedFor: false });
  vi.useFakeTimers({ now: Date.now() + selectionLifetime });
  expect(storedSelection()).toBeNull();
  vi.useRealTimers();
  forgetSelection();
  expect(storedSelection()).toBeNull();
});

test.each([['not JSON'], ['null'], ['{"until":9e15}'], ['{"until":9e15,"eventId":7,"selection":[{"amount":0}]}']])(
  'what others have left there is none: %s',
  (text) => {
    stored.set('selection', text);
    expect(storedSelection()).toBeNull();
  },
);

test('without storage nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeSelection(selected)).not.toThrow();
  expect(storedSelection()).toBeNull();
  vi.unstubAllGlobals();
});

test('lost tickets are asked for again where the page shows their event', () => {
  const line = { event: { id: 7, url: '' }, title: '', date_start: '', seat_group: 2, sale_type_id: 3, quantity: 4 };
  const lost = selectionOf([line, { ...line, event: { id: 8, url: '' } }, { ...line, event: null }], 7);
  expect(lost).toEqual([{ ticket: { id: 3, seat_group: 2, sale_type_id: 3 }, amount: 4 }]);
  expect(askForSelection({ eventId: 7, time: null, selection: lost })).toBe(false);
  const stop = whenSelectionAskedFor((eventId) => eventId === 7);
  expect(askForSelection({ eventId: 7, time: null, selection: lost })).toBe(true);
  stop();
});
