import { expect, test } from 'vitest';
import { lineField, rowsField, switchField } from '#content/index.ts';
import { decided, reconcile } from './reconcile.ts';

// Rows that have numbers are known by them: what two people do to different ones is no conflict.
const label = { de: 'Feld', en: 'Field' };
const questions = rowsField({ label, row: label, keyed: true, fields: { label: lineField({ label }), required: switchField({ label }) } });
const resource = { fields: { questions } };
type Row = { id?: number; label: Record<string, string>; required: boolean };
const row = (id: number | undefined, de: string, other: Partial<Row> = {}): Row => ({
  ...(id !== undefined && { id }),
  label: { de },
  required: false,
  ...other,
});
const [name, mail, day] = [row(1, 'Name'), row(2, 'Mail'), row(3, 'Tag')];
const together = (mine: Row[], theirs: Row[], base: Row[] = [name, mail, day]) =>
  reconcile(resource, { questions: base }, { questions: mine }, { questions: theirs });
const labels = ({ values }: ReturnType<typeof together>) => (values.questions as Row[]).map((one) => one.label.de);

test('two who change different rows, languages or cells both keep what they have done', () => {
  const mine = [{ ...name, label: { de: 'Wie heißen Sie?' } }, mail, day];
  const theirs = [{ ...name, label: { de: 'Name', en: 'Name' }, required: true }, row(2, 'Adresse'), day];
  expect(together(mine, theirs)).toEqual({
    values: { questions: [{ id: 1, label: { de: 'Wie heißen Sie?', en: 'Name' }, required: true }, row(2, 'Adresse'), day] },
    conflicts: [],
    taken: ['questions'],
  });
});

test('one row that both have changed differently is a conflict of that cell alone, mine until it is decided', () => {
  const mine = [row(1, 'Wie heißen Sie?'), mail, day];
  const theirs = [row(1, 'Ihr Name'), row(2, 'Adresse'), day];
  const result = together(mine, theirs);
  const conflict = { name: 'questions', row: { id: 1, cell: 'label' }, language: 'de', mine: 'Wie heißen Sie?', theirs: 'Ihr Name' };
  expect([labels(result), result.conflicts, result.taken]).toEqual([['Wie heißen Sie?', 'Adresse', 'Tag'], [conflict], ['questions']]);
  expect(decided(result.values, conflict, conflict.theirs)).toEqual({ questions: theirs });
});

test('what each has added stands where it was added, and a row that one has moved is where they moved it', () => {
  expect(labels(together([name, row(undefined, 'Mein'), mail, day], [name, mail, day, row(4, 'Ihr')]))).toEqual(['Name', 'Mein', 'Mail', 'Tag', 'Ihr']);
  expect(labels(together([row(undefined, 'Mein'), name, mail, day], [day, name, mail]))).toEqual(['Mein', 'Tag', 'Name', 'Mail']);
  expect(labels(together([mail, name, day], [name, mail, row(4, 'Ihr'), day]))).toEqual(['Mail', 'Ihr', 'Name', 'Tag']);
  expect(labels(together([mail, name, day], [name, day, mail]))).toEqual(['Mail', 'Name', 'Tag']);
});

test('what one has removed is gone, unless the other has changed it: then it stays, as a new row where it was removed for good', () => {
  expect(together([name, day], [name, mail, day])).toMatchObject({ values: { questions: [name, day] }, taken: [] });
  expect(together([name, mail, day], [name, day])).toMatchObject({ values: { questions: [name, day] }, taken: ['questions'] });
  expect(together([name, day], [name, row(2, 'Adresse'), day])).toMatchObject({ values: { questions: [name, row(2, 'Adresse'), day] }, conflicts: [] });
  expect(together([name, row(2, 'Adresse'), day], [name, day])).toMatchObject({ values: { questions: [name, row(undefined, 'Adresse'), day] }, conflicts: [] });
});

test('nothing that nobody has changed is told', () => {
  expect(together([name, mail, day], [name, mail, day])).toEqual({ values: { questions: [name, mail, day] }, conflicts: [], taken: [] });
  expect(together([name, row(2, 'Post'), day], [name, row(2, 'Post'), day])).toMatchObject({ conflicts: [], taken: [] });
});
