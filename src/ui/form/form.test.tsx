import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ChoiceField } from '../field/choice-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { Form } from './form.tsx';
import { FormValues } from './form-values.ts';
import type { FormState } from './use-form.ts';

const errorsOf = (fields: Record<string, string[]>): Partial<FormState> => ({
  outcome: { isError: true, message: 'Bitte prüfen Sie Ihre Angaben.', fields },
  fieldState: (name) => ({ id: `order-${name}`, errors: fields[name] ?? [], sent: { title: ['Tosca'], kind: ['b'] }[name] ?? [] }),
});

function render(given: Partial<FormState>, path = '/de') {
  const state: FormState = {
    name: 'order',
    ref: { current: null },
    onSubmit: () => {},
    pending: false,
    outcome: null,
    fieldState: (name) => ({ id: `order-${name}`, errors: [] }),
    ...given,
  };
  const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
  const element = (
    <Form state={state} submit="Senden">
      <TextField name="title" label="Titel" required />
      <ChoiceField name="kind" label="Art" options={options} defaultValue="a" />
    </Form>
  );
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />);
}

test('several wrong fields are listed, each leading to its own', () => {
  const html = render(errorsOf({ title: ['Der Titel fehlt.'], kind: ['Wählen Sie eine Art.'] }));
  expect(html).toMatch(/role="alert".*<a href="#order-title">Der Titel fehlt\.<\/a>.*<a href="#order-kind">Wählen Sie eine Art\.<\/a>.*<\/ul>/);
  expect(html).toMatch(/<input[^>]*id="order-title"[^>]*aria-invalid="true"[^>]*aria-describedby="order-title-error"/);
  expect(html).toMatch(/<fieldset id="order-kind" role="radiogroup" aria-describedby="order-kind-error" aria-invalid="true"/);
});

test('a single one has its sentence beside it, and no list', () => {
  const html = render(errorsOf({ title: ['Der Titel fehlt.'] }));
  expect(html).not.toContain('<ul');
  expect(html.match(/Der Titel fehlt\./g)).toHaveLength(1);
});

test('what was typed before is there again, instead of what one began with', () => {
  const html = render(errorsOf({ title: ['Zu lang.'] }));
  expect(html).toMatch(/<input[^>]*value="Tosca"/);
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="b"/);
  expect(render({})).toMatch(/<input[^>]*checked=""[^>]*value="a"/);
});

test.each([
  ['/de', 'Wird gesendet …', 'freiwillig'],
  ['/en', 'Sending …', 'optional'],
])('%s: while it is sent the button says so and cannot be pressed; what may be left out is marked', (path, sending, optional) => {
  const html = render({ pending: true }, path);
  expect(html).toMatch(new RegExp(`<button type="submit"[^>]*aria-disabled="true".*${sending}</button>`));
  expect(html.match(new RegExp(`>(?: |<!-- -->)*${optional}</span>`, 'g'))).toHaveLength(1);
});

test('values are read by the names of fields, one or several of a name', () => {
  const data = new FormData();
  for (const [name, value] of [
    ['a', '1'],
    ['a', '2'],
    ['__proto__', 'x'],
  ] as const)
    data.append(name, value);
  data.append('file', new Blob(['x']));
  const values = new FormValues(data);
  expect([values.get('a'), values.all('a'), values.get('b'), values.all('b'), values.get('file')]).toEqual(['2', ['1', '2'], '', [], '']);
  expect(values.get('toString')).toBe('');
});
