import { expect, test } from 'vitest';
import { choose } from '../../../support/browser/record-form.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { hydrated, useBrowser } from '../../../support/browser.ts';

// Many records as one act, in a browser: fifty events put into a series, and taken back but for what was changed since.
const open = useBrowser();

test('fifty events are put into a series and taken back; one that was changed since stays as it is and is named', async () => {
  const page = await asEditor(open, '/cms-hub', 'manager');
  const get = async (path: string) => (await page.request.get(`/de/api/${path}`)).json();
  const [of] = (await get('cms-series/')).results;
  const without = (await get('cms-events/?missing=series&page_size=50&fields=series')).results;
  const ids: number[] = without.map(({ id }: { id: number }) => id);
  expect(ids).toHaveLength(50);
  const inSeries = async (): Promise<number[]> => {
    const { results } = await get(`cms-events/?ids=${ids.join(',')}&fields=series&page_size=50`);
    return results.flatMap(({ id, series }: { id: number; series: number[] }) => (series.includes(of.id) ? [id] : []));
  };
  await page.goto(`/cms-hub/events?ids=${ids.join(',')}`);
  await hydrated(page);
  await page.locator('thead label').first().click();
  await page.getByRole('button', { name: 'Alle 50 der Liste auswählen' }).click();
  await page.getByRole('button', { name: 'Gemeinsam bearbeiten' }).click();
  const dialog = page.getByRole('dialog', { name: '50 Einträge ändern' });
  await dialog.getByRole('radio', { name: 'Abonnements: Setzen' }).check();
  await choose(page, 'Abonnements', of.label, 'dialog');
  await dialog.getByRole('button', { name: 'Prüfen' }).click();
  await dialog.getByText('50 Einträge werden geändert.').waitFor();
  expect(await inSeries(), 'what is only looked at').toEqual([]);
  await dialog.getByRole('button', { name: '50 Einträge ändern' }).click();
  await page.getByText('50 Einträge sind geändert.').waitFor();
  // What is pointed at stays, however long the next steps take.
  await page.getByText('50 Einträge sind geändert.').hover();
  expect(await inSeries()).toHaveLength(50);
  const [first = 0] = ids;
  const other = await page.context().newPage();
  await other.goto(`/cms-hub/events/${first}`);
  await hydrated(other);
  await other.getByRole('list', { name: 'Abonnements' }).getByRole('button').last().click();
  await other.getByRole('button', { name: 'Speichern', exact: true }).click();
  await other.getByText('Gespeichert.', { exact: true }).first().waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByText('49 Einträge sind wieder wie vorher.').waitFor();
  await page.getByText(/^1 Eintrag wurde seither geändert und bleibt: /).waitFor();
  expect(await inSeries()).toEqual([]);
  const [newest] = (await get(`cms-events/${first}/history/`)).results;
  expect(newest.via).toBe('form');
});
