import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
const asked = async (settings: { security_contact: string; security_expires?: string | null }) => {
  await site.db
    .updateTable('site_settings')
    .set({ security_expires: null, ...settings })
    .execute();
  const response = await site.get('/.well-known/security.txt');
  return { status: response.status, text: await response.text(), type: response.headers.get('content-type') };
};

test('security.txt says where a hole is reported and until when that holds', async () => {
  const { status, text, type } = await asked({ security_contact: 'sicherheit@ostkai.example' });
  expect([status, type]).toEqual([200, 'text/plain; charset=UTF-8']);
  expect(text).toBe(
    'Contact: mailto:sicherheit@ostkai.example\nExpires: 2027-05-20T23:59:59Z\nPreferred-Languages: de, en\nCanonical: https://ostkai.example/.well-known/security.txt\n',
  );
  expect((await asked({ security_contact: 'https://ostkai.example/melden', security_expires: '2027-01-31' })).text).toContain(
    'Contact: https://ostkai.example/melden\nExpires: 2027-01-31T23:59:59Z',
  );
  expect((await asked({ security_contact: 'melden@käse.example' })).text).toMatch(/^Contact: mailto:melden@xn--kse-qla\.example$/m);
});

test.each([
  ['no contact', { security_contact: '' }],
  ['a day that has passed', { security_contact: 'a@b.example', security_expires: '2026-11-20' }],
  ['a contact that is none', { security_contact: 'javascript:alert(1)' }],
])('with %s there is no such file', async (_, settings) => expect((await asked(settings)).status).toBe(404));
