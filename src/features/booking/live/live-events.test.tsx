import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { publishLiveEvent, shownEvents, useLiveEvent } from './live-events.ts';

// What reaches a page in a browser is in tests/e2e.
test('the server renders what the page was made from, whatever has been heard', () => {
  publishLiveEvent({ id: 7, availability: 'sold_out', sale: 'on_sale' });
  const Shown = () => <p>{useLiveEvent(7)?.availability ?? 'as made'}</p>;
  expect(renderToString(<Shown />)).toBe('<p>as made</p>');
  expect(shownEvents()).toEqual([]);
});
