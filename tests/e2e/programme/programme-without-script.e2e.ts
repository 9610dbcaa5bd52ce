import { describe, expect, test } from 'vitest';
import { useBrowser } from '../../support/browser.ts';

const open = useBrowser();
const cards = 'article[id^="event-"]';

describe('the programme without script', () => {
  const noScript = { javaScriptEnabled: false };

  test('the filters are a form', async () => {
    const page = await open('/de/programm', noScript);
    const room = page.getByRole('combobox', { name: 'Ort' });
    await room.selectOption(await room.getByText(/Kammersaal/).getAttribute('value'));
    await page.getByRole('button', { name: 'Anzeigen' }).click();
    await page.waitForURL(/room=\d+/);
    for (const card of await page.locator(cards).all()) expect(await card.textContent()).toContain('Kammersaal');
  });

  test('on a phone too', async () => {
    const page = await open('/de/programm', { ...noScript, viewport: { width: 360, height: 780 } });
    expect(await page.getByRole('button', { name: 'Anzeigen' }).isVisible()).toBe(true);
    expect(await page.getByRole('combobox', { name: 'Ort' }).isVisible()).toBe(true);
  });

  test('pages are links, an event can be read, and the way back is a link', async () => {
    const page = await open('/de/programm', noScript);
    const first = await page.locator(cards).first().getAttribute('id');
    await page.getByRole('link', { name: 'Weitere Termine laden' }).click();
    await page.waitForURL(/page=2/);
    expect(await page.locator(cards).first().getAttribute('id')).not.toBe(first);
    await page.locator(`${cards} a`).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Programm' }).click();
    await page.waitForURL(/\/de\/programm$/);
  });
});
