import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(import.meta.dirname, '..', '..', 'docs');

/** Writes what a part of the bench has measured between its marks in docs/performance.md. */
export function writeBetween(part: string, table: string): void {
  const [begin, end] = [`<!-- ${part}: npm run bench -- ${part} --write -->`, `<!-- end of ${part} -->`];
  const path = join(docs, 'performance.md');
  const text = readFileSync(path, 'utf8');
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`${path} has no place for ${part}.`);
  writeFileSync(path, `${text.slice(0, text.indexOf(begin) + begin.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
}

export const writePicture = (name: string, picture: string): void => writeFileSync(join(docs, 'pictures', name), picture);
