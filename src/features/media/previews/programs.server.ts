import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs by which pictures are made of films and documents: their paths, null where this machine has none. */
export type PreviewPrograms = { video: string | null; document: string | null };

export const noPrograms: PreviewPrograms = { video: null, document: null };

/** Looks for `ffmpeg` and, of poppler-utils, `pdftoppm` in folders that are given like PATH. */
export function findPrograms(path: string): PreviewPrograms {
  const find = (name: string): string | null =>
    path
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, process.platform === 'win32' ? `${name}.exe` : name))
      .find(isExecutable) ?? null;
  return { video: find('ffmpeg'), document: find('pdftoppm') };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
