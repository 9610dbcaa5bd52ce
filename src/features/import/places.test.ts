import { expect, test } from 'vitest';
import { addressIn, isElsewhere } from './places.ts';

const address = (street: string, postcode: string, city: string, country: string) => ({ street, postcode, city, country });
test.each([
  ['Kensington Gore, SW7 2AP London, GB', address('Kensington Gore', 'SW7 2AP', 'London', 'GB')],
  ['Am Ostkai 1, 20457 Hamburg', address('Am Ostkai 1', '20457', 'Hamburg', '')],
  ['Hof 2, Am Kai 1\nD-20457 Hamburg', address('Hof 2, Am Kai 1', '20457', 'Hamburg', 'DE')],
  ['Museumplein 6, 1071 DJ Amsterdam, Niederlande', address('Museumplein 6', '1071 DJ', 'Amsterdam', 'NL')],
  ['Kensington Gore', null],
  ['1234 5678', null],
  ['', null],
])('%j', (text, parts) => expect(addressIn(text)).toEqual(parts));

test('another city is elsewhere; of a house without one nobody knows', () => {
  const london = address('', '', 'London', '');
  expect([isElsewhere(london, { city: 'Hamburg' }), isElsewhere(london, { city: 'LONDON' }), isElsewhere(london, { city: '' })]).toEqual([true, false, false]);
});
