import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const migration = '-- compatible: yes\nalter table page add column of_the_next_release text;\n';

/** The built site as a next release would be: with one more migration, with which the one before can live. Answers its folder. */
export function makeNewerBuild(): { program: string; remove(): void } {
  const folder = join('test-results', `newer-build-${process.pid}`); // below the packages that it imports
  mkdirSync(folder, { recursive: true });
  cpSync('dist', folder, { recursive: true });
  const chunks = join(folder, 'server', 'chunks');
  const last = /("\.\/migrations\/\d{4}_\w+\.sql": \w+)\n/;
  const file = readdirSync(chunks).find((name) => last.test(readFileSync(join(chunks, name), 'utf8')));
  if (!file) throw new Error('The build holds no migrations as it used to.');
  const text = readFileSync(join(chunks, file), 'utf8');
  writeFileSync(join(chunks, file), text.replace(last, `$1,\n"./migrations/9999_next_release.sql": ${JSON.stringify(migration)}\n`));
  return { program: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
