import { open } from 'node:fs/promises';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { inspectCaptions } from './captions.server.ts';
import { type FileType, fileTypeOf, fileTypes, headBytes } from './file-types.ts';
import { inspectPdf } from './pdf.server.ts';
import { inspectPicture } from './picture.server.ts';
import { readUploadSettings } from './read-settings.server.ts';

/** What is known of a file by looking into it. `color` and px are those of what is seen, upright. */
export type Inspected = FileType & {
  size: number;
  width: number;
  height: number;
  color?: string;
  animated?: boolean;
  transparent?: boolean;
  duration?: number;
  pageCount?: number;
};

/**
 * Looks into a file that somebody has sent. Rejects with one of `uploadFailures`: of a kind that we do not take, too large,
 * broken, more than one thing at once, or meant to do harm.
 */
export async function inspect(db: Database, path: string): Promise<Inspected> {
  const { head, size } = await headOf(path);
  if (size === 0) throw problem('file_empty');
  const type = fileTypeOf(head);
  if (!type) throw problem('type_unknown');
  const { types, maxMegabytes } = await readUploadSettings(db);
  if (!types.some((name) => fileTypes[name].contentType === type.contentType)) throw problem('type_not_allowed');
  if (size > maxMegabytes[type.kind] * 1_000_000) throw problem('file_too_large', { data: { megabytes: maxMegabytes[type.kind] } });
  const found = { ...type, size, width: 0, height: 0 };
  switch (type.kind) {
    case 'image':
      return { ...found, ...(await inspectPicture(path, type)) };
    case 'document':
      return { ...found, ...(await inspectPdf(path)) };
    case 'captions':
      return { ...found, ...(await inspectCaptions(path)) };
    default:
      return found;
  }
}

async function headOf(path: string): Promise<{ head: Buffer; size: number }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, headBytes));
    await file.read(head, 0, head.length, 0);
    return { head, size };
  } finally {
    await file.close();
  }
}
