import { expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '#i18n/language.ts';
import { explainIssue } from './strings.ts';

// What a schema refuses is said in our words: never in the library's ("Invalid option: expected one of …").
const refused: [string, z.ZodType, unknown, string][] = [
  ['none of the options', z.enum(['de', 'en']), 'fr', 'Möglich sind: de, en.'],
  ['another constant', z.literal('container'), 'page', 'Möglich sind: container.'],
  ['a text for a number', z.int(), 'x', 'Erwartet wird eine Zahl.'],
  ['nothing for a list', z.array(z.string()), undefined, 'Erwartet wird eine Liste.'],
  ['a text for names with values', z.record(z.string(), z.unknown()), 'x', 'Erwartet wird ein Objekt aus Namen und Werten.'],
  ['a kind that has no word of ours', z.set(z.string()), 'x', 'Das Format stimmt nicht.'],
  ['too little', z.int().min(1), 0, 'Mindestens 1.'],
  ['too much', z.string().max(3), 'vier', 'Höchstens 3.'],
  ['another form', z.iso.date(), '1. Mai', 'Das Format stimmt nicht.'],
  ['none of two shapes', z.union([z.int(), z.boolean()]), 'x', 'Das Format stimmt nicht.'],
  ['a field that nobody knows', z.strictObject({}), { x: 1 }, 'Das Format stimmt nicht.'],
];

test.each(refused)('%s', (_, schema, value, german) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) throw new Error('It is not refused.');
  expect(explainIssue('de', issue)).toBe(german);
  for (const language of languages) expect(explainIssue(language, issue)).not.toMatch(/[Ii]nvalid|expected|Unrecognized/);
});
