import { problem as failure, NotWritten } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import { problemSentence } from '../../command/problem-text.ts';
import { rowsOf } from '../../csv/rows.server.ts';
import { type Figures, madeKinds, noFigures } from '../../figures.ts';
import type { Problem } from '../../import-record.ts';
import { noMapping } from '../../mapping.server.ts';
import type { MissingChoice } from '../../missing-choices.ts';
import { importFile } from '../../run.server.ts';
import { type SheetFormat, sheetRows } from '../../sheet/sheet-rows.server.ts';
import { contentSource, formatOf, type Source, Unreadable } from '../../source/source.server.ts';
import { Busy, withinTransaction } from '../../store/store.server.ts';
import { commandText } from '../../strings.ts';
import type { ProgrammeImportReport } from '../contract.ts';
import { maxShown } from '../limits.ts';
import { labelOf, writtenDates } from './written-dates.server.ts';
import { wrongRows } from './wrong-rows.server.ts';

type Request = { name: string; base64: string; drafts: boolean; preview: boolean; missing: MissingChoice | null };
type Said = { line: number; text: string; is_wrong: boolean };

/** Reads a file as the command does, within the transaction of the call; a preview leaves nothing of it. */
export async function importProgramme(
  context: RequestContext,
  stores: StoreRegistry,
  { name, base64, drafts, preview, missing }: Request,
): Promise<ProgrammeImportReport | NotWritten<ProgrammeImportReport>> {
  const { db, language } = context;
  const source = contentSource(name, Buffer.from(base64, 'base64'));
  const figures = noFigures();
  const said: Said[] = [];
  const say = (at: string, problem: Problem, isWrong: boolean) =>
    said.push({
      line: Number(at.slice(at.lastIndexOf(':') + 1)),
      text: `${problem.field ? `${problem.field}: ` : ''}${problemSentence(language, problem)}`,
      is_wrong: isWrong,
    });
  try {
    const format = formatOf(source);
    return await withinTransaction(db, drafts, async (store) => {
      await importFile({ source, format }, store, figures, { mapping: noMapping, weeks: 0, say });
      const gone = await store.takeAway(missing, figures, context.now);
      const report: ProgrammeImportReport = {
        ...numbersOf(figures),
        written: !preview,
        batch: preview ? null : store.act,
        format,
        made: madeKinds.filter((kind) => figures.made[kind] > 0).map((kind) => commandText(language, kind, { n: figures.made[kind] })),
        problems: said.slice(0, maxShown),
        gone: gone
          .slice(0, maxShown)
          .map(({ id, title, date_start, time_known, done }) => ({ id, ...labelOf(title, language), date_start: toBerlinIso(date_start), time_known, done })),
        gone_count: gone.length,
        dates: await writtenDates(context, stores, store.act),
        rest:
          format === 'jsonld' || format === 'ics'
            ? ''
            : await wrongRows(
                await tableRows(source, format),
                said.filter(({ is_wrong }) => is_wrong),
                language,
              ),
      };
      return preview ? new NotWritten(report) : report;
    });
  } catch (error) {
    throw failureOf(error, source);
  }
}

const tableRows = async (source: Source, format: 'csv' | SheetFormat) => (format === 'csv' ? rowsOf(source) : (await sheetRows(source, format, null)).rows);

const numbersOf = ({ read, created, changed, unchanged, wrong, leftOut, deleted }: Figures) => ({
  read,
  created,
  changed,
  unchanged,
  wrong,
  left_out: leftOut,
  deleted,
});

function failureOf(error: unknown, { name }: Source): unknown {
  if (error instanceof Busy) return failure('busy');
  if (!(error instanceof Unreadable)) return error;
  return failure('unreadable_file', { sentence: (language) => commandText(language, error.reason, { file: name, detail: error.detail }) });
}
