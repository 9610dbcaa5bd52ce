import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSeatGroup } from '../build.ts';
import { PriceList } from './price-list.tsx';

const price = (id: number, text: string, amount: string) => ({ id, price: amount, sale_type_id: id, seat_group: 1, text, name: text, has_discounts: false });
const groups = ['0', '1', '2'].map((status, index) => ({
  ...buildSeatGroup(status as '0' | '1' | '2'),
  id: index + 1,
  seat_group: index + 1,
  text: `Kategorie ${index + 1}`,
  prices: [price(index * 10 + 2, 'Ermäßigt', '24.50'), price(index * 10 + 1, 'Vollpreis', '49.00')],
}));

const render = (of: Parameters<typeof PriceList>[0]['of'], path = '/de') =>
  renderToString(
    <MemoryRouter initialEntries={[path]}>
      <PriceList of={of} />
    </MemoryRouter>,
  ).replaceAll('<!-- -->', '');

test('all entries are in the page, so that they are there without script; two until all are asked for', () => {
  const html = render({ seat_groups: groups, prices: [] });
  for (const name of ['Kategorie 1', 'Kategorie 2', 'Kategorie 3']) expect(html).toContain(name);
  expect(html).toMatch(/aria-expanded="false"[^>]*>Alle 3 Preise zeigen/);
  expect(html).not.toContain('data-all');
  expect(render({ seat_groups: groups.slice(0, 2), prices: [] })).not.toContain('aria-expanded');
});

test('the full price leads, prices drop .00 and have a comma, and what is sold out is said', () => {
  const html = render({ seat_groups: groups.slice(0, 1), prices: [] });
  expect(html).toMatch(/49 €.*Ermäßigt 24,50 €/);
  expect(html).toContain('Ausverkauft');
  expect(render({ seat_groups: groups.slice(0, 1), prices: [] }, '/en')).toContain('Sold out');
});

test('prices that belong to no group stand alone; where there are none, there is nothing', () => {
  expect(render({ seat_groups: [], prices: [price(1, 'Eintritt', '8.00')] })).toMatch(/Eintritt.*8 €/);
  expect(render({ seat_groups: [], prices: [] })).toBe('');
});
