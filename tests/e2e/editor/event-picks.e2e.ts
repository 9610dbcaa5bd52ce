import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newPageWith } from '../../support/browser/editor-page.ts';
import { bringIntoView, options } from '../../support/browser/record-form.ts';
import { useBrowser } from '../../support/browser.ts';

const open = useBrowser();

type Choice = { id: number; label: string; detail: string };
const listed = (page: Page) => page.locator('#content article[id^="event-"]').evaluateAll((cards) => cards.map(({ id }) => Number(id.split('-')[1])));

test('single events are picked by name, put into another order by keys, and shown so to visitors; their number is held to', async () => {
  const page = await open('about:blank', { reducedMotion: 'reduce', viewport: { width: 1366, height: 900 } });
  const path = await newPageWith(page, [{ id: 'liste', type: 'eventlist', fields: {} }]);
  const choices: Choice[] = await (await page.request.get('/de/api/cms-event-choices/')).json();
  const picked = choices.filter(({ detail }) => !detail.includes('offline')).slice(-3);
  await page.goto(`${path}?edit`);
  await page.locator('[data-block="liste"]').click({ position: { x: 4, y: 4 } });
  await page.getByRole('button', { name: 'Bearbeiten', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Veranstaltungen bearbeiten' });
  const search = form.getByRole('combobox', { name: 'Einzelne Termine' });
  for (const { label, detail } of picked) {
    await bringIntoView(search);
    await search.click();
    await search.pressSequentially(label.slice(0, 30));
    await options(page).filter({ hasText: label }).filter({ hasText: detail }).first().click();
    await form.getByRole('list', { name: 'Einzelne Termine' }).getByText(detail).waitFor();
  }
  const [first, second, third] = picked.map(({ id }) => id);
  await expect.poll(() => listed(page)).toEqual([first, second, third]);
  const grip = form.getByRole('button', { name: /verschieben: Pfeiltasten oder ziehen$/ }).last();
  await grip.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => listed(page)).toEqual([first, third, second]);
  await form.getByLabel('Höchstens so viele').fill('2');
  await expect.poll(() => listed(page)).toEqual([first, third]);
  await page.getByText('Gespeichert', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
  const draft = page.getByRole('dialog', { name: 'Entwurf' });
  await draft.getByRole('button', { name: 'Auf Deutsch veröffentlichen' }).click();
  await draft.getByText('Alles ist veröffentlicht.').first().waitFor();
  const visitor = await open(path, { isFirstVisit: true });
  expect(await listed(visitor)).toEqual([first, third]);
});
