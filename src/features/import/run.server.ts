import type { Database } from '#db/database.server.ts';
import type { FetchFailure } from '#features/media/index.server.ts';
import { type Day, wallClock } from '#i18n/berlin-time.ts';
import { readCsv, readTable, type TableOptions } from './csv/read-csv.server.ts';
import { dayOfMoment, isMoment, parseMoment } from './event-time.ts';
import { readIcal } from './ical/read-ical.server.ts';
import type { Reading } from './import-record.ts';
import { emptyStats, type ImportStats } from './import-stats.ts';
import { readJsonld } from './jsonld/read-jsonld.server.ts';
import { limits } from './limits.ts';
import type { Mapping } from './mapping.server.ts';
import type { MissingChoice, ReturningChoice } from './missing-choices.ts';
import { keyOfSource, type NamedSource } from './named-source/named-sources.server.ts';
import { aliasesOf } from './named-source/stored-reading.ts';
import { ownEventId } from './own-export/own-event-id.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { Progress } from './progress/progress.server.ts';
import type { Problem } from './record/problem.ts';
import { type SheetFormat, sheetRows } from './sheet/sheet-rows.server.ts';
import type { Format } from './source/formats.ts';
import { normalSource } from './source/normal-source.server.ts';
import type { Source } from './source/source.server.ts';
import { sourceKey } from './source/source-key.ts';
import { attachPictures, type TakePicture } from './store/pictures.server.ts';
import type { GoneDate } from './store/source-dates/gone.server.ts';
import type { SettledSource } from './store/source-dates/settle-sources.server.ts';
import { type Store, withStore } from './store/store.server.ts';

export type Input = {
  source: Source;
  format: Format /** The sheet of a spreadsheet that is read; else the first with a header. */;
  sheet?: string | null;
} & TableOptions;

type Run = {
  inputs: Input[];
  mapping: Mapping;
  weeks: number;
  dryRun: boolean;
  /** Without it pictures stay where they are. */
  takePicture?: TakePicture | undefined;
  progress: Pick<Progress, 'addBytes' | 'addRecord' | 'clear'>;
  /** What becomes of dates that the files have no more; null: see `findGone`. */
  missing?: MissingChoice | null;
  /** What becomes of dates that the files have again. */
  returning?: ReturningChoice;
  /** The source that the files are read from, by its name. */
  named?: NamedSource | null;
  tellSource?: (source: SettledSource) => void;
  baseUrl?: string;
  now?: Date;
  /** Ends the run after the batch that is being written. */
  signal?: AbortSignal;
  /** Is told what was not taken or needs saying, with 'FILE:LINE'. */
  say: (at: string, problem: Problem) => void;
};

/**
 * Reads files into the database, in batches. What cannot be taken is told to `say` and counted as wrong; the rest is written.
 * Throws `Busy` while another import runs, `Unreadable` where a file is not of its format, the signal's reason where it ends the run.
 */
export async function runImport(db: Database, run: Run): Promise<ImportStats> {
  const stats = emptyStats();
  const fetched = new Map<string, Promise<number | FetchFailure>>();
  const attach = async (batch: Prepared[]) => {
    if (!run.takePicture || run.dryRun) return;
    for (const { at, problem } of await attachPictures(db, batch, run.takePicture, fetched, stats)) run.say(at, problem);
  };
  try {
    const { dryRun, returning = 'name', named = null } = run;
    await withStore(db, { dryRun, returning, ...(named && { aliases: aliasesOf(named.reading) }) }, async (store) => {
      if (named) await store.name(named, sourceKey(run.inputs[0]?.source.name ?? ''));
      for (const input of run.inputs) await importFile(input, store, stats, { ...run, attach });
      const gone = await store.takeAway(run.missing ?? null, stats, run.now ?? new Date());
      for (const settled of store.settled) run.tellSource?.(settled);
      const name = run.inputs.map(({ source }) => source.name).join(', ');
      for (const date of gone) run.say(name, { code: `gone_${date.done}`, detail: dateText(date) });
      for (const date of store.returned) run.say(date.at, { code: `back_${date.done}`, detail: dateText(date) });
    });
    return stats;
  } finally {
    run.progress.clear();
  }
}

const dateText = ({ title, date_start, time_known }: Pick<GoneDate, 'title' | 'date_start' | 'time_known'>): string => {
  const { day, time } = wallClock(date_start);
  return `${title.de ?? title.en}, ${day}${time_known ? ` ${time.slice(0, 5)}` : ''}`;
};

type FileRun = Pick<Run, 'mapping' | 'weeks' | 'signal' | 'named' | 'baseUrl'> & {
  progress?: Run['progress'];
  attach?(batch: Prepared[]): Promise<void>;
  say(at: string, problem: Problem, isWrong: boolean): void;
};

export async function importFile(input: Input, store: Store, stats: ImportStats, run: FileRun): Promise<void> {
  const { mapping, weeks, progress, say, signal, attach, named, baseUrl = '' } = run;
  let batch: Prepared[] = [];
  const source = named ? keyOfSource(named.name) : sourceKey(input.source.name);
  const write = async () => {
    const { refusals, retained } = await store.write(batch, stats);
    for (const { at, problem } of refusals) say(at, problem, true);
    for (const { at, problem } of retained) say(at, problem, false);
    await attach?.(batch);
    batch = [];
    signal?.throwIfAborted();
  };
  const before = stats.read;
  for await (const reading of read(input, (count) => progress?.addBytes(count))) {
    const at = `${input.source.name}:${reading.line}`;
    if ('note' in reading) {
      say(at, reading.note, false);
      continue;
    }
    stats.read += 1;
    progress?.addRecord();
    if ('leftOut' in reading) {
      stats.leftOut += 1;
      say(at, reading.leftOut, false);
      continue;
    }
    if ('problem' in reading) {
      stats.wrong += 1;
      say(at, reading.problem, true);
      continue;
    }
    for (const note of reading.notes ?? []) say(at, note, false);
    const ownId = ownEventId(reading.record, baseUrl);
    const own = ownId === null ? null : { id: ownId, format: shapeOf(input.format) };
    batch.push(prepare(reading.record, { own, at, weeks, mapping, source, isCalendar: input.format === 'ics', isOfRule: reading.isOfRule === true }));
    if (batch.length === limits.batch) await write();
  }
  await write();
  if (stats.read > before) return;
  stats.empty += 1;
  say(`${input.source.name}:1`, { code: 'nothing_found', detail: input.format }, true);
}

const shapeOf = (format: Format): 'table' | 'jsonld' | 'ics' => (format === 'jsonld' || format === 'ics' ? format : 'table');

/** What the readers of the formats make of a file. */
export function read(input: Input, onBytes: (count: number) => void): AsyncGenerator<Reading> {
  const { source, format } = input;
  if (format === 'xlsx' || format === 'ods') return readSheet(input, format, onBytes);
  if (format === 'csv') return readCsv(normalSource(source), onBytes, input);
  const readers = { jsonld: readJsonld, ics: readIcal };
  return readers[format](normalSource(source), onBytes);
}

async function* readSheet({ source, sheet = null, ...options }: Input, format: SheetFormat, onBytes: (count: number) => void): AsyncGenerator<Reading> {
  const { rows, isFrom1904 } = await sheetRows(source, format, sheet, { columns: options.reading?.columns, onBytes });
  yield* readTable(source.name, () => rows, { ...options, isFrom1904 });
}

/** Null where they have none. */
export async function firstDay(inputs: Input[], progress: Run['progress']): Promise<Day | null> {
  let first: Day | null = null;
  for (const input of inputs) {
    for await (const reading of read(input, (count) => progress.addBytes(count))) {
      if (!('record' in reading)) continue;
      progress.addRecord();
      const moment = parseMoment(reading.record.date_start);
      const day = isMoment(moment) ? dayOfMoment(moment) : null;
      if (day !== null && (first === null || day < first)) first = day;
    }
  }
  progress.clear();
  return first;
}
