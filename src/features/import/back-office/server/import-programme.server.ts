import { problem as failure, NotWritten } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import type { StoreRegistry } from '#resources/server/store.server.ts';
import { problemSentence } from '../../command/problem-text.ts';
import type { TableFound } from '../../csv/read-csv.server.ts';
import { rowsOf } from '../../csv/rows.server.ts';
import { emptyStats, type ImportStats, madeKinds } from '../../import-stats.ts';
import { noMapping } from '../../mapping.server.ts';
import type { MissingChoice, ReturningChoice } from '../../missing-choices.ts';
import { fileSources, findSource, sourceNames } from '../../named-source/named-sources.server.ts';
import { aliasesOf, emptyReading, type StoredReading } from '../../named-source/stored-reading.ts';
import type { Problem } from '../../record/problem.ts';
import { importFile } from '../../run.server.ts';
import { type SheetFormat, sheetRows } from '../../sheet/sheet-rows.server.ts';
import { contentSource, formatOf, type Source, Unreadable } from '../../source/source.server.ts';
import { sourceKey } from '../../source/source-key.ts';
import type { GoneDate } from '../../store/source-dates/gone.server.ts';
import type { SettledSource } from '../../store/source-dates/settle-sources.server.ts';
import { Busy, withinTransaction } from '../../store/store.server.ts';
import { commandText } from '../../strings.ts';
import type { ProgrammeImportReport } from '../contract.ts';
import { maxShown } from '../limits.ts';
import { describeReading, readRecords } from './describe-reading.server.ts';
import { groupMessages, type ReaderMessage } from './reader-messages.server.ts';
import { labelOf, writtenDates } from './written-dates.server.ts';
import { wrongRows } from './wrong-rows.server.ts';

type Request = {
  name: string;
  base64: string;
  drafts: boolean;
  preview: boolean;
  missing: MissingChoice | null;
  returning: ReturningChoice;
  source: string | null;
  reading: StoredReading | null;
};

const lineOf = (at: string): number => Number(at.slice(at.lastIndexOf(':') + 1));

/** As the command does, within the call's transaction; a preview leaves nothing. Choices are stored under the source. */
export async function importProgramme(
  context: RequestContext,
  stores: StoreRegistry,
  request: Request,
): Promise<ProgrammeImportReport | NotWritten<ProgrammeImportReport>> {
  const { db, language } = context;
  const { name, drafts, preview, missing, returning } = request;
  const source = contentSource(name, Buffer.from(request.base64, 'base64'));
  const stats = emptyStats();
  const messages: ReaderMessage[] = [];
  const say = (at: string, problem: Problem, isWrong: boolean) =>
    messages.push({
      line: lineOf(at),
      text: `${problem.field ? `${problem.field}: ` : ''}${problemSentence(language, problem)}`,
      is_wrong: isWrong,
    });
  const fileKey = sourceKey(name);
  const found = await findSource(db, { name: request.source, fileKey });
  const named = found && { ...found, reading: request.reading ?? found.reading };
  const reading = named?.reading ?? request.reading ?? emptyReading;
  let table: TableFound | null = null;
  const records = await readRecords(db);
  const sources = { sources: await sourceNames(db), file_sources: await fileSources(db) }; // before this file is one
  try {
    const format = formatOf(source);
    return await withinTransaction(db, { drafts, aliases: aliasesOf(reading), returning }, async (store) => {
      const stored = { ...reading, missing: missing ?? reading.missing, returning };
      if (named) await store.name({ ...named, reading: stored }, fileKey);
      const tell = (head: TableFound) => {
        table = head;
      };
      const input = { source, format, reading, tell };
      const unread = await importFile(input, store, stats, { mapping: noMapping, weeks: 0, say, named, baseUrl: context.baseUrl }).then(
        () => null,
        (error: unknown) => (preview && table && error instanceof Unreadable ? error : Promise.reject(error)),
      );
      if (unread) say(`${name}:${tableOf(table)?.line ?? 1}`, { code: 'no_header', detail: unread.detail }, true);
      const gone = unread ? [] : await store.takeAway(missing, stats, context.now);
      const [settled = null] = store.settled;
      const report: ProgrammeImportReport = {
        ...numbersOf(stats),
        written: !preview,
        batch: preview ? null : store.act,
        format,
        ...describeReading({
          language,
          named,
          reading: isDoubtful(request, settled) ? { ...reading, missing: null } : reading,
          table: tableOf(table),
          asked: store.askedNames,
          records,
        }),
        ...sources,
        settled,
        made: madeKinds.filter((kind) => stats.made[kind] > 0).map((kind) => commandText(language, kind, { n: stats.made[kind] })),
        ...groupMessages(messages),
        gone: gone.slice(0, maxShown).map((date) => ({ ...shownDate(date, language), done: date.done })),
        gone_count: gone.length,
        gone_open: gone.filter(({ is_open }) => is_open).length,
        gone_online: gone.filter(({ is_online }) => is_online).length,
        gone_moved: gone.filter(({ is_moved }) => is_moved).length,
        gone_moved_online: gone.filter(({ is_moved, is_online }) => is_moved && is_online).length,
        returned: store.returned.slice(0, maxShown).map((date) => ({ ...shownDate(date, language), was: date.was, done: date.done })),
        returned_count: store.returned.length,
        dates: await writtenDates(context, stores, store),
        rest: format === 'jsonld' || format === 'ics' ? '' : await restOf({ source, format, reading }, messages, language),
      };
      return preview ? new NotWritten(report) : report;
    });
  } catch (error) {
    throw failureOf(error, source);
  }
}

/** A file that was taken for a source by its name alone, and has none of its dates: what the source does with those is not chosen for it. */
const isDoubtful = ({ source }: Request, settled: SettledSource | null): boolean => source === null && settled !== null && settled.others > 0;

const tableOf = (table: TableFound | null): TableFound | null => table;

const shownDate = ({ id, title, date_start, time_known }: Pick<GoneDate, 'id' | 'title' | 'date_start' | 'time_known'>, language: Language) => ({
  id,
  ...labelOf(title, language),
  date_start: toBerlinIso(date_start),
  time_known,
});

async function restOf(
  { source, format, reading }: { source: Source; format: 'csv' | SheetFormat; reading: StoredReading },
  messages: ReaderMessage[],
  language: Language,
) {
  const wrong = messages.filter(({ is_wrong }) => is_wrong);
  if (wrong.length === 0) return '';
  const rows = format === 'csv' ? rowsOf(source, reading) : (await sheetRows(source, format, null, reading)).rows;
  return wrongRows(rows, wrong, { language, columns: reading.columns });
}

const numbersOf = ({ read, created, changed, unchanged, wrong, leftOut, deleted }: ImportStats) => ({
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
