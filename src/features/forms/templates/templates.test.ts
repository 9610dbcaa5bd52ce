import { describe, expect, test } from 'vitest';
import { checkValues } from '#resources/declaration/check-values.ts';
import { emptyValues } from '#resources/declaration/read-values.ts';
import type { Answers, FormField } from '../definition/form-definition.ts';
import { toFormField } from '../definition/to-form-field.ts';
import { visible } from '../definition/visible.ts';
import { usualRetentionDays } from '../limits.ts';
import { wrongFields } from '../records/check-form.ts';
import { form } from '../records/form.resource.ts';
import { autoCompletes } from '../visitor/auto-completes.ts';
import { formTemplates } from './index.ts';
import { valuesOfTemplate } from './values-of-template.ts';

const fieldsOf = (values: Readonly<Record<string, unknown>>): FormField[] => (values.questions as unknown[]).map((row) => toFormField(row)); // as a template makes them

describe.each(formTemplates.map((template) => [template.key, template] as const))('%s', (_, template) => {
  const values = { ...emptyValues(form), ...valuesOfTemplate(template, 'de') };
  const fields = fieldsOf(values);

  test('passes the rules of the record, and begins switched off', () => {
    expect(checkValues(form, values, 'de')).toEqual({});
    expect(wrongFields(values.questions as unknown[])).toEqual([]); // as a template makes them
    expect([values.is_open, values.name]).toEqual([false, template.title.de]);
    expect(valuesOfTemplate(template, 'en').name).toBe(template.title.en);
  });

  test('has both languages everywhere', () => {
    const texts = [...textsIn(values)];
    expect(texts.length).toBeGreaterThan(fields.length);
    expect(texts.filter((text) => Object.keys(text).length > 0 && !(text.de && text.en))).toEqual([]);
    expect(texts.flatMap((text) => [text.de ?? '', text.en ?? '']).filter((text) => text.includes('!') || /"/.test(text))).toEqual([]);
  });

  test('has English mails whose sentences begin with a capital after the greeting', () => {
    expect(template.mail.en).toMatch(/^Hello,\n\n[A-Z]/);
  });

  test('lets browsers fill in what is meant by the key alone', () => {
    const filled = fields.flatMap(({ slug, label }) => (autoCompletes[slug] ? [`${slug}: ${label.de}`] : []));
    const meant = ['name: Vor- und Nachname', 'name: Name', 'name: Wie dürfen wir Sie anreden?', 'telefon: Telefon', 'schule: Schule und Ort'];
    expect(filled.filter((one) => !meant.includes(one))).toEqual([]);
  });

  test('shows what depends on an answer with it and not without it', () => {
    for (const { slug, show_if } of fields) {
      if (!show_if) continue;
      const asked = fields.find((one) => one.slug === show_if.field);
      const answer = asked?.kind === 'checkboxes' ? [show_if.value] : show_if.value;
      const shownWith = (answers: Answers) => visible(fields, answers).has(slug);
      expect([shownWith({ [show_if.field]: answer }), shownWith({})], slug).toEqual([true, false]);
    }
  });

  test('asks for the address that its mail goes to, and says how long it keeps what was sent', () => {
    expect(fields.filter(({ kind, required }) => kind === 'email' && required)).toHaveLength(1);
    const days = /nach (\d+) Tagen/.exec(template.privacy.de)?.[1];
    if (days) expect(Number(days)).toBe(values.retention_days ?? usualRetentionDays);
    expect(/after (\d+) days/.exec(template.privacy.en)?.[1]).toBe(days);
  });
});

test('each has a key of its own; what the law lists for the last two is asked, and nothing else is required', () => {
  expect(new Set(formTemplates.map(({ key }) => key)).size).toBe(formTemplates.length);
  const required = (key: string) => formTemplates.find((one) => one.key === key)?.questions.flatMap(({ slug, required: is }) => (is ? [slug] : []));
  expect(required('withdrawal')).toEqual(['name', 'vertrag', 'email']);
  expect(required('cancellation')).toEqual(['art', 'grund', 'name', 'kennung', 'vertrag', 'zeitpunkt', 'ende', 'email']);
  const button = (key: string) => formTemplates.find((one) => one.key === key)?.submit?.de;
  expect([button('withdrawal'), button('cancellation')]).toEqual(['Widerruf bestätigen', 'Jetzt kündigen']);
});

function* textsIn(value: unknown): Generator<Record<string, string>> {
  if (Array.isArray(value)) for (const one of value) yield* textsIn(one);
  else if (typeof value === 'object' && value !== null) {
    if (Object.keys(value).every((key) => key === 'de' || key === 'en'))
      yield value as Record<string, string>; // of these two alone
    else for (const one of Object.values(value)) yield* textsIn(one);
  }
}
