import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';
import { ownSite } from '../../support/own-site.ts';

// A form with a question of each kind: in four widths, by keyboard, and without script.
const open = useBrowser();
const addresses = { de: '', en: '' };
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
  Object.assign(addresses, { de: `/de/forms/alle-arten/${id}`, en: `/en/forms/all-kinds/${id}` });
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

const widths = [360, 768, 1366, 1920];
const words = {
  de: { send: 'Absenden', title: /^Fehler: Alle Arten/, error: 'Fehler: ', hint: 'Hinweis zu' },
  en: { send: 'Send', title: /^Error: All kinds/, error: 'Error: ', hint: 'Hint on' },
};

/** The kinds whose control, or group, is wrong and not described by its hint and its error, in this order. */
const undescribed = (page: Page, { hint, error }: { hint: string; error: string }) =>
  page.evaluate(
    ([wrong, hintText, errorText]) =>
      wrong.filter((kind) => {
        const question = document.querySelector(`[data-question="q_${kind}"]`);
        const described = [...(question?.querySelectorAll('[aria-describedby]') ?? [])].map((control) =>
          (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? ''),
        );
        return !described.some(([first = '', last = '']) => first.includes(hintText) && last.startsWith(errorText));
      }),
    [[...required], hint, error] as const,
  );

describe.each(['de', 'en'] as const)('%s', (language) => {
  const told = words[language];

  test.each(widths)('each kind is accessible at %s px, also while all of it is wrong', async (width) => {
    const page = await open('about:blank');
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addresses[language]);
    await hydrated(page);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: told.send, exact: true }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-summary'))).toBe(true);
    expect(await page.locator('[data-summary] li').count()).toBe(required.size);
    expect(await page.title()).toMatch(told.title);
    expect(await undescribed(page, told)).toEqual([]);
    expect([await accessibilityProblems(page), await languageProblems(page)]).toEqual([[], []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test.each(widths)('without script at %s px: a summary that has the focus, hint and error at each, and nothing typed lost', async (width) => {
    const page = await open('about:blank', { javaScriptEnabled: false });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addresses[language]);
    await fill(page);
    await page.locator('[name="q_text"]').fill('');
    await page.locator('[name="email2"]').fill('andere@haus.example');
    await page.locator('[name="q_checkbox"]').uncheck();
    await page.locator('[name="q_number"]').fill('viele');
    await page.getByRole('button', { name: told.send, exact: true }).press('Enter');
    await page.locator('[data-summary]').waitFor();
    expect(await page.locator('[data-summary]').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(told.title);
    const wrong = await page.locator('[data-summary] a').evaluateAll((links) => links.map((link) => link.getAttribute('data-leads-to')));
    expect(wrong).toEqual(['q_text', 'email2', 'q_checkbox', 'q_number']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    for (const slug of wrong) expect([slug, await page.locator(`[name="${slug}"]`).first().getAttribute('aria-invalid')]).toEqual([slug, 'true']);
    const { q_text, email2, q_number, ...others } = await typed(page);
    expect([q_text, email2, q_number]).toEqual(['', 'andere@haus.example', 'viele']);
    expect(others).toEqual({
      ...{
        q_textarea: 'Zeile eins\nZeile zwei',
        q_email: 'clara@haus.example',
        q_checkboxes: 'zwei',
        q_select: 'drei',
        q_multiselect: 'eins,drei',
        q_radio: 'drei',
      },
      ...{ q_date: '2027-03-01', q_datetime: '2027-03-01T19:30', q_hidden: language === 'de' ? 'aus dem Netz' : 'from the web' },
      ...{ q_url: 'https://haus.example/seite', q_birthday: '1990-05-17' },
    });
  });
});

/** What the controls hold, several choices with commas. */
const typed = (page: Page): Promise<Record<string, string>> =>
  page.locator('form[data-form]').evaluate((form) => {
    const values = new Map<string, string[]>();
    for (const [name, value] of new FormData(form as HTMLFormElement)) {
      if (typeof value === 'string' && /^(q_|email2)/.test(name)) values.set(name, [...(values.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
    }
    return Object.fromEntries([...values].map(([name, all]) => [name, all.join(',')]));
  });

test('each kind is reached by Tab, in the order in which it is seen, and what its label and hint say is read', async () => {
  const page = await open('about:blank');
  await page.goto(addresses.de);
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
  await page.goto(addresses.de);
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
  const id = addresses.de.split('/').at(-1);
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
