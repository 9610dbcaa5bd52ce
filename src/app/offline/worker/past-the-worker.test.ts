import { expect, test } from 'vitest';
import { ways } from './past-the-worker.ts';

/** What becomes of a request; undefined: the worker has it. */
const wayOf = (path: string, mode: 'cors' | 'navigate' | 'no-cors') =>
  ways.find(
    ({ condition: { urlPattern, requestMode = mode } }) =>
      requestMode === mode && new URLPattern(urlPattern, 'https://ostkai.example/sw.js').test(path, 'https://ostkai.example'),
  )?.source;

test.each(['/api/user-details/', '/de/api/events/', '/en/pageeditor-api/pages/', '/page-data/de/programm', '/page-head/en', '/api/policy-reports/'])(
  'the call %s goes past the worker, as a document it does not',
  (path) => expect([wayOf(path, 'cors'), wayOf(path, 'navigate')]).toEqual(['network', undefined]),
);

test.each(['/assets/entry-abc.js', '/assets/frame-abc.css'])('%s comes from whichever cache has it', (path) =>
  expect([wayOf(path, 'cors'), wayOf(path, 'no-cors')]).toEqual(['cache', 'cache']),
);

test.each(['/de', '/de/programm/tosca/12', '/webshop', '/cms-hub/pages', '/de/user/login', '/media/1-abc/640.webp', '/sw.js'])(
  '%s stays with the worker',
  (path) => expect([wayOf(path, 'navigate'), wayOf(path, 'no-cors'), wayOf(path, 'cors')]).toEqual([undefined, undefined, undefined]),
);
