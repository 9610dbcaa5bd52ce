import { expect, test } from 'vitest';
import { isActivePath } from './is-active-path.ts';

test.each([
  ['/de/programm', '/de/programm', true],
  ['/de/programm', '/de/programm/tosca/1', true],
  ['/de/programm', '/de/programmhefte', false],
  ['/de/programm?type=2', '/de/programm', false],
  ['/de', '/de/programm', false],
  ['/de', '/de', false],
  ['https://tickets.example/', '/de', false],
])('%s on %s: %j', (url, pathname, expected) => expect(isActivePath(url, pathname)).toBe(expected));
