import { describe, expect, test } from 'vitest';
import { shopAddress } from './shop-address.ts';

const at = (below: string, search = '', base = 'https://kasse.example') => shopAddress(base, { below, search, language: 'de' });

describe('the page of the box office below a path of the shop', () => {
  test.each([
    ['', 'https://kasse.example/?lang=de'],
    ['event/100101', 'https://kasse.example/event/100101?lang=de'],
    ['event/100101/', 'https://kasse.example/event/100101?lang=de'],
    ['cart/a-b_c~1.2', 'https://kasse.example/cart/a-b_c~1.2?lang=de'],
  ])('%j', (below, address) => expect(at(below)).toBe(address));

  test('below a base that has a path itself', () => {
    expect(at('event/7', '', 'https://kasse.example/ostkai')).toBe('https://kasse.example/ostkai/event/7?lang=de');
  });

  test('keeps the query but what is meant for the site, and says the language once', () => {
    expect(at('event/7', '?cart=x%26y&lang=en&lang=fr&edit&v=3&overlay=false')).toBe('https://kasse.example/event/7?cart=x%26y&lang=de');
  });

  test.each(['..', 'event/../admin', '.', 'event//7', '/event', 'event/7?x', 'event/7#x', 'a b', 'https://evil.example', '\\evil', 'é', '%2e%2e'])(
    '%j is none',
    (below) => expect(at(below)).toBeNull(),
  );
});
