import { sql } from 'kysely';
import { NotWritten } from '#api/problem.server.ts';
import { isId } from '#content/index.ts';
import type { FieldErrors } from '../../declaration/check-values.ts';
import type { Values } from '../../declaration/define-resource.ts';
import { fieldsFor } from '../../declaration/fields-for.ts';
import { csvLine } from '../../transfer/csv-line.ts';
import { newBatch } from '../batch/batch.server.ts';
import { changeRecord, createRecord, type WriteCall } from '../change-record.server.ts';
import { chooseLabel } from '../labels.server.ts';
import { readRecord } from '../read-record.server.ts';
import { t } from '../strings.ts';
import { setWriteContext } from '../write-context.server.ts';
import { columnsOf, findColumn, keyOf, type TransferColumn } from './columns.ts';
import { type KnownRecords, knownRecords } from './known-records.server.ts';
import { isEmptyCell, readLine, textOfCell, wordsIn } from './read-line.ts';
import { readTable, type Table } from './read-table.server.ts';

type ImportInput = { text: string; preview: boolean; columns?: Record<string, string> | undefined; skip_wrong: boolean };
type Outcome = 'created' | 'changed' | 'unchanged' | 'wrong';
/** Of each column its field, 'id', or null where nothing knows it. */
type Mapping = ('id' | TransferColumn | null)[];

/** A known id or key changes that record, an empty cell nothing; one wrong line stops all unless left out. A preview checks the same. */
export async function importRecords(call: WriteCall, { text, preview, columns: chosen = {}, skip_wrong: skipsWrong }: ImportInput) {
  const { db, store, role, language } = call;
  const table = readTable(text);
  const { readable, writable } = fieldsFor(store.resource, role);
  const known = columnsOf(new Map([...readable].filter(([name]) => writable.has(name)))).concat(rowColumns(store.resource.fields, writable));
  const mapping = table.headings.map((heading) => columnFor(known, heading, chosen));
  const batch = newBatch();
  await setWriteContext(db, 'import', batch);
  const names = await namesIn(call, table, mapping);
  const keys = await keysIn(call, table, mapping);
  const lines: { line: number; label: string; outcome: Outcome; problems: string[] }[] = [];
  for (const { line, cells } of table.lines) {
    const { values, id, problems } = readLine(call, mapping, cells, names);
    const done = problems.length > 0 ? { outcome: 'wrong' as const, problems } : await writeLine(call, values, id, keys);
    lines.push({ line, label: labelOf(store.resource.title, values, language), ...done });
  }
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  const writes = !preview && (skipsWrong || count('wrong') === 0);
  const report = {
    written: writes,
    batch: writes ? batch : null,
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    columns: table.headings.map((heading, index) => describeColumn(table, mapping, heading, index)),
    lines,
    rest: restOf(table, lines, t(language, 'reasons')),
  };
  return writes ? report : new NotWritten(report);
}

/** Lists of rows, which only JSON can hold. */
const rowColumns = (fields: WriteCall['store']['resource']['fields'], writable: ReadonlySet<string>): TransferColumn[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.form.kind === 'rows' && writable.has(name) ? [{ name, language: null, field }] : []));

function columnFor(known: readonly TransferColumn[], heading: string, chosen: Readonly<Record<string, string>>): Mapping[number] {
  const wanted = Object.hasOwn(chosen, heading) ? chosen[heading] : undefined;
  if (wanted === 'id' || (wanted === undefined && /^(id|nr\.?)$/i.test(heading))) return 'id';
  if (wanted !== undefined) return known.find((column) => keyOf(column) === wanted || column.name === wanted) ?? null;
  return known.find((column) => column.name === heading) ?? findColumn(known, heading) ?? null;
}

/** A query for each resource. */
async function namesIn({ db, stores }: WriteCall, table: Table, mapping: Mapping): Promise<Map<string, KnownRecords>> {
  const words = new Map<string, string[]>();
  for (const [index, column] of mapping.entries()) {
    const to = column !== null && column !== 'id' ? column.field.form.limits.to : undefined;
    if (column === null || column === 'id' || typeof to !== 'string') continue;
    words.set(to, [...(words.get(to) ?? []), ...table.lines.flatMap(({ cells }) => wordsIn(column.field, cells[index]))]);
  }
  const found = new Map<string, KnownRecords>();
  for (const [to, some] of words) {
    const store = stores.get(to);
    if (store) found.set(to, await knownRecords(db, store, some));
  }
  return found;
}

/** As the key is compared. */
type Keys = { name: string; ids: Map<string, number[]> } | null;

const comparable = (value: unknown): string => textOfCell(typeof value === 'object' && value !== null ? Reflect.get(value, 'de') : value).toLowerCase();

async function keysIn({ db, store }: WriteCall, table: Table, mapping: Mapping): Promise<Keys> {
  const { importKey, fields } = store.resource;
  const index = mapping.findIndex((column) => column !== null && column !== 'id' && column.name === importKey && column.language !== 'en');
  if (!importKey || index < 0) return null;
  const values = table.lines.flatMap(({ cells }) => (isEmptyCell(cells[index]) ? [] : [comparable(cells[index]).trim()]));
  const column = sql.ref(`t.${importKey}`);
  const key = fields[importKey]?.perLanguage ? sql`lower(${column}->>'de')` : sql`lower(${column}::text)`;
  const { rows } = await sql<{ id: number; key: string }>`
    select t.id, ${key} as key from ${sql.table(store.table)} t where ${key} = any (${values}) and ${store.scope?.('t') ?? sql`true`} order by t.id`.execute(
    db,
  );
  const ids = new Map<string, number[]>();
  for (const { id, key: value } of rows) ids.set(value, [...(ids.get(value) ?? []), id]);
  return { name: importKey, ids };
}

async function writeLine(call: WriteCall, given: Values, id: number | null, keys: Keys): Promise<{ outcome: Outcome; problems: string[] }> {
  const { db, store, language } = call;
  const key = keys && given[keys.name] !== undefined ? comparable(given[keys.name]) : null;
  const same = key === null ? [] : (keys?.ids.get(key) ?? []);
  if (id === null && same.length > 1) return { outcome: 'wrong', problems: [t(language, 'ambiguous_reference', { text: key ?? '' })] };
  const target = id ?? same[0] ?? null;
  if (target === null) {
    const created = await createRecord(call, given);
    if (typeof created !== 'number') return { outcome: 'wrong', problems: problemsOf(call, created) };
    if (key !== null) keys?.ids.set(key, [created]);
    return { outcome: 'created', problems: [] };
  }
  const record = await readRecord(db, store, target, true);
  if (!record) return { outcome: 'wrong', problems: [t(language, 'gone')] };
  const done = await changeRecord(call, record, withOtherLanguages(given, record.values, store.resource.fields));
  if (typeof done !== 'boolean') return { outcome: 'wrong', problems: problemsOf(call, done) };
  return { outcome: done ? 'changed' : 'unchanged', problems: [] };
}

/** A text that is given in one language leaves it in the others as it is. */
const withOtherLanguages = (given: Values, stored: Values, fields: WriteCall['store']['resource']['fields']): Values =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      fields[name]?.perLanguage && typeof value === 'object' ? { ...(stored[name] as object), ...value } : value, // texts per language, as its field says
    ]),
  );

const problemsOf = ({ store, language }: WriteCall, errors: FieldErrors): string[] =>
  Object.entries(errors).flatMap(([path, reasons]) => {
    const [name = ''] = path.split('.');
    const field = store.resource.fields[name]?.form.label[language] ?? path;
    return reasons.map((reason) => t(language, 'line_problem', { field, reason }));
  });

function labelOf(title: string, values: Values, language: WriteCall['language']): string {
  const value = Object.hasOwn(values, title) ? values[title] : '';
  return isId(value) ? String(value) : chooseLabel(value, language).text;
}

function describeColumn(table: Table, mapping: Mapping, heading: string, index: number) {
  const column = mapping[index] ?? null;
  const filled = table.lines.flatMap(({ cells }) => (isEmptyCell(cells[index]) ? [] : [cells[index]]));
  const [sample = ''] = filled;
  return { heading, field: column === null || column === 'id' ? column : keyOf(column), filled: filled.length, sample: textOfCell(sample).slice(0, 100) };
}

function restOf(table: Table, lines: readonly { outcome: Outcome; problems: string[] }[], reasons: string): string {
  const wrong = table.lines.flatMap(({ cells }, index) => {
    const line = lines[index];
    if (line?.outcome !== 'wrong') return [];
    const texts = table.headings.map((_, at) => textOfCell(cells[at]));
    return [csvLine([...texts, line.problems.join(' ')])];
  });
  return wrong.length === 0 ? '' : `\ufeff${[csvLine([...table.headings, reasons]), ...wrong].join('\r\n')}\r\n`;
}
