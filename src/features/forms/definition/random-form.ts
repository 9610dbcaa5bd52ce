import { fieldKinds, hasChoices } from './field-kinds.ts';
import { comparisons, type FormField } from './form-definition.ts';
import { toFormField } from './to-form-field.ts';

/** Numbers from 0 to 1 that a seed decides, so that a case that failed is found again (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(random: () => number, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T; // of a list that is not empty

/** For tests: questions of any kinds, some of which depend on others above them. */
export function randomForm(random: () => number): FormField[] {
  const rows = Array.from({ length: 2 + Math.floor(random() * 7) }, (_, index) => ({
    id: index + 1,
    slug: `q${index}`,
    kind: pick(random, fieldKinds),
    label: { de: `Frage ${index}` },
    required: random() < 0.4,
    visible: random() < 0.9,
    choices: ['a', 'b', 'c'].map((key) => ({ key, label: { de: key }, is_default: false, email: '' })),
  }));
  return rows.map((row, index) => {
    const above = rows.slice(0, index).filter(({ kind }) => kind !== 'file');
    const asked = random() < 0.5 && above.length > 0 ? pick(random, above) : null;
    const value = asked
      ? asked.kind === 'checkbox'
        ? pick(random, ['true', 'false'])
        : hasChoices(asked.kind)
          ? pick(random, ['a', 'b', ''])
          : pick(random, ['x', 'X y', ''])
      : '';
    return toFormField({ ...row, ...(asked && { show_if_field: asked.slug, show_if_is: pick(random, comparisons), show_if_value: value }) });
  });
}

const odd = [
  '',
  'x',
  'X y',
  '  x ',
  'a',
  'b',
  'true',
  'false',
  'on',
  '1',
  '-3,5',
  '2026-02-30',
  '2026-02-28',
  '2026-02-28T25:00',
  'a@b.de',
  'https://haus.example',
  '\u0000',
  '\ud800',
  '‮',
  'ß'.repeat(501),
  '𝄞'.repeat(10_001),
  '=1+1',
];

/** Something that might be sent for a question, proper or not. */
export function randomAnswer(random: () => number): unknown {
  const text = () => pick(random, odd);
  return pick(random, [
    text,
    text,
    text,
    () => [text(), text()],
    () => random() < 0.5,
    () => null,
    () => Math.round(random() * 1e10),
    () => [1, 2.5, -1, text()],
    () => ({ toString: 'x' }),
    () => undefined,
  ])();
}
