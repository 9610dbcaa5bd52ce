import { expect, test } from 'vitest';
import { statusOf } from './status-of.ts';

test.each([
  [{ statusCode: 410, status: 404 }, 410],
  [{ status: 404, response: { status: 503 } }, 404],
  [{ response: { status: 503 } }, 503],
  [{ response: { statusCode: 502 } }, 502],
  [new Error('x'), 500],
  [Object.assign(new Error('x'), { status: 418 }), 418],
  // What is no status of an error does not become one.
  [{ status: 200 }, 500],
  [{ status: '404' }, 500],
  [{ status: 404.5 }, 500],
  [{ statusCode: 9000, status: 400 }, 400],
  ['404', 500],
  [null, 500],
  [undefined, 500],
])('%j has status %i', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
