import { expect, test } from 'vitest';
import { ticketsIn, webAddress } from './cookies.ts';

test.each([
  ['', 0],
  ['a=1; cartAmount=3; cartUrl=https%3A%2F%2Fkarten.example%2Fcart%2F1', 3],
  ['cartAmount=12', 12],
  ['xcartAmount=3', 0],
  ['cartAmount=-3', 0],
  ['cartAmount=%', 0],
  ['cartAmount=3e9', 0],
])('%j', (cookies, tickets) => expect(ticketsIn(cookies)).toBe(tickets));

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'https://', 'karten.example', ''])(
  '%j is no address to link to',
  (text) => {
    expect(webAddress(text)).toBeNull();
  },
);

test.each(['/webshop/cart', 'https://karten.example/cart', 'http://127.0.0.1:3100/cart/x'])('%s is', (text) => expect(webAddress(text)).toBe(text));
