import { describe, expect, test } from 'vitest';
import { waitlistSite } from '../../../../../tests/support/shop/waitlist-site.ts';

const { ask, confirm, entries, evening, joinAndConfirm, later, post, recipients, set, site, tokens, waitInLine, mails } = await waitlistSite();

describe('the call', () => {
  test('says which field is wrong and what to do, and stores nothing', async () => {
    const { id } = await evening();
    for (const seats of [0, -1, 11, 1.5, 1e300, undefined]) {
      const refused = await ask({ event: id, seats });
      expect([refused.status, (await refused.json()).fields], String(seats)).toEqual([
        400,
        { seats: ['Bitte wählen Sie, wie viele Karten Sie brauchen: 1 bis 10.'] },
      ]);
    }
    const both = await ask({ event: id, seats: 0, email: 'clara@haus.example\r\nBcc: b@haus.example' }, '/en/api/reminders/waitlist/');
    expect(Object.keys((await both.json()).fields).sort()).toEqual(['email', 'seats']);
    expect([await mails(), await recipients()]).toEqual([[], []]);
  });

  test('tells nothing of what visitors do not see, and takes nobody for what is not sold out', async () => {
    const { id, give } = await evening();
    await set(id, { is_online: false });
    expect((await ask({ event: id })).status).toBe(404);
    expect((await site.get(`/de/erinnerung?event=${id}`)).status).toBe(404);
    expect((await ask({ event: 999_999 })).status).toBe(404);
    await set(id, { is_online: true });
    const reminder = await post('/de/api/reminders/', { email: 'clara@haus.example', event: id });
    expect([reminder.status, (await reminder.json()).code]).toEqual([409, 'not_needed']);
    await give(1, 2);
    const refused = await ask({ event: id });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'not_sold_out']);
    expect([await mails(), await recipients()]).toEqual([[], []]);
  });

  test('answers the same for every address', async () => {
    const [one, other] = [await evening(), await evening()];
    const first = await ask({ event: one.id });
    await confirm(tokens((await mails())[0])[0] ?? '');
    const second = await ask({ event: other.id });
    expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
  });
});

test('it is turned off by mail programs in one click, and by no token but its own', async () => {
  const { id } = await evening();
  const asked = await joinAndConfirm({ event: id });
  const token = tokens(asked).find((one) => one.startsWith('wait-')) ?? '';
  const click = (given: string) => site.app.request(`/de/api/reminders/one-click/?token=${given}`, { method: 'POST', body: 'List-Unsubscribe=One-Click' });
  for (const wrong of [`${token}x`, token.replace('wait', 'sale'), 'wait-1.', '']) expect((await click(wrong)).status).toBe(204);
  expect(await entries()).toHaveLength(1);
  expect((await click(token)).status).toBe(204);
  expect(await entries()).toEqual([]);
  await later(1);
  expect(await recipients()).toEqual([]);
});

test('the page of an event that is sold out leads to a form for seats, that of another does not', async () => {
  const { id, title, give } = await evening();
  const page = async (language: 'de' | 'en') => {
    const path =
      language === 'de'
        ? `/de/programm/${title.toLowerCase().replace(' ', '-')}/${id}`
        : `/en/events/${title.toLowerCase().replace('abend ', 'evening-')}/${id}`;
    return (await site.get(path)).text();
  };
  expect(await page('de')).toMatch(new RegExp(`href="/de/erinnerung\\?event=${id}"[^>]*>.*Auf die Warteliste`));
  expect(await page('en')).toMatch(new RegExp(`href="/en/reminder\\?event=${id}"[^>]*>.*Join the waiting list`));
  const form = await (await site.get(`/de/erinnerung?event=${id}`)).text();
  for (const part of ['name="seats"', 'name="together"', 'Ausverkauft', 'Auf die Warteliste']) expect(form).toContain(part);
  await give(1, 2);
  expect(await page('de')).not.toContain('/de/erinnerung');
  expect(await (await site.get(`/de/erinnerung?event=${id}`)).text()).not.toContain('name="seats"');
});

test('staff see how many wait, and no address', async () => {
  const { id } = await evening();
  await waitInLine(id, {}, {});
  const { headers } = await site.signIn('editor');
  const record = await (await site.get(`/de/api/cms-events/${id}/`, headers)).text();
  expect(JSON.parse(record)).toMatchObject({ waitlist: 2 });
  expect(record).not.toContain('@haus.example');
});
