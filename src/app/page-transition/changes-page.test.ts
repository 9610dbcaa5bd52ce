import { expect, test } from 'vitest';
import { changesPage } from './changes-page.ts';

test.each([
  ['/de/programm', true],
  ['/en/events?room=2', true],
  [{ pathname: '/de' }, true],
  ['/de/programm/tosca/1', false],
  ['/de/programm/tosca/1?room=2#x', false],
  ['?room=2', false],
  ['#anchor', false],
  ['', false],
  [{ search: '?room=2' }, false],
  [null, false],
] as const)('from /de/programm/tosca/1 to %j', (to, expected) => {
  expect(changesPage(to, '/de/programm/tosca/1')).toBe(expected);
});
