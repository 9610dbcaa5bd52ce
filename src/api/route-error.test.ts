import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { orRouteError } from './route-error.ts';

test('a refused call becomes a page that names what was wrong', async () => {
  const refused = new ApiError(400, { code: 'invalid_input', message: '', fields: { room: ['Mindestens 1.'] } });
  await expect(orRouteError(Promise.reject(refused))).rejects.toMatchObject({
    data: { code: 'invalid_input', invalid: ['room'] },
    init: { status: 400 },
  });
});

test('a failure of the server stays a surprise', async () => {
  const failed = new ApiError(500, { code: 'internal', message: '' });
  await expect(orRouteError(Promise.reject(failed))).rejects.toBe(failed);
});
