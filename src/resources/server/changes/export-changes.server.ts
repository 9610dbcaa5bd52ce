import type { Field } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { dayOf, toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { slugOf } from '#i18n/slug.ts';
import { csvLine } from '../../transfer/csv-line.ts';
import { asLabel, chooseLabel, lookupsOf } from '../labels.server.ts';
import type { Store, StoreRegistry } from '../store.server.ts';
import { t } from '../strings.ts';
import { columnsOf, headingOf } from '../transfer/columns.ts';
import { writeCell } from '../transfer/write-cell.ts';
import { changedFields } from './changed-fields.server.ts';
import { valuesOf } from './list-changes.server.ts';
import type { NetChange } from './net-changes.server.ts';

/** The mark by which spreadsheets know UTF-8. */
const byteOrderMark = '\ufeff';
type Request = { store: Store; stores: StoreRegistry; readable: ReadonlyMap<string, Field>; results: NetChange[] };

/** A line for each field and language. */
export async function exportChanges({ db, language, now }: { db: Database; language: Language; now: Date }, { store, stores, readable, results }: Request) {
  const lines = results.map((result) => ({ result, fields: changedFields(readable, result) }));
  const { labels } = await lookupsOf(db, stores, readable, valuesOf(lines), language);
  const nameOf = (to: string, id: number) => labels[to]?.[id]?.label ?? String(id);
  const columns = columnsOf(readable);
  const rows = lines.flatMap(({ result, fields }) => {
    const { record_id, state, occurs, label } = result;
    const head = [
      String(record_id),
      occurs ? toBerlinIso(new Date(occurs)).slice(0, 16).replace('T', ' ') : '',
      asLabel(chooseLabel(label, language)).label,
      t(language, state),
    ];
    const changed = new Map(fields.map((one) => [one.field, one]));
    const cells = columns.flatMap((column) => {
      const one = changed.get(column.name);
      if (!one) return [];
      const cell = (value: unknown) =>
        writeCell(column.field, column.language && typeof value === 'object' && value !== null ? Reflect.get(value, column.language) : value, language, nameOf);
      const [before, after] = [cell(one.before), cell(one.after)];
      return before === after ? [] : [[...head, headingOf(column, language), before, after]];
    });
    return state === 'changed' ? cells : [[...head, '', '', ''], ...(state === 'created' ? cells : [])];
  });
  const headings = (['id', 'occurs', 'record', 'change', 'field', 'before', 'after'] as const).map((key) => t(language, `column_${key}`));
  const text = [headings, ...rows].map(csvLine).join('\r\n');
  return {
    name: `${slugOf(`${store.resource.label.many[language]} ${t(language, 'changes')}`)}-${dayOf(now)}.csv`,
    content_type: 'text/csv; charset=utf-8',
    text: `${byteOrderMark}${text}\r\n`,
  };
}
