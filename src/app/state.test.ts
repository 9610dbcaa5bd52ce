import { expect, test } from 'vitest';
import { readState, serialiseState, stateElementId } from './state.ts';

// The state stands inside a script element: whatever an editor or a visitor has typed must not end it.
const hostile = '</script><script>alert(1)</script><!-- \u2028\u2029 <\\u003c';

test('nothing in the data can end the element that carries it, or a line of script', () => {
  const text = serialiseState({ loaderData: { root: { name: hostile } }, actionData: { page: hostile }, errors: null }, null);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(`<script id="${stateElementId}">${text}</script>`.match(/<\/?script/g)).toHaveLength(2);
});

test('what was written is read again', () => {
  const page = { path: '/de', handle: { name: 'home', traits: {} } };
  const given = { loaderData: { root: { name: hostile } }, actionData: { page: { typed: hostile } } };
  expect(readState(serialiseState({ ...given, errors: null }, page))).toEqual({ page, ...given });
});
