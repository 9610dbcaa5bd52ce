import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { saveFile } from './save-file.server.ts';

let site: TestApp;
let url: string;
const bytes = new TextEncoder().encode('0123456789'.repeat(10));
beforeAll(async () => {
  site = await testApp();
  const file = { bytes, kind: 'video' as const, contentType: 'video/mp4', name: 'abend.mp4', title: { de: 'Abend' } };
  const id = await saveFile(site.db, site.dataDir, file);
  expect(await saveFile(site.db, site.dataDir, file)).toBe(id); // the same bytes are there once
  const row = await site.db.selectFrom('asset').select('file').where('id', '=', id).executeTakeFirstOrThrow();
  url = `/media/files/${id}-${row.file}`;
});
const ask = async (headers: Record<string, string> = {}, path = url) => {
  const response = await site.get(path, headers);
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('a file', () => {
  test('comes as it is, for ever under this name', async () => {
    const { status, text, headers } = await ask();
    expect([status, text.length, headers.get('content-type'), headers.get('content-length')]).toEqual([200, 100, 'video/mp4', '100']);
    expect([headers.get('accept-ranges'), headers.get('cache-control')]).toEqual(['bytes', 'public, max-age=31536000, immutable']);
    expect((await ask({ 'If-None-Match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  test('comes in parts', async () => {
    const { status, text, headers } = await ask({ Range: 'bytes=95-' });
    expect([status, text, headers.get('content-range'), headers.get('content-length')]).toEqual([206, '56789', 'bytes 95-99/100', '5']);
    const beyond = await ask({ Range: 'bytes=100-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100']);
  });

  test('of another name, or of none of ours, is not there', async () => {
    for (const path of [url.replace(/.{8}\.mp4$/, '00000000.mp4'), '/media/files/1-..%2f..%2fx.mp4', '/media/files/0-0123456789abcdef.mp4', '/media/files/x'])
      expect((await ask({}, path)).status).toBe(404);
    await site.db
      .updateTable('asset')
      .set({ available_from: new Date(Date.now() + 86_400_000) })
      .execute();
    expect((await ask()).status).toBe(404);
    // Those who work on it see it, and nobody keeps it; others who are signed in do not.
    expect((await ask((await site.signIn('visitor')).headers)).status).toBe(404);
    const shown = await ask((await site.signIn('editor')).headers);
    expect([shown.status, shown.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    await site.db.updateTable('asset').set({ available_from: null }).execute();
    expect((await ask()).headers.get('Cache-Control')).toContain('immutable');
  });
});
