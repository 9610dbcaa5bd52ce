import type { Manifest } from '../archive/manifest.ts';
import { BackupError } from '../backup-error.ts';

type Known = { number: number; name: string; checksum: string };

/** The last migration of the backup; throws, in words, where it is of a newer program or of other migrations. */
export function schemaOf({ schema, program }: Pick<Manifest, 'schema' | 'program'>, known: readonly Known[]): number {
  const unknown = schema.filter(({ number }) => !known.some((one) => one.number === number)).map(({ name }) => name);
  if (unknown.length > 0)
    throw new BackupError(
      `The backup is of a newer version of the program (${program.version}) than this one: it has ${unknown.join(', ')}. Nothing was changed. Install that version first, or take an older backup.`,
      { refusal: { code: 'newer', about: program.version } },
    );
  const last = Math.max(...schema.map(({ number }) => number));
  for (const { number, name, checksum } of known.filter((one) => one.number <= last)) {
    const had = schema.find((one) => one.number === number);
    if (had?.checksum !== checksum)
      throw new BackupError(
        `The backup was made with ${had ? 'another wording of' : 'a database without'} src/db/migrations/${name}.sql. Nothing was changed. Take the files of that version, ${program.version}.`,
        { refusal: { code: 'other_program', about: program.version } },
      );
  }
  return last;
}
