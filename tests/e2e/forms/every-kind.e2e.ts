import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { asEditor } from '../../support/browser/staff.ts';
import { accessibilityProblems, hydrated, languageProblems, useBrowser } from '../../support/browser.ts';
import { beginEarlier } from '../../support/forms/begin-earlier.ts';
import { ownSite } from '../../support/own-site.ts';

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
  de: { send: 'Absenden', title: /^Fehler: Alle Arten/, error: 'Fehler: ', hint: 'Hinweis zu', thanks: /^Vielen Dank/ },
  en: { send: 'Send', title: /^Error: All kinds/, error: 'Error: ', hint: 'Hint on', thanks: /^Thank you/ },
};

const sent = (language: 'de' | 'en') => ({
  ...{ q_text: 'Clara', q_textarea: 'Zeile eins\nZeile zwei', q_email: 'clara@haus.example', q_checkbox: 'Ja', q_checkboxes: 'zwei', q_select: 'drei' },
  ...{ q_multiselect: 'eins, drei', q_radio: 'drei', q_file: 'Plan.pdf', q_date: '01/03/2027', q_datetime: '01/03/2027, 19.30', q_number: '12,5' },
  ...{ q_hidden: language === 'de' ? 'aus dem Netz' : 'from the web', q_url: 'https://haus.example/seite', q_birthday: '17/05/1990' },
});

/** Described by hint and error, in this order. */
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

const typed = (page: Page): Promise<Record<string, string>> =>
  page.locator('form[data-form]').evaluate((form) => {
    const values = new Map<string, string[]>();
    for (const [name, value] of new FormData(form as HTMLFormElement)) {
      if (typeof value === 'string' && /^(q_|email2)/.test(name)) values.set(name, [...(values.get(name) ?? []), value.replaceAll('\r\n', '\n')]);
    }
    return Object.fromEntries([...values].map(([name, all]) => [name, all.join(',')]));
  });

const seen = kinds.filter((kind) => kind !== 'hidden').flatMap((kind) => (kind === 'email' ? ['q_email', 'email2'] : [`q_${kind}`]));

async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const reached: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    const slug = await page.evaluate(() => document.activeElement?.closest('[data-question]')?.getAttribute('data-question') ?? '');
    if (slug === '') break;
    if (reached.at(-1) !== slug) reached.push(slug);
    await page.keyboard.press(key);
  }
  return reached;
}

describe.each(['de', 'en'] as const)('%s, at all widths', (language) => {
  test('each kind is reached by Tab, forwards and back, in the order in which it is seen', async () => {
    const page = await open('about:blank');
    await page.goto(addresses[language]);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('[name="q_text"]').focus();
      expect([width, await walk(page, 'Tab')]).toEqual([width, seen]);
      await page.locator('[name="q_birthday"]').focus();
      expect([width, await walk(page, 'Shift+Tab')]).toEqual([width, seen.toReversed()]);
    }
  });

  test.each([true, false])('each kind is sent; script: %s', async (javaScriptEnabled) => {
    const page = await open('about:blank', { javaScriptEnabled });
    const staff = await asEditor(open, '/cms-hub');
    const list = `/de/api/cms-forms/${addresses.de.split('/').at(-1)}/entries/`;
    const newest = async (): Promise<number> => (await (await staff.request.get(list)).json()).results[0]?.id ?? 0;
    for (const width of widths) {
      const before = await newest();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addresses[language]);
      if (javaScriptEnabled) await hydrated(page);
      await fill(page);
      await page.locator('input[type=file]').setInputFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nx') });
      if (javaScriptEnabled) await page.locator('input[data-file-name="Plan.pdf"]').waitFor({ state: 'attached' });
      else {
        await forgetAttempts();
        await beginEarlier(page);
      }
      await page.getByRole('button', { name: words[language].send, exact: true }).press('Enter');
      await page.getByText(words[language].thanks).waitFor();
      const id = await newest();
      expect(id, `${width} px`).toBeGreaterThan(before);
      const entry = await (await staff.request.get(`${list}${id}/`)).json();
      expect([width, answersOf(entry)]).toEqual([width, sent(language)]);
    }
  });
});

type Entry = { answers: { slug: string; kind: string; text: string }[]; files: { name: string }[] };
const answersOf = ({ answers, files }: Entry) =>
  Object.fromEntries(answers.map(({ slug, kind, text }) => [slug, kind === 'file' ? files.map(({ name }) => name).join() : text]));

/** Of those who send without script only so many are taken from one connection: here they are all the same. */
async function forgetAttempts(): Promise<void> {
  const database = new pg.Client({ host: join(ownSite().dataDir, 'postgres', 'socket'), user: 'foyer', database: 'postgres' });
  await database.connect();
  await database.query('delete from rate_limit');
  await database.end();
}
