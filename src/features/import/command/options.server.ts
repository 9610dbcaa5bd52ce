import { parseArgs } from 'node:util';
import { limits } from '../limits.ts';
import { type MissingChoice, missingChoices, type ReturningChoice, returningChoices } from '../missing-choices.ts';
import { type Format, formats } from '../source/formats.ts';

export type ImportOptions = {
  files: string[];
  dryRun: boolean;
  pictures: boolean;
  shiftTo: number | null;
  map: string | null;
  format: Format | null;
  sheet: string | null;
  missing: MissingChoice | null;
  returning: ReturningChoice | null;
  source: string | null;
  explain: boolean;
  event: string | null;
  help: boolean;
};

/** Reads the command line; `wrong` names the argument that is not possible. */
export function readOptions(args: string[]): ImportOptions | { wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        pictures: { type: 'boolean', default: false },
        'shift-to': { type: 'string' },
        map: { type: 'string' },
        format: { type: 'string' },
        sheet: { type: 'string' },
        missing: { type: 'string' },
        returning: { type: 'string' },
        source: { type: 'string' },
        explain: { type: 'boolean', default: false },
        event: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const year = values['shift-to'];
    const shiftTo = year === undefined ? null : /^\d{4}$/.test(year) ? Number(year) : Number.NaN;
    if (shiftTo !== null && !(shiftTo >= limits.firstYear && shiftTo <= limits.lastYear)) return { wrong: `--shift-to ${year}` };
    const format = values.format === undefined ? null : formats.find((name) => name === values.format);
    if (format === undefined) return { wrong: `--format ${values.format}` };
    const missing = values.missing === undefined ? null : missingChoices.find((name) => name === values.missing);
    if (missing === undefined) return { wrong: `--missing ${values.missing}` };
    const returning = values.returning === undefined ? null : returningChoices.find((name) => name === values.returning);
    if (returning === undefined) return { wrong: `--returning ${values.returning}` };
    const source = values.source?.trim();
    if (source !== undefined && (source === '' || source.length > limits.source)) return { wrong: `--source ${values.source}` };
    if (source !== undefined && values.explain) return { wrong: '--explain --source' };
    return {
      files: positionals,
      dryRun: values['dry-run'],
      pictures: values.pictures,
      shiftTo,
      map: values.map ?? null,
      format,
      sheet: values.sheet ?? null,
      missing,
      returning,
      source: source ?? null,
      explain: values.explain,
      event: values.event ?? null,
      help: values.help,
    };
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) };
  }
}
