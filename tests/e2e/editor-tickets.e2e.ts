import { beforeAll, expect, test } from 'vitest';
import { newPageWith } from '../support/browser/editor-page.ts';
import { useBrowser } from '../support/browser.ts';
import { type Bookable, bookable, boxOffice } from '../support/shop/booking.ts';

// What the box office says while a page is edited on which its events are listed.
const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 4 });
});

test('an event that sells out while a page is edited takes nothing away from the page, and typing goes on', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const day = event.day;
  const blocks = [
    { id: 'titel', type: 'headline', fields: { headline_level: 2, content: { de: 'Heute' } } },
    { id: 'liste', type: 'eventlist', fields: { date_from: `${day}T00:00:00+01:00`, date_to: `${day}T23:59:00+01:00` }, children: [] },
  ];
  const path = await newPageWith(page, blocks, { isPublished: true });
  await page.goto(`${path}?edit`);
  const card = page.locator(`article[id^="event-${event.id}-"]`);
  await page.locator('[data-editing] [data-enhance=event-list][data-enhanced]').waitFor(); // the script of visitors is there too
  await card.locator('a[data-book]').waitFor();
  const known = await (await boxOffice().send('GET', `/api/events/${event.id_jet}`)).json();
  const put = (sold: number) => boxOffice().putEvent(Number(event.id_jet), { title: known.title, date_start: known.date_start, hall: known.hall, sold });
  try {
    await put(1);
    await card.getByText('Ausverkauft').first().waitFor();
    expect(await card.locator('a[data-book]:visible').count()).toBe(0);
    expect(await card.locator('[data-gone]:visible').count()).toBe(1);
    const title = page.getByRole('heading', { name: 'Heute' });
    await title.click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Abend', { delay: 5 });
    await page.getByRole('heading', { name: 'Heute Abend' }).waitFor();
  } finally {
    await put(0.1);
  }
  await card.locator('a[data-book]:visible').waitFor();
  await page.keyboard.type(' um acht', { delay: 5 });
  await page.getByRole('heading', { name: 'Heute Abend um acht' }).waitFor();
});
