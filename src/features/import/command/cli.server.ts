import { type Database, openDatabase } from '#db/database.server.ts';
import { type Net, openStorage, type StorageSettings, takePicture } from '#features/media/index.server.ts';
import { addDays } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { type Mapping, noMapping, readMapping } from '../mapping.server.ts';
import { findSource, type NamedSource, sourceNames } from '../named-source/named-sources.server.ts';
import { type Output, Progress } from '../progress/progress.server.ts';
import type { Problem } from '../record/problem.ts';
import { firstDay, type Input, read, runImport } from '../run.server.ts';
import { weeksTo } from '../shift.ts';
import { fileSource, formatOf, Unreadable } from '../source/source.server.ts';
import { sourceKey } from '../source/source-key.ts';
import type { SettledSource } from '../store/source-dates/settle-sources.server.ts';
import { Busy } from '../store/store.server.ts';
import { commandText } from '../strings.ts';
import { explain } from './explain.ts';
import { helpText } from './help.ts';
import { type ImportOptions, readOptions } from './options.server.ts';
import { problemLine, reportText } from './report.ts';

export type CommandEnvironment = { stdout: Output; stderr: Output; env: { [name: string]: string | undefined } };
type Site = StorageSettings & { baseUrl?: string; databaseUrl: string | undefined; net?: Net };

/** docs/import.md; report on stdout, the rest on stderr; exit status: 0 well, 1 records wrong, 2 the call, a file or the database is. */
export async function importCommand(args: string[], site: Site, { stdout, stderr, env }: CommandEnvironment = process): Promise<number> {
  const language = languageOf(env);
  const refuse = (text: string) => {
    stderr.write(`${text}\n`);
    return 2;
  };
  const options = readOptions(args);
  if ('wrong' in options) return refuse(`${commandText(language, 'badOption', { detail: options.wrong })}\n${commandText(language, 'usage')}`);
  if (options.help) {
    stdout.write(helpText(language, 'help'));
    return 0;
  }
  if (options.files.length === 0) return refuse(`${commandText(language, 'noFile')} ${commandText(language, 'usage')}`);
  let isWriting = false;
  const interruption = new AbortController();
  const interrupt = () => interruption.abort(new Error(commandText(language, 'interrupted')));
  try {
    const prepared = openInputs(options);
    if (options.explain) return await explainFiles(prepared.inputs, options.event, language, { stdout, stderr });
    const watch = () => new Progress({ out: stderr, language, totalBytes: prepared.inputs.reduce((sum, { source }) => sum + source.size, 0) });
    const database = await openDatabase({ dataDir: site.dataDir, url: site.databaseUrl, poolSize: 2, say: (line) => stderr.write(`${line}\n`) });
    try {
      stderr.write(`${commandText(language, 'database', { name: database.name })}\n`);
      const named = await sourceOf(database.db, options, (text) => stderr.write(`${text}\n`), language);
      const inputs = prepared.inputs.map((input) => ({ ...input, ...(named && { reading: named.reading }) }));
      const weeks = options.shiftTo === null ? 0 : await weeksOf(inputs, options.shiftTo, watch(), language);
      if (weeks === null) return refuse(commandText(language, 'noDate'));
      const progress = watch();
      const { dryRun } = options;
      const missing = options.missing ?? named?.reading.missing ?? null;
      const returning = options.returning ?? named?.reading.returning ?? 'name';
      const say = (at: string, problem: Problem) => progress.say(problemLine(language, at, problem));
      process.once('SIGINT', interrupt); // a second Ctrl-C ends the process at once
      const pictures = { db: database.db, storage: openStorage(site), ...(site.net && { net: site.net }) };
      const take = options.pictures ? (address: string, credit: string | undefined) => takePicture(pictures, address, credit) : undefined;
      isWriting = !dryRun;
      const stats = await runImport(database.db, {
        ...prepared,
        inputs,
        named: named && { ...named, reading: { ...named.reading, missing, returning } },
        baseUrl: site.baseUrl ?? '',
        weeks,
        dryRun,
        missing,
        returning,
        takePicture: take,
        progress,
        say,
        tellSource: (source) => {
          const line = sourceLine(source, language);
          if (line !== '') progress.say(line);
        },
        signal: interruption.signal,
      });
      stdout.write(`${reportText({ language, stats, dryRun, seconds: progress.seconds })}\n`);
      return stats.wrong + stats.empty > 0 ? 1 : 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    return refuse(failureText(error, language, isWriting));
  } finally {
    process.off('SIGINT', interrupt);
  }
}

/**
 * The source that `--source` names; of one that is new it is said which there are, as the name may be mistyped. Without it the one
 * that last read files that are called so.
 */
async function sourceOf(
  db: Database,
  { source: name, files }: Pick<ImportOptions, 'source' | 'files'>,
  say: (text: string) => void,
  language: Language,
): Promise<NamedSource | null> {
  if (name === null) {
    const [key, ...others] = [...new Set(files.map(sourceKey))];
    return key === undefined || others.length > 0 ? null : findSource(db, { name, fileKey: key });
  }
  const source = await findSource(db, { name, fileKey: '' });
  if (source?.isNew) {
    const names = await sourceNames(db);
    say(commandText(language, 'newSource', { name, list: names.join(', ') || commandText(language, 'noSources') }));
  }
  return source;
}

/** Nothing of files of which nothing is known. */
function sourceLine({ name, dates, again, others, other }: SettledSource, language: Language): string {
  if (others > 0 && other !== name) return commandText(language, 'sourceOwn', { name, other, n: others });
  if (others === 0 && other !== '') return commandText(language, 'sourceGuessed', { name, other });
  return dates > 0 || others > 0 ? commandText(language, 'sourceKnown', { name, again, n: dates }) : '';
}

/** Throws `Unreadable`. */
function openInputs({ files, format, map, sheet }: ImportOptions): { inputs: Input[]; mapping: Mapping } {
  const inputs = files.map((file) => {
    const source = fileSource(file);
    return { source, format: format ?? formatOf(source), sheet };
  });
  return { inputs, mapping: map === null ? noMapping : readMapping(map) };
}

/** Nothing is written. */
async function explainFiles(
  inputs: Input[],
  event: string | null,
  language: Language,
  { stdout, stderr }: { stdout: Output; stderr: Output },
): Promise<number> {
  let isWrong = false;
  let isFound = event === null;
  for (const input of inputs) {
    let count = 0;
    for await (const reading of read(input, () => {})) {
      if (!('note' in reading)) count += 1;
      isWrong ||= 'problem' in reading;
      const isIts = 'record' in reading && reading.record.identifier === event;
      isFound ||= isIts;
      if (event === null || isIts) stdout.write(`${explain(language, input.source.name, reading)}\n`);
    }
    if (count > 0) continue;
    isWrong = true;
    stderr.write(`${problemLine(language, `${input.source.name}:1`, { code: 'nothing_found', detail: input.format })}\n`);
  }
  if (!isFound) stderr.write(`${commandText(language, 'noEvent', { name: event ?? '' })}\n`);
  return isWrong || !isFound ? 1 : 0;
}

/** Null where no file has a date. */
async function weeksOf(inputs: Input[], year: number, progress: Progress, language: Language): Promise<number | null> {
  const first = await firstDay(inputs, progress);
  if (first === null) return null;
  const weeks = weeksTo(year, first);
  progress.say(commandText(language, 'shifted', { weeks, from: first, to: addDays(first, 7 * weeks) }));
  return weeks;
}

function failureText(error: unknown, language: Language, isWriting: boolean): string {
  if (error instanceof Busy) return commandText(language, 'busy');
  if (error instanceof Unreadable) return commandText(language, error.reason, { file: error.file, detail: error.detail });
  const detail = error instanceof Error ? error.message : String(error);
  return `${commandText(language, 'failed', { detail })}${isWriting ? `\n${commandText(language, 'kept')}` : ''}`;
}

/** As other programs choose it: German where the surroundings say so, else English. */
function languageOf(env: CommandEnvironment['env']): Language {
  return /^de/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'de' : 'en';
}
