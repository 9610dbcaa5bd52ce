import { expect, test } from 'vitest';
import { mayBe } from './fitting.ts';

test.each([
  ['image', 'image/jpeg', 'a.jpg', true],
  ['image', 'application/pdf', 'a.pdf', false],
  ['video', 'image/png', 'a.png', false],
  ['document', 'application/pdf', 'a.pdf', true],
  ['document', 'text/plain', 'a.txt', false],
  ['captions', 'text/plain', 'A.VTT', true],
  ['captions', 'video/mp4', 'a.mp4', false],
  ['audio', '', 'unknown', true],
  [undefined, 'text/plain', 'a.txt', true],
] as const)('for %s a file that is %s, %s: %s', (kind, type, name, fits) => expect(mayBe(kind, { type, name })).toBe(fits));
