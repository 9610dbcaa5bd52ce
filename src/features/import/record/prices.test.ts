import { expect, test } from 'vitest';
import { euros, pricesIn } from './prices.ts';

test.each([
  ['12', '12.00'],
  ['12,50', '12.50'],
  ['12.5', '12.50'],
  ['12,-', '12.00'],
  ['12,–', '12.00'],
  ['1.250,00', '1250.00'],
  ['1250', '1250.00'],
  ['0', '0.00'],
  ['', null],
  ['zwölf', null],
  ['12,345', '12345.00'],
  ['123456', null],
])('%s', (text, amount) => expect(euros(text)).toBe(amount));

test.each([
  ['12 €', [{ price: '12.00' }]],
  ['€ 12', [{ price: '12.00' }]],
  ['12,– EUR', [{ price: '12.00' }]],
  [
    'Parkett: 48,00 € | Rang: 20',
    [
      { name: 'Parkett', price: '48.00' },
      { name: 'Rang', price: '20.00' },
    ],
  ],
  [
    'Parkett, vorn: links: 48 €\nRang: 20 €',
    [
      { name: 'Parkett, vorn: links', price: '48.00' },
      { name: 'Rang', price: '20.00' },
    ],
  ],
  ['ab 12 €', null],
  ['12/8 €', null],
  ['Eintritt frei', null],
  ['Abendkasse', null],
])('%s as a cell', (text, prices) => expect(pricesIn(text)).toEqual(prices));
