import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './unavailable.server.ts';

const coded = (error: Error, fields: { code: string; syscall?: string }) => Object.assign(error, fields);

test.each([
  ['a port where nobody answers', coded(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['several addresses in vain', coded(new AggregateError([]), { code: 'ECONNREFUSED' }), true],
  [
    'a TLS connection that is not made',
    coded(new Error('Client network socket disconnected before secure TLS connection was established'), { code: 'ECONNRESET' }),
    true,
  ],
  ['words of pg', new Error('Connection terminated unexpectedly'), true],
  ['a database that shuts down', coded(new Error('terminating connection'), { code: '57P01' }), true],
  ['one that stands by, and may only be read from', coded(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }), true],
  ['one whose disk is full', coded(new Error('could not extend file'), { code: '53100' }), true],
  ['an upload that breaks off', coded(new Error('aborted'), { code: 'ECONNRESET' }), false],
  ['a file that is not there', coded(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' }), false],
])('%s', (_, error, isAway) => {
  expect(isDatabaseUnavailable(error)).toBe(isAway);
});
