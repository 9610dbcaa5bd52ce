import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { buildSeatGroup } from '../../build.ts';
import { SelectionSummary } from './selection-summary.tsx';

test('a line of the selection says what all its tickets cost', () => {
  const group = buildSeatGroup('1');
  const selection = group.prices.map((ticket) => ({ ticket, amount: 2 }));
  const situation = { offer: { max_tickets: 10, seat_groups: [group] }, time: null, selection, inCart: 0 };
  const html = renderToString(
    <MemoryRouter initialEntries={['/de']}>
      <SelectionSummary booking={{ situation, addToCart: async () => {} }} />
    </MemoryRouter>,
  );
  expect(html.replaceAll(/<!-- -->|<\/?(span|b)>/g, '')).toContain('2 × Kategorie I, Vollpreis 96 €</li>');
  expect(html).not.toContain('48 €');
});
