import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeText, fold } from './ical-line.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 400, size: 'max' }), fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }));
const anyLine = anyText.map((text) => text.replace(/[\r\n]/g, ''));

test('unfolding gives the line back', () => {
  fc.assert(fc.property(anyLine, (line) => unfold(fold(line)) === line));
});

test('no line has more than 75 octets, and every one is whole UTF-8', () => {
  fc.assert(
    fc.property(anyLine, (line) => {
      for (const part of fold(line).split('\r\n')) {
        expect(octets(part)).toBeLessThanOrEqual(75);
        expect(part.isWellFormed()).toBe(true);
      }
    }),
  );
});

test('lines are as long as they may be', () => {
  expect(fold('a'.repeat(75))).toBe('a'.repeat(75));
  expect(fold('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`);
  expect(fold('a'.repeat(150))).toBe(`${'a'.repeat(75)}\r\n ${'a'.repeat(74)}\r\n a`);
  expect(fold('ä'.repeat(38))).toBe(`${'ä'.repeat(37)}\r\n ä`);
  expect(fold('𝄞'.repeat(37)).split('\r\n').map(octets)).toEqual([72, 73, 5]);
});

test('an escaped text is one line, and reads back without its control characters', () => {
  const unescaped = (text: string) => text.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
  fc.assert(
    fc.property(anyText, (text) => {
      const escaped = escapeText(text);
      expect(escaped).not.toMatch(/[^\P{Cc}\t]/u);
      expect(unescaped(escaped)).toBe(text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\t\n]/gu, ''));
    }),
  );
});

test('half a character becomes a replacement character', () => {
  expect(escapeText('a\ud834b')).toBe('a\ufffdb');
});
