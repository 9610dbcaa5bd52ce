import { expect, test } from 'vitest';
import { updateTickets } from './update-tickets.ts';

const made = (state: Parameters<typeof updateTickets>[0]['state']) => ({ state, text: 'wie gemacht', price: 'ab 9 €' });

test('what has begun stays so, though the box office still sells it or knows another hour', () => {
  expect(updateTickets(made('begun'), { id: 1, sale: 'on_sale', availability: 'available' }, 'de')).toEqual(made('begun'));
});

test('what the box office says of a sale is told at once, and of what has no box office nothing', () => {
  expect(updateTickets(made('available'), { id: 1, sale: 'over', availability: 'available' }, 'de').state).toBe('begun');
  expect(updateTickets(made('available'), { id: 1, sale: 'on_sale', availability: 'sold_out' }, 'de').state).toBe('sold_out');
  expect(updateTickets(made('free'), { id: 1, sale: 'on_sale', availability: 'available' }, 'de').state).toBe('free');
});
