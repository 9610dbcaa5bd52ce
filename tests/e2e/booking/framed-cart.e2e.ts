import { afterEach, beforeAll, expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import {
  add,
  alive,
  type Bookable,
  bookable,
  boxOffice,
  headerCount,
  openOnCard,
  plus,
  programmeOf,
  ticketsAtBoxOffice,
  widget,
} from '../../support/shop/booking.ts';

const open = useBrowser();
let event: Bookable;
beforeAll(async () => {
  event = await bookable('groups', { skip: 4 });
});
afterEach(async () => {
  await boxOffice().fault({ mode: 'none' });
});

test.each(['on the site', 'in the frame'])('a cart that is begun %s is the same in both, and the header counts all of it', async (where) => {
  const page = await open(programmeOf(event));
  const onSite = async () => {
    await page.goto(programmeOf(event));
    await openOnCard(page, event);
    await plus(page).click();
    await add(page).click();
    await widget(page).getByText('wurde erfolgreich in Ihren Warenkorb gelegt').first().waitFor();
  };
  const inFrame = async () => {
    await page.goto(`/webshop/event/${event.id_jet}`);
    await alive(page);
    const shop = page.frameLocator('main iframe');
    await shop.getByRole('combobox').first().selectOption('1');
    await shop.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await shop.getByRole('heading', { name: 'Warenkorb' }).waitFor();
  };
  const [first, second] = where === 'on the site' ? [onSite, inFrame] : [inFrame, onSite];
  await first();
  await headerCount(page).getByText('1').waitFor();
  await second();
  await headerCount(page).getByText('2').waitFor();
  expect(await ticketsAtBoxOffice(page)).toBe(2);
});

test('on a phone the cart stands inside the site, as high as what is in it, and leads back to where one was', async () => {
  const page = await open(programmeOf(event), { viewport: { width: 360, height: 740 } });
  await openOnCard(page, event);
  await plus(page).press('Enter'); // the widget comes into view meanwhile: a click on the way ended on another price
  await add(page).press('Enter');
  const left = page.url();
  await widget(page).getByRole('link', { name: 'Zum Warenkorb' }).click();
  await page.waitForURL(/\/webshop\/cart$/);
  const more = page.frameLocator('main iframe').getByRole('link', { name: 'Weitere Karten wählen' });
  await more.waitFor();
  const missing = () =>
    page
      .frameLocator('main iframe')
      .locator('html')
      .evaluate((root) => root.scrollHeight - innerHeight); // what would scroll in the frame
  await expect.poll(missing).toBe(0);
  const frame = await page.locator('main iframe').boundingBox();
  expect([frame?.x, frame?.width]).toEqual([0, await page.evaluate(() => document.body.clientWidth)]);
  await more.click();
  await page.waitForURL(left);
  await page.locator(`#event-${event.id}`).waitFor();
});

test('while the box office does not answer the shop says so, and is there again by itself', async () => {
  const page = await open(programmeOf(event));
  await alive(page);
  await boxOffice().fault({ mode: 'offline' });
  await page.waitForFunction(() => document.querySelector('[data-cart-amount]')?.parentElement?.dataset.why);
  await page.goto('/webshop');
  await page.getByRole('heading', { name: 'Die Onlinekasse ist zurzeit geschlossen' }).waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await boxOffice().fault({ mode: 'none' });
  await page.frameLocator('main iframe').getByRole('heading').first().waitFor({ timeout: 70_000 });
});
