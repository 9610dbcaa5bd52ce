import { expect, test } from 'vitest';
import { mailsTo } from '../../../support/browser/mail-link.ts';
import { asEditor } from '../../../support/browser/staff.ts';
import { accessibilityProblems, colourProblems, hydrated, languageProblems, useBrowser } from '../../../support/browser.ts';

// What the press office tells the papers: an evening is moved, and what has changed since goes out as a mail that was read before.
const open = useBrowser();

test('what has changed since a moment is read, mailed to two addresses, and marked', async () => {
  const page = await asEditor(open, '/cms-hub/events', 'manager');
  const { results } = await (
    await page.request.get('/de/api/cms-events/?status=scheduled&is_online=true&date_start_from=7d&sort=date_start&page_size=1')
  ).json();
  const [{ id, revision, label }] = results;
  const since = new Date(Date.now() - 60_000).toISOString();
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'X-CSRFToken': token, Origin: new URL(page.url()).origin, 'Idempotency-Key': `changes-mail-${id}`, 'If-Match': `"${revision}"` };
  const changed = await page.request.patch(`/de/api/cms-events/${id}/`, { headers, data: { status_note: { de: 'Beginn eine Stunde früher' } } });
  expect(changed.status()).toBe(200);

  let steps = 0;
  const act = async (done: Promise<unknown>) => {
    steps++;
    await done;
  };
  await page.goto(`/cms-hub/events/changes?since=${encodeURIComponent(since)}`);
  await hydrated(page);
  await page.getByText(label).first().waitFor();
  await act(page.getByRole('button', { name: 'Als Mail senden …' }).click());
  const dialog = page.getByRole('dialog', { name: 'Änderungen als Mail senden' });
  await dialog.getByText('Beginn eine Stunde früher').waitFor();
  expect([await accessibilityProblems(page), await colourProblems(page), await languageProblems(page)]).toEqual([[], [], []]);

  await act(dialog.getByLabel('An', { exact: true }).fill('kultur@zeitung.example, radio'));
  await act(dialog.getByRole('button', { name: 'Senden' }).click());
  await dialog.getByText('Das ist keine vollständige Adresse: radio.').waitFor();
  await act(dialog.getByLabel('An', { exact: true }).fill('kultur@zeitung.example\nradio@sender.example'));
  await act(dialog.getByLabel('Worte davor').fill('Guten Tag, bitte ändern Sie:'));
  await act(dialog.getByRole('button', { name: 'Senden' }).click());
  await page.getByText('Die Mail geht an 2 Adressen').waitFor();
  process.stdout.write(`Changes mailed to two addresses, one of them mended: ${steps} steps.\n`);

  for (const address of ['kultur@zeitung.example', 'radio@sender.example'])
    await expect.poll(() => mailsTo(address).at(-1), { timeout: 20_000 }).toContain('Guten Tag, bitte ändern Sie:');
  expect(mailsTo('radio@sender.example').at(-1)).not.toContain('kultur@zeitung.example');
  await page.getByRole('button', { name: /^Letzte Pressemail/ }).waitFor();
  await page.getByRole('button', { name: 'Als Mail senden …' }).click();
  expect(await dialog.getByLabel('An', { exact: true }).inputValue()).toBe('kultur@zeitung.example\nradio@sender.example');
});
