import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { waitlistSite } from '../../../../../tests/support/shop/waitlist-site.ts';

const { addressees, ask, entries, evening, state, joinAndConfirm, later, recipients, site, waitInLine, mails } = await waitlistSite();

test('who waits is told once when so many seats are free again, and nothing is left of them', async () => {
  const { id, title, give } = await evening();
  const asked = await joinAndConfirm({ event: id });
  expect(asked).toMatch(/^To: clara@haus\.example\nSubject: Bitte bestätigen Sie Ihre Adresse\n/);
  expect(asked).toContain(`möchte an dieser Adresse erfahren, wenn es wieder 2 Karten gibt: ${title}, `);
  expect(await later(1)).toEqual([]);
  await give(1, 1);
  expect(await later(1)).toEqual([]); // one is free, and two are wanted
  await give(1, 1);
  const [told, ...more] = await later(1);
  expect(more).toEqual([]);
  expect(told).toContain(`Subject: Es gibt wieder Karten: ${title}\n`);
  expect(told).toMatch(new RegExp(`es gibt wieder Karten: ${title}, .* Uhr\\. Wenige Karten ab .*€\\.`));
  expect(told).toContain(`https://ostkai.example/de/programm/${title.toLowerCase().replace(' ', '-')}/${id}`);
  expect(told).toContain('Wir halten keine Karten zurück');
  expect(told).toMatch(/Warteliste verlassen: https:\/\/ostkai\.example\/de\/erinnerung\/ende\?token=wait-\d+\./);
  expect(await later(60)).toEqual([]);
  expect([await entries(), await recipients()]).toEqual([[], []]);
});

test('is English where it was asked in English, and carries what mail programs need to turn it off', async () => {
  const { id, give } = await evening();
  const asked = await joinAndConfirm({ event: id, seats: 2, together: true }, '/en/api/reminders/waitlist/');
  expect(asked).toContain('Subject: Please confirm your address\n');
  expect(asked).toContain(`wants to be told at this address when 2 tickets side by side can be had again: Evening ${state.titles}, `);
  const noted = await joinAndConfirm({ event: id, seats: 1 }, '/en/api/reminders/waitlist/');
  expect(noted).toContain('Subject: You are on the waiting list\n');
  expect(noted).toContain('we will write to you when 1 ticket can be had again');
  await give(1, 1);
  const [told] = await later(1);
  expect(told).toContain(`Subject: Tickets again: Evening ${state.titles}\n`);
  expect(told).toMatch(/there are tickets again: .*\. Few tickets from .*€\./);
  expect(told).toContain('We hold no tickets back');
  const folder = join(site.dataDir, 'outbox');
  const last = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const headers =
    readFileSync(join(folder, last.sort().at(-1) ?? ''), 'utf8')
      .split('\n\n')[0]
      ?.replaceAll(/\n\s+/g, ' ') ?? '';
  expect(headers).toMatch(/^List-Unsubscribe: *<https:\/\/ostkai\.example\/en\/api\/reminders\/one-click\/\?token=wait-[\w.-]+>$/m);
});

describe('the order', () => {
  test('is that in which they asked, to as many as could be served; the next are told half an hour later, if there still is something', async () => {
    const { id, give, take } = await evening();
    await waitInLine(id, { seats: 2 }, { seats: 1 }, { seats: 1 }, { seats: 1 });
    await give(1, 2);
    await give(2, 1);
    expect(addressees(await later(1))).toEqual(['1@haus.example', '2@haus.example']);
    expect(await later(29)).toEqual([]);
    await take(1, 2);
    expect(addressees(await later(1))).toEqual(['3@haus.example']);
    await take(2, 1);
    expect(await later(31)).toEqual([]);
    expect(await entries()).toHaveLength(1);
  });

  test('passes over who wants more beside each other than there is, and keeps their place', async () => {
    const { id, give } = await evening();
    await waitInLine(id, { seats: 4, together: true }, { seats: 4 });
    await give(1, 2);
    await give(2, 2);
    expect(addressees(await later(1))).toEqual(['2@haus.example']);
    await give(1, 1);
    await give(1, 1);
    expect(addressees(await later(31))).toEqual(['1@haus.example']);
  });

  test('stays who changes the number of seats', async () => {
    const { id, give } = await evening();
    await waitInLine(id, { seats: 4 }, { seats: 1 });
    state.now = new Date(state.now.getTime() + 60_000);
    expect((await ask({ event: id, email: '1@haus.example', seats: 1 })).status).toBe(200);
    expect(addressees(await mails())).toEqual(['1@haus.example']);
    await give(1, 1);
    expect(addressees(await later(1))).toEqual(['1@haus.example']);
  });

  test('leaves out who has not confirmed', async () => {
    const { id, give } = await evening();
    await ask({ event: id, email: 'unbestaetigt@haus.example' });
    await mails();
    await waitInLine(id, { seats: 2 });
    await give(1, 2);
    expect(addressees(await later(1))).toEqual(['1@haus.example']);
  });
});
