import { expect, test } from 'vitest';
import { isOutside } from '../leave-shop.ts';
import { cartBegunIn, heightIn, isFromFrame, wantsBack } from './framed-cart.ts';

const frame = new MessageChannel().port1;
const heard = { message: { origin: 'https://shop.example', source: frame, data: { cart: 'abc=1' } }, frame, address: 'https://shop.example/event/7?lang=de' };

test('a cart that was begun in the frame is the visitor’s', () => {
  expect(cartBegunIn(heard)).toBe('abc=1');
  expect(cartBegunIn({ ...heard, address: `${heard.address}&cart=held` })).toBe('abc=1');
});

test.each(['/cart/abc=1', '/cart/abc=1/checkout', '?cart=abc=1', '?cart=abc%3D1'])('one that the address %s names is not', (path) => {
  const named = { ...heard, address: `https://shop.example${path}` };
  expect([isFromFrame(named), cartBegunIn(named)]).toEqual([true, null]);
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: new MessageChannel().port1 }],
  ['no window', { source: null }],
])('nobody else is heard: %s', (_, other) => {
  const foreign = { ...heard, message: { ...heard.message, ...other } };
  expect([isFromFrame(foreign), cartBegunIn(foreign)]).toEqual([false, null]);
});

test('the frame that is not there yet is nobody', () => {
  expect(isFromFrame({ ...heard, message: { ...heard.message, source: null }, frame: null })).toBe(false);
});

test.each([null, 'abc', {}, { cart: 1 }, { cart: '' }])('what names no cart: %j', (data) => {
  expect(cartBegunIn({ ...heard, message: { ...heard.message, data } })).toBeNull();
});

test('how high the page in the frame is, within reason', () => {
  expect([{ height: 812 }, { height: -1 }, { height: 1e9 }, { height: '812' }, { cart: 'a' }, null].map(heightIn)).toEqual([812, null, null, null, null, null]);
  expect([{ back: true }, { back: 'yes' }, null].map(wantsBack)).toEqual([true, false, false]);
});

test('the way back leads to pages of this site beside the shop', () => {
  const here = 'https://haus.example';
  const addresses = [
    'https://haus.example/de/programm?date=1',
    'https://haus.example/webshop/cart',
    'https://haus.example/webshop',
    'https://evil.example/de',
    '',
    null,
  ];
  expect(addresses.map((address) => isOutside(address, here))).toEqual([true, false, false, false, false, false]);
});
