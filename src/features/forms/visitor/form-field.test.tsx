import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { FormDefinition } from '../contract.ts';
import type { AskedField } from '../definition/form-definition.ts';
import { presentForm } from '../definition/present-form.ts';
import { isAnswered, readAnswer } from '../definition/read-answers.ts';
import { toFormField } from '../definition/to-form-field.ts';
import { FormField } from './form-field.tsx';

const choices = ['eins', 'zwei'].map((key) => ({ key, label: { de: key, en: key }, is_default: false, email: '' }));
const radio = (row: object) => ({ slug: 'art', kind: 'radio', label: { de: 'Art', en: 'Kind' }, choices, ...row });

function render(row: object, path: string) {
  const nothing = {};
  const stored = { id: 1, title: nothing, intro: nothing, submit_label: nothing, privacy: nothing, closed_text: nothing, questions: [toFormField(row)] };
  const form: FormDefinition = presentForm(stored, path === '/de' ? 'de' : 'en', true);
  const [field] = form.fields;
  const element = field && <FormField form={form} field={field} isPreview={false} />;
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />);
}

test.each([
  ['/de', 'Keine Angabe'],
  ['/en', 'No answer'],
])('%s: one of a few that need not be chosen can be taken back, without script too', (path, words) => {
  const html = render(radio({}), path);
  expect(html).toMatch(new RegExp(`<input type="radio" name="art" checked="" value=""/>${words}</label>`));
  expect(render(radio({ required: true }), path)).not.toContain(words);
  const chosen = render(radio({ choices: choices.map((one, n) => ({ ...one, is_default: n === 0 })) }), path);
  expect(chosen.match(/checked="" value="[^"]*"/g)).toEqual(['checked="" value="eins"']);
  expect(chosen).toContain(words);
  const asked: AskedField = toFormField(radio({}));
  expect(isAnswered(readAnswer(asked, ['']))).toBe(false);
});

test('an address of mail is sent as it was typed: no browser rewrites its domain', () => {
  const html = render({ slug: 'email', kind: 'email', label: { de: 'E-Mail', en: 'E-mail' } }, '/de');
  expect(html).toMatch(/<input(?=[^>]*name="email")(?=[^>]*type="text")(?=[^>]*inputMode="email")[^>]*>/);
  expect(html).not.toContain('type="email"');
});
