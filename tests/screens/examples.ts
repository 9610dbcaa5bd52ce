import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { resources } from '../../src/app/resources.ts';
import { ownSite } from '../support/own-site.ts';
import { screenPath } from './addresses.ts';

const samples: Record<string, object> = {
  'export-receivers': { name: 'Portal', days: 30 },
  forms: {
    name: '1 Kontakt', // the first of the list
    title: { de: 'Kontakt', en: 'Contact' },
    privacy: { de: 'Wir speichern, was Sie schreiben.', en: 'We keep what you write.' },
    is_open: true,
    questions: [{ label: { de: 'Name', en: 'Name' }, kind: 'text', slug: 'name', visible: true, choices: [] }],
    recipients: ['karten@haus.example'],
    webhook_url: 'https://haus.example/webhook',
  },
  redirects: { old_path: '/de/alter-pfad', new_path: '/de/programm' },
  releases: { name: 'Spielzeit', at: '2030-03-12T11:00:00+01:00' },
  synonyms: { term: 'parkhaus', meanings: ['Anfahrt'] },
};

/** Of a record its title is changed and another one is deleted, so that history and bin have something to show. */
export async function prepareExample(page: Page, part: string): Promise<string> {
  const resource = resources.resources.find(({ path, single }) => path === part && !single);
  const sample = samples[part];
  if (sample) expect((await call(page, 'POST', `${part}/`, { body: sample })).ok(), part).toBe(true);
  await page.goto(screenPath(part));
  const links = await page.locator('main a').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const ids = new Set(links.flatMap((path) => new RegExp(`^${screenPath(part)}/(\\d+)$`).exec(path)?.[1] ?? []));
  const [first, ...others] = ids;
  if (!first) throw new Error(`The list of ${part} leads to nothing.`);
  const last = others.at(-1);
  if (resource && last) await call(page, 'DELETE', `${part}/${last}/`, { revision: (await read(page, part, last)).revision }); // where it is not in use
  if (resource?.fields[resource.title]?.form.kind === 'line') await changeTitle(page, part, first, resource.title);
  return first;
}

export async function prepareEntry(page: Page, form: string): Promise<string> {
  const body = { form: Number(form), field_values: { name: 'Clara Wieck' } };
  expect((await call(page, 'POST', 'entries/', { body }, 'forms-')).ok()).toBe(true);
  const { results } = await (await call(page, 'GET', `forms/${form}/entries/`)).json();
  return String(results[0].id);
}

async function changeTitle(page: Page, part: string, id: string, field: string): Promise<void> {
  const { [field]: title, revision } = await read(page, part, id);
  const changed = typeof title === 'string' ? `${title}, neu` : { ...title, de: `${title.de}, neu` };
  await call(page, 'PATCH', `${part}/${id}/`, { body: { [field]: changed }, revision });
}

const read = async (page: Page, part: string, id: string) => (await call(page, 'GET', `${part}/${id}/`)).json();

let calls = 0;
async function call(page: Page, method: string, path: string, { body, revision }: { body?: object; revision?: number } = {}, prefix = 'cms-') {
  const { origin } = new URL(ownSite().url);
  const token = (await page.context().cookies(origin)).find(({ name }) => name === 'csrftoken')?.value ?? '';
  const headers = { 'X-CSRFToken': token, Origin: origin, 'Idempotency-Key': `screens-${++calls}`, ...(revision && { 'If-Match': `"${revision}"` }) };
  // A connection that has been idle may be closed as it is used again.
  return page.request.fetch(`/de/api/${prefix}${path}`, { method, headers, maxRetries: 2, ...(body && { data: body }) });
}
