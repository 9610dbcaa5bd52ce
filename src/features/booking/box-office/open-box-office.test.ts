import { describe, expect, test } from 'vitest';
import { declaredCapabilities } from './declared-capabilities.ts';
import { openBoxOffice } from './open-box-office.server.ts';

describe('opening a box office', () => {
  test('takes addresses with or without a slash at the end, and tells visitors the public one', () => {
    const office = openBoxOffice({ kind: 'simulator', url: 'http://10.0.0.7:3100/', publicUrl: 'https://karten.example/' });
    expect(office.cartUrl('abc', 'de')).toBe('https://karten.example/cart/abc?lang=de');
    expect(office.eventUrl('7', 'en')).toBe('https://karten.example/event/7?lang=en');
    expect(office.isReachable()).toBe(true);
  });

  test('has what is declared of a JetTicket-like server, and nothing else', () => {
    const capabilities = declaredCapabilities.parse('reads-carts, totals max-tickets=8');
    expect(openBoxOffice({ kind: 'jet', url: 'http://jet.example', capabilities }).capabilities).toEqual({
      readsCarts: true,
      removesLines: false,
      extends: false,
      holdMinutes: 15,
      quantities: 'total',
      repeatsSafely: false,
      sharesCarts: false,
      listsOrders: false,
      listsEvents: false,
      limitsPer: 'order',
      maxTickets: 8,
    });
  });

  test('of pretix needs a token', () => {
    expect(() => openBoxOffice({ kind: 'pretix', url: 'https://pretix.example' })).toThrow('token');
    expect(openBoxOffice({ kind: 'pretix', url: 'https://pretix.example', token: 'x' }).capabilities.extends).toBe(false);
  });
});

test.each(['flies', 'max-tickets', 'max-tickets=many', 'extends=3', 'toString', 'max-tickets=0'])('%j is no capability', (word) => {
  expect(declaredCapabilities.safeParse(word).error?.message ?? '').toContain(`knows no \\"${word}\\"`);
});
