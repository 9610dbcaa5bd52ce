import { beforeAll, expect, test } from 'vitest';
import { isReadOnly } from '#content/index.ts';
import { emptyValues } from '#resources/declaration/read-values.ts';
import { type SignedIn, type TestApp, testApp } from '../../../../tests/support/app.ts';
import { recordCalls } from '../../../../tests/support/records.ts';
import { insertForm } from '../build.ts';
import { formTemplates } from '../templates/index.ts';
import { valuesOfTemplate } from '../templates/values-of-template.ts';
import { form } from './form.resource.ts';

let site: TestApp;
let editor: SignedIn;
let forms: ReturnType<typeof recordCalls>;
let keys = 0;
beforeAll(async () => {
  site = await testApp();
  editor = await site.signIn('editor');
  forms = recordCalls(site, 'forms', editor);
});

async function send(method: string, path: string, body?: unknown, revision?: number) {
  const headers = {
    ...editor.headers,
    'Content-Type': 'application/json',
    'Idempotency-Key': `form-record-${++keys}`,
    ...(revision && { 'If-Match': `"${revision}"` }),
  };
  const response = await site.app.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  return { status: response.status, body: await response.json() };
}

test('a form says on which pages its block stands, and cannot be deleted as long as it does', async () => {
  const [shown, free] = [await insertForm(site.db, []), await insertForm(site.db, [])];
  const { body: page } = await send('POST', '/pageeditor-api/pages/', { urls: { de: '/de/anfahrt' }, title: { de: 'Anfahrt' }, is_online: true });
  const { body: list } = await send('GET', `/pageeditor-api/container/?content_type=page&object_id=${page.id}`);
  const [{ id, revision }] = list.results;
  const insert = { kind: 'insertBlock', place: { parent: null, column: 0, index: 0 }, block: { id: 'formular', type: 'forms', fields: { form: shown } } };
  expect((await send('POST', `/pageeditor-api/container/${id}/commands/`, { commands: [insert] }, revision)).status).toBe(200);
  const used = (await forms.get(`${shown}/`)).body;
  expect(used.meta).toMatchObject({ uses_count: 1, uses: [{ label: 'Anfahrt', path: `pages/${page.id}` }] });
  // By its name; the page leads on to the address of its title in each language.
  expect(used.meta.urls).toMatchObject({ de: `/de/forms/kontakt/${shown}`, en: `/en/forms/kontakt/${shown}` });
  expect((await forms.get(`${free}/`)).body.meta).toMatchObject({ uses_count: 0, uses: [] });
  expect((await forms.remove(shown, used.revision)).body).toMatchObject({ code: 'in_use' });
  expect((await forms.remove(free, 1)).status).toBe(204);
});

test.each(formTemplates.map((template) => [template.key, template] as const))(
  '%s is stored as it is, and its keys stay though its labels change',
  async (_, template) => {
    const values = Object.entries({ ...emptyValues(form), ...valuesOfTemplate(template, 'de') });
    const made = (await forms.create(Object.fromEntries(values.filter(([name]) => !isReadOnly(form.fields[name as keyof typeof form.fields]))))).body;
    expect(made).toMatchObject({ name: template.title.de, is_open: false, sends_copy: true });
    const questions: { id: number; slug: string; label: object }[] = made.questions;
    expect(questions.map(({ slug }) => slug)).toEqual(template.questions.map(({ slug }) => slug));
    const renamed = questions.map((question) => ({ ...question, label: { de: 'Anders', en: 'Otherwise' } }));
    const changed = (await forms.change(made.id, made.revision, { questions: renamed })).body.questions;
    expect(changed.map(({ id, slug }: { id: number; slug: string }) => [id, slug])).toEqual(questions.map(({ id, slug }) => [id, slug]));
  },
);

test('another key for a stored question is refused, at its cell; a new question may have any that is free', async () => {
  const [contact] = formTemplates;
  const values = Object.entries({ ...emptyValues(form), ...(contact && valuesOfTemplate(contact, 'de')) });
  const made = (await forms.create(Object.fromEntries(values.filter(([name]) => !isReadOnly(form.fields[name as keyof typeof form.fields]))))).body;
  const [first, second, ...others] = made.questions;
  const refused = await forms.change(made.id, made.revision, { questions: [first, { ...second, slug: 'anders' }, ...others] });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['questions.1.slug']]);
  const { id: _, ...anew } = second;
  const changed = await forms.change(made.id, made.revision, { questions: [first, { ...anew, slug: 'anders' }, ...others] });
  expect([changed.status, changed.body.questions[1].slug]).toEqual([200, 'anders']);
});

test('a form that keeps no entries is refused a number of them: there would be nothing to count', async () => {
  const id = await insertForm(site.db, [], { recipients: ['karten@haus.example'] });
  const refused = await forms.change(id, 1, { keeps_entries: false, max_entries: 30 });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['max_entries']]);
  expect((await forms.change(id, 1, { keeps_entries: false, max_entries: null })).status).toBe(200);
});

test('a webhook that would never be called is refused when it is saved', async () => {
  const id = await insertForm(site.db, []);
  for (const url of ['http://haus.example/hook', 'https://haus.example:9443/hook', 'https://haus:geheim@haus.example/hook', 'https://']) {
    const refused = await forms.change(id, 1, { webhook_url: url });
    expect([url, refused.status, Object.keys(refused.body.fields)]).toEqual([url, 400, ['webhook_url']]);
  }
  expect((await forms.change(id, 1, { webhook_url: 'https://haus.example:443/hook?a=1' })).status).toBe(200);
});
