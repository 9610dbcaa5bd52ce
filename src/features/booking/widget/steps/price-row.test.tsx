import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSeatGroup } from '../../build.ts';
import type { Situation } from '../selection/ticket-limits.ts';
import { PriceRow } from './price-row.tsx';

const group = { ...buildSeatGroup('1'), max: 3 };
const [price] = group.prices;

function render(amount: number, { path = '/de', max_tickets = 10, inCart = 0 }: { path?: string; max_tickets?: number | null; inCart?: number } = {}): string {
  if (!price) throw new Error('A seat group has a price.');
  const selection = amount > 0 ? [{ ticket: price, amount }] : [];
  const situation: Situation = { offer: { max_tickets, seat_groups: [group] }, time: null, selection, inCart };
  return renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PriceRow group={group} price={price} situation={situation} onChange={() => {}} name={group.text} limit="limit" />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');
}

const closed = (html: string) =>
  [...html.matchAll(/aria-label="(Eine Karte \w+)[^"]*"[^>]*aria-disabled="(\w+)"/g)].map(([, name, isClosed]) => `${name} ${isClosed}`);

test('price, amount and what is left stand there before the click', () => {
  expect(render(0)).toMatch(/48 €.*noch 3 möglich/);
  expect(render(2)).toMatch(/noch 1 möglich.*>2</);
  expect(render(0, { path: '/en', inCart: 8 })).toMatch(/2 more possible/);
});

test('both buttons say for what they are, and are closed where there is nothing more or nothing less', () => {
  expect(render(1)).toContain('aria-label="Eine Karte mehr: Kategorie I, Vollpreis, 48 €"');
  expect(render(1, { path: '/en' })).toContain('aria-label="One ticket fewer: Kategorie I, Full price, 48 €"');
  expect(closed(render(0))).toEqual(['Eine Karte weniger true', 'Eine Karte mehr false']);
  expect(closed(render(3))).toEqual(['Eine Karte weniger false', 'Eine Karte mehr true']);
});

test('why there can be no more', () => {
  expect(render(3)).toContain('mehr zusammenhängende Plätze gibt es nicht');
  const full = render(0, { inCart: 10 });
  expect(full).not.toMatch(/möglich|Bestellung/); // said once, below all rows
  expect(full).toContain('aria-describedby="limit"');
});
