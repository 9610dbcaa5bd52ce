import { describe, expect, test } from 'vitest';
import { askedFields } from './asked-fields.ts';
import { checkAnswers } from './check-answers.ts';
import { fieldKinds } from './field-kinds.ts';
import type { FormField } from './form-definition.ts';
import { presentForm } from './present-form.ts';
import { randomAnswer, randomForm, randomNumbers } from './random-form.ts';
import { readAnswers } from './read-answers.ts';
import { storedAnswers } from './stored-answer.ts';
import { toFormField } from './to-form-field.ts';
import { visible } from './visible.ts';

const empty = {};
const asVisitorsGetIt = (questions: readonly FormField[]) =>
  askedFields(presentForm({ id: 1, title: { de: 'x' }, intro: empty, submit_label: empty, privacy: empty, closed_text: empty, questions }, 'de', true));

test('3,000 random forms: the browser asks what the server asks, finds wrong what it finds wrong, and nothing hidden is stored', () => {
  for (let seed = 0; seed < 3_000; seed++) {
    const random = randomNumbers(seed);
    const questions = randomForm(random);
    const sent = Object.fromEntries(questions.map(({ slug }) => [slug, randomAnswer(random)]));
    // What travels is JSON, and what a page holds are texts.
    const travelled: Record<string, unknown> = JSON.parse(JSON.stringify(sent));
    const [server, browser] = [readAnswers(questions, travelled), readAnswers(asVisitorsGetIt(questions), travelled)];
    expect({ seed, answers: browser }).toEqual({ seed, answers: server });
    const shown = visible(questions, server);
    expect([seed, [...visible(asVisitorsGetIt(questions), browser)]]).toEqual([seed, [...shown]]);
    const wrong = checkAnswers(questions, server, '2026-11-21');
    expect([seed, checkAnswers(asVisitorsGetIt(questions), browser, '2026-11-21')]).toEqual([seed, wrong]);
    for (const slug of Object.keys(wrong)) expect(shown.has(slug), `${seed}: ${slug} is hidden and wrong`).toBe(true);
    for (const { slug } of storedAnswers(questions, server)) expect(shown.has(slug), `${seed}: ${slug} is hidden and stored`).toBe(true);
  }
});

test('what is hidden counts as not answered for what depends on it, however it was answered', () => {
  const chain = [
    { slug: 'a', kind: 'checkbox' },
    { slug: 'b', kind: 'text', show_if_field: 'a', show_if_is: 'is', show_if_value: 'true' },
    { slug: 'c', kind: 'text', show_if_field: 'b', show_if_is: 'is', show_if_value: 'x' },
    { slug: 'd', kind: 'text', show_if_field: 'b', show_if_is: 'is_not', show_if_value: 'x' },
  ].map(toFormField);
  const shownFor = (sent: object) => [...visible(chain, readAnswers(chain, { ...sent }))];
  expect(shownFor({ a: false, b: 'x' })).toEqual(['a', 'd']);
  expect(shownFor({ a: true, b: 'X ' })).toEqual(['a', 'b', 'c']);
});

describe('comparisons', () => {
  const kinds = { text: 'text', list: 'checkboxes', one: 'radio', box: 'checkbox' } as const;
  const shows = (kind: keyof typeof kinds, comparison: string, value: string, answer: unknown) => {
    const choices = ['a', 'b'].map((key) => ({ key, label: { de: key }, is_default: false, email: '' }));
    const fields = [
      { slug: 'asked', kind: kinds[kind], choices },
      { slug: 'then', kind: 'text', show_if_field: 'asked', show_if_is: comparison, show_if_value: value },
    ].map(toFormField);
    return visible(fields, readAnswers(fields, { asked: answer })).has('then');
  };
  test.each([
    ['text', 'is', 'Ja', 'ja ', true],
    ['text', 'is', 'Ja', 'nein', false],
    ['text', 'is_not', 'Ja', '', true],
    ['text', 'contains', 'schul', 'Grundschule', true],
    ['text', 'contains', '', 'x', false],
    ['list', 'contains', 'a', ['a', 'b'], true],
    ['list', 'is', 'a', ['a', 'b'], false],
    ['list', 'is', 'a', ['a'], true],
    ['list', 'is', '', [], true],
    ['one', 'is', 'b', 'b', true],
    ['one', 'is_not', 'b', null, true],
    ['box', 'is', 'true', 'on', true],
    ['box', 'is', 'false', undefined, true],
  ] as const)('%s %s %j of %j: %s', (kind, comparison, value, answer, expected) => {
    expect(shows(kind, comparison, value, answer)).toBe(expected);
  });
});

test('what one text is alone it is as a list of one, as a page gives it', () => {
  for (const kind of fieldKinds) {
    const question = toFormField({ id: 1, slug: 'q', kind, choices: [{ key: 'true', label: { de: 'Ja' } }] });
    for (const text of ['true', 'on', 'x', '12', '2027-03-01', '']) {
      expect([kind, text, readAnswers([question], { q: [text] })]).toEqual([kind, text, readAnswers([question], { q: text })]);
    }
  }
});

test('names that objects have by themselves are no answers', () => {
  const fields = ['constructor', 'tostring', 'valueof'].map((slug) => toFormField({ slug, kind: 'text' }));
  expect({ ...readAnswers(fields, JSON.parse('{"__proto__": {"constructor": "x"}}')) }).toEqual({
    constructor: null,
    tostring: null,
    valueof: null,
    email2: null,
  });
});
