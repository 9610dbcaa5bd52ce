import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { all, textSource } from '../build.ts';
import { problemLine } from '../command/report.ts';
import type { Reading } from '../import-record.ts';
import { read } from '../run.server.ts';
import { formatOf } from '../source/source.server.ts';

/** Small files as houses send them, each with one kind of fault; they lie beside the repository. */
export const folder = resolve(import.meta.dirname, '../../../../../shared/data/reports');
export const areThere = existsSync(folder);

export async function readReport(name: string, bytes = readFileSync(resolve(folder, name))) {
  const source = textSource(bytes, { name, chunkBytes: 4_096 });
  const readings = await all<Reading>(read({ source, format: formatOf(source) }, () => {}));
  const records = readings.flatMap((reading) => ('record' in reading ? [reading.record] : []));
  const problems = readings.flatMap((reading) => problemsIn(reading).map((problem) => problemLine('en', String(reading.line), problem)));
  return { records, problems, starts: records.map(({ date_start }) => date_start) };
}

function problemsIn(reading: Reading) {
  if ('record' in reading) return reading.notes ?? [];
  if ('problem' in reading) return [reading.problem];
  return ['note' in reading ? reading.note : reading.leftOut];
}
