import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';

// A file that is sent in parts: it goes on where it was left, and is gone from the disk when it is taken away on its way.
let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});

const path = '/de/api/temp-files/';
const request = (url: string, method: string, cookie: string, headers: Record<string, string> = {}, body?: string) =>
  site.app.request(url, {
    method,
    headers: {
      Cookie: [site.csrf.Cookie, cookie].filter(Boolean).join('; '),
      'X-CSRFToken': site.csrf['X-CSRFToken'],
      'Tus-Resumable': '1.0.0',
      ...headers,
    },
    ...(body !== undefined && { body }),
  });
const onDisk = () => {
  const folder = join(site.dataDir, 'forms', 'parts');
  return existsSync(folder) ? readdirSync(folder) : [];
};

async function begin(): Promise<{ url: string; cookie: string }> {
  const begun = await request(path, 'POST', '', { 'Upload-Length': '20', 'Upload-Metadata': `filename ${btoa('Plan.pdf')}` });
  expect(begun.status).toBe(201);
  const cookie = /foyer_files=[^;]+/.exec(begun.headers.getSetCookie().join(','))?.[0] ?? '';
  const url = new URL(begun.headers.get('Location') ?? '', 'http://localhost').pathname;
  const part = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
  expect((await request(url, 'PATCH', cookie, part, '%PDF-1.7\n')).status).toBe(204);
  return { url, cookie };
}

test('an upload that is taken away on its way leaves nothing behind; nobody else takes it away', async () => {
  const { url, cookie } = await begin();
  expect((await request(url, 'HEAD', cookie)).headers.get('Upload-Offset')).toBe('9');
  expect(onDisk()).toHaveLength(2); // with what is known of it
  const [another] = [await begin()];
  expect((await request(url, 'DELETE', another.cookie)).status).toBe(404);
  expect((await request(url, 'HEAD', cookie)).headers.get('Upload-Offset')).toBe('9');
  expect((await request(url, 'DELETE', cookie)).status).toBe(204);
  expect(onDisk()).toHaveLength(2); // that of the other
  expect((await request(url, 'HEAD', cookie)).status).toBe(404);
});
