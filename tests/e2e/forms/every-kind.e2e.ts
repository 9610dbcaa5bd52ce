import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// A form with a question of each kind: in four widths, by keyboard, and without script.
const open = useBrowser();
let address = '';
const choices = ['eins', 'zwei', 'drei'].map((key) => ({ key, label: { de: key, en: key }, is_default: false, email: '' }));
const kinds = [
  'text',
  'textarea',
  'email',
  'checkbox',
  'checkboxes',
  'select',
  'multiselect',
  'radio',
  'file',
  'date',
  'datetime',
  'hidden',
  'number',
  'url',
  'birthday',
];
const required = new Set(['text', 'email', 'checkbox', 'radio', 'date', 'number']);

beforeAll(async () => {
  const page = await asEditor(open, '/cms-hub');
  const { origin } = new URL(ownSite().url);
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const questions = kinds.map((kind) => ({
    label: { de: `Frage ${kind}`, en: `Question ${kind}` },
    help: { de: `Hinweis zu ${kind}.`, en: `Hint on ${kind}.` },
    kind,
    slug: `q_${kind}`,
    required: required.has(kind),
    visible: true,
    choices: ['checkboxes', 'select', 'multiselect', 'radio'].includes(kind) ? choices : [],
    ...(kind === 'hidden' && { default_value: { de: 'aus dem Netz', en: 'from the web' } }),
    ...(kind === 'number' && { least: 1, greatest: 40 }),
  }));
  const data = { name: 'Alle Arten', title: { de: 'Alle Arten', en: 'All kinds' }, privacy: { de: 'Ein Satz.', en: 'A sentence.' }, is_open: true, questions };
  const headers = { 'X-CSRFToken': token, Origin: origin, 'Idempotency-Key': `every-kind-${Date.now()}` };
  const response = await page.request.post('/de/api/cms-forms/', { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  const { id } = await response.json();
  address = `/de/forms/alle-arten/${id}`;
});

async function fill(page: Page): Promise<void> {
  const question = (kind: string) => page.locator(`[name="q_${kind}"]`);
  await question('text').fill('Clara');
  await question('textarea').fill('Zeile eins\nZeile zwei');
  await question('email').fill('clara@haus.example');
  await page.locator('[name="email2"]').fill('clara@haus.example');
  await question('checkbox').check();
  await question('checkboxes').nth(1).check();
  await question('select').selectOption('drei');
  await question('multiselect').selectOption(['eins', 'drei']);
  await question('radio').nth(2).check();
  await question('date').fill('2027-03-01');
  await question('datetime').fill('2027-03-01T19:30');
  await question('number').fill('12,5');
  await question('url').fill('https://haus.example/seite');
  await question('birthday').fill('1990-05-17');
}

test.each([360, 768, 1366, 1920])('each kind is accessible at %s px, also while all of it is wrong', async (width) => {
  const page = await open('about:blank');
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  await hydrated(page);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Absenden' }).click();
  await page.locator('[data-summary]').waitFor();
  expect(await page.locator('[data-summary] li').count()).toBe(required.size);
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('each kind is reached by Tab, in the order in which it is seen, and what its label and hint say is read', async () => {
  const page = await open('about:blank');
  await page.goto(address);
  await hydrated(page);
  await page.locator('[name="q_text"]').focus();
  const reached: string[] = [];
  for (let stop = 0; stop < 40; stop++) {
    const slug = await page.evaluate(() => document.activeElement?.closest('[data-question]')?.getAttribute('data-question') ?? '');
    if (slug && reached.at(-1) !== slug) reached.push(slug);
    if (!slug) break;
    await page.keyboard.press('Tab');
  }
  const seen = kinds.filter((kind) => kind !== 'hidden').flatMap((kind) => (kind === 'email' ? ['q_email', 'email2'] : [`q_${kind}`]));
  expect(reached).toEqual(seen);
});

test.each([true, false])('each kind is sent; script: %s', async (javaScriptEnabled) => {
  const page = await open('about:blank', { javaScriptEnabled });
  await page.goto(address);
  if (javaScriptEnabled) await hydrated(page);
  await fill(page);
  const thanks = page.getByText(/^Vielen Dank/);
  await expect
    .poll(
      async () => {
        if ((await thanks.count()) === 0) await page.getByRole('button', { name: 'Absenden' }).click();
        await thanks.waitFor({ timeout: 2_000 }).catch(() => {}); // or it was faster than anybody types, and is sent once more
        return thanks.count();
      },
      { timeout: 20_000, interval: 1_000 },
    )
    .toBe(1);
  const staff = await asEditor(open, '/cms-hub');
  const id = address.split('/').at(-1);
  const { results } = await (await staff.request.get(`/de/api/cms-forms/${id}/entries/`)).json();
  const entry = await (await staff.request.get(`/de/api/cms-forms/${id}/entries/${results[0].id}/`)).json();
  const text = JSON.stringify(entry);
  for (const said of [
    'Clara',
    'Zeile eins',
    'clara@haus.example',
    'zwei',
    'drei',
    '01/03/2027',
    '12,5',
    'https://haus.example/seite',
    '17/05/1990',
    'aus dem Netz',
  ])
    expect(text).toContain(said);
});
