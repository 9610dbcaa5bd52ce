import type { Database } from '#db/database.server.ts';
import type { FetchFailure } from '#features/media/index.server.ts';
import { type Day, wallClock } from '#i18n/berlin-time.ts';
import type { Progress } from './command/progress.server.ts';
import { readCsv, readTable } from './csv/read-csv.server.ts';
import { dayOfMoment, isMoment, parseMoment } from './event-time.ts';
import { type Figures, noFigures } from './figures.ts';
import { readIcal } from './ical/read-ical.server.ts';
import type { Problem, Reading } from './import-record.ts';
import { readJsonld } from './jsonld/read-jsonld.server.ts';
import { limits } from './limits.ts';
import type { Mapping } from './mapping.server.ts';
import type { MissingChoice } from './missing-choices.ts';
import { type Prepared, prepare } from './prepare.ts';
import { type SheetFormat, sheetRows } from './sheet/sheet-rows.server.ts';
import type { Format } from './source/formats.ts';
import { normalSource } from './source/normal-source.server.ts';
import type { Source } from './source/source.server.ts';
import { sourceKey } from './source/source-key.ts';
import type { GoneDate } from './store/gone.server.ts';
import { attachPictures, type TakePicture } from './store/pictures.server.ts';
import { type Store, withStore } from './store/store.server.ts';

export type Input = { source: Source; format: Format /** The sheet of a spreadsheet that is read; else the first with a header. */; sheet?: string | null };

type Run = {
  inputs: Input[];
  mapping: Mapping;
  weeks: number;
  dryRun: boolean;
  /** Fetches the pictures that the files name; without it they stay where they are. */
  takePicture?: TakePicture | undefined;
  progress: Pick<Progress, 'addBytes' | 'addRecord' | 'clear'>;
  /** What becomes of dates that the files have no more; null: see `findGone`. */
  missing?: MissingChoice | null;
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
export async function runImport(db: Database, run: Run): Promise<Figures> {
  const figures = noFigures();
  const fetched = new Map<string, Promise<number | FetchFailure>>();
  const attach = async (batch: Prepared[]) => {
    if (!run.takePicture || run.dryRun) return;
    for (const { at, problem } of await attachPictures(db, batch, run.takePicture, fetched, figures)) run.say(at, problem);
  };
  try {
    await withStore(db, run.dryRun, async (store) => {
      for (const input of run.inputs) await importFile(input, store, figures, { ...run, attach });
      const gone = await store.takeAway(run.missing ?? null, figures, run.now ?? new Date());
      const name = run.inputs.map(({ source }) => source.name).join(', ');
      for (const date of gone) run.say(name, goneProblem(date));
    });
    return figures;
  } finally {
    run.progress.clear();
  }
}

/** That a date is in the source no more, and what was done. */
const goneProblem = ({ title, date_start, time_known, done }: GoneDate): Problem => {
  const { day, time } = wallClock(date_start);
  return { code: `gone_${done}`, detail: `${title.de ?? title.en}, ${day}${time_known ? ` ${time.slice(0, 5)}` : ''}` };
};

type FileRun = Pick<Run, 'mapping' | 'weeks' | 'signal'> & {
  progress?: Run['progress'];
  attach?(batch: Prepared[]): Promise<void>;
  say(at: string, problem: Problem, isWrong: boolean): void;
};

/** Reads one file into the store and counts what comes of it. */
export async function importFile(input: Input, store: Store, figures: Figures, { mapping, weeks, progress, say, signal, attach }: FileRun): Promise<void> {
  let batch: Prepared[] = [];
  const source = sourceKey(input.source.name);
  const write = async () => {
    const { refusals, kept } = await store.write(batch, figures);
    for (const { at, problem } of refusals) say(at, problem, true);
    for (const { at, problem } of kept) say(at, problem, false);
    await attach?.(batch);
    batch = [];
    signal?.throwIfAborted();
  };
  const before = figures.read;
  for await (const reading of read(input, (count) => progress?.addBytes(count))) {
    const at = `${input.source.name}:${reading.line}`;
    if ('note' in reading) {
      say(at, reading.note, false);
      continue;
    }
    figures.read += 1;
    progress?.addRecord();
    if ('leftOut' in reading) {
      figures.leftOut += 1;
      say(at, reading.leftOut, false);
      continue;
    }
    if ('problem' in reading) {
      figures.wrong += 1;
      say(at, reading.problem, true);
      continue;
    }
    for (const note of reading.notes ?? []) say(at, note, false);
    batch.push(prepare(reading.record, { at, weeks, mapping, source, isCalendar: input.format === 'ics', isOfRule: reading.isOfRule === true }));
    if (batch.length === limits.batch) await write();
  }
  await write();
  if (figures.read > before) return;
  figures.wrong += 1; // a file in which there is nothing is not what was meant to be read
  say(`${input.source.name}:1`, { code: 'nothing_found', detail: input.format }, true);
}

/** What the readers of the formats make of a file. */
export function read({ source, format, sheet = null }: Input, onBytes: (count: number) => void): AsyncGenerator<Reading> {
  if (format === 'xlsx' || format === 'ods') return readSheet(source, format, sheet, onBytes);
  const readers = { jsonld: readJsonld, ics: readIcal, csv: readCsv };
  return readers[format](normalSource(source), onBytes);
}

async function* readSheet(source: Source, format: SheetFormat, sheet: string | null, onBytes: (count: number) => void): AsyncGenerator<Reading> {
  const { rows, isFrom1904 } = await sheetRows(source, format, sheet, onBytes);
  yield* readTable(source.name, () => rows, { isFrom1904 });
}

/** The first day that any event of the files begins on; null where they have none. */
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
