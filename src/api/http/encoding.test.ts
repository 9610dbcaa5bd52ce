import { expect, test } from 'vitest';
import { negotiate } from './encoding.server.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=0', null],
  ['gzip; q=0.000', null],
  ['gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=1.0, gzip;q=0', 'br'],
] as const)('who accepts %j gets %s', (accepted, encoding) => expect(negotiate(accepted)).toBe(encoding));
