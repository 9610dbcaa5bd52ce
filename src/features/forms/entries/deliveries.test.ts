import { expect, test } from 'vitest';
import { HopelessJob, Jobs } from '#features/jobs/index.server.ts';
import { contact, entriesSite } from '../../../../tests/support/forms/entries-site.ts';
import { insertForm } from '../build.ts';
import { deliveryJob } from '../delivery/deliver.server.ts';

const { on, settled, send, get, write } = entriesSite();

test('an entry is told again, and the key of a webhook is renewed', async () => {
  const form = await insertForm(on.site.db, contact, { recipients: ['karten@haus.example'] });
  const entry = await send(form, { name: 'Clara' });
  await on.mails();
  const [{ id: delivery }] = (await get(`${form}/entries/${entry}/`)).body.deliveries;
  expect((await write('POST', `${form}/entries/${entry}/resend/`, { delivery })).status).toBe(200);
  expect(await on.mails()).toHaveLength(1);
  expect((await get(`${form}/entries/${entry}/`)).body.deliveries).toHaveLength(2);
  expect((await write('POST', `${form}/entries/${entry}/resend/`, { delivery: delivery + 99 })).status).toBe(404);
  expect((await get(`${form}/webhook/`)).body.secret).toBeNull(); // looking makes none
  expect((await write('POST', `${form}/webhook/`, null)).status).toBe(204);
  const { secret } = (await get(`${form}/webhook/`)).body;
  expect((await write('POST', `${form}/webhook/`, null)).status).toBe(204);
  const renewed = (await get(`${form}/webhook/`)).body.secret;
  expect([secret.length, renewed.length, secret === renewed]).toEqual([43, 43, false]);
});

test('what was given up is said, and sent once when somebody asks for it', async () => {
  const form = await insertForm(on.site.db, contact);
  const entry = await send(form, { name: 'Clara' });
  const { id } = await on.site.db
    .insertInto('form_delivery')
    .values({ entry_id: entry, kind: 'house', recipient: 'karten@haus.example' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const hopeless = new Jobs({ db: on.site.db, log: { warn: () => {}, error: () => {} } });
  hopeless.perform(deliveryJob, () => Promise.reject(new HopelessJob('never')));
  await hopeless.add(deliveryJob, { id });
  await hopeless.settled();
  await hopeless.stop();
  const delivery = async () => (await get(`${form}/entries/${entry}/`)).body.deliveries;
  expect(await delivery()).toEqual([{ id, kind: 'house', recipient: 'karten@haus.example', done_at: null, given_up: true }]);
  for (const _ of ['asked', 'asked twice']) {
    expect((await write('POST', `${form}/entries/${entry}/resend/`, { delivery: id })).status).toBe(200);
    await settled();
  }
  expect(await delivery()).toMatchObject([{ id, done_at: expect.any(String), given_up: false }, { done_at: expect.any(String) }]);
});
