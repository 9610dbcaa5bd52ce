import type { RequestContext } from '#api/request-context.server.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { slugOf } from '#i18n/slug.ts';
import { maxExported } from '../../limits.ts';
import { exportTable } from './export-table.ts';
import { readExported, readFields, type Wanted } from './queries/export.server.ts';
import { t } from './strings.ts';
import { writeEntriesCsv, writeEntriesXlsx } from './write-table.server.ts';

type Exported = { name: string; content_type: string; base64: string; amount: number; parts: number };

/** A part of the entries as a file, the newest first; null where there is no such part. The columns are the same in all parts. */
export async function exportEntries(context: RequestContext, form: { id: number; name: string }, count: number, wanted: Wanted): Promise<Exported | null> {
  const { db, language, now } = context;
  const { format, part } = wanted;
  const parts = Math.max(1, Math.ceil(count / maxExported));
  if (part > parts) return null;
  const entries = await readExported(context, form.id, wanted);
  const table = exportTable(await readFields(db, form.id), entries, language);
  const file = format === 'csv' ? writeEntriesCsv(table) : await writeEntriesXlsx(table, language);
  const name = [slugOf(form.name), t(language, 'file_name'), dayOf(now), ...(parts > 1 ? [part] : [])].join('-');
  return {
    name: `${name}.${format}`,
    content_type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    base64: file.toString('base64'),
    amount: entries.length,
    parts,
  };
}
