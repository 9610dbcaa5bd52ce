import { open } from 'node:fs/promises';
import { problem } from '#api/problem.server.ts';
import type { Database } from '#db/database.server.ts';
import { inspectRecording } from '../recordings/inspect-recording.server.ts';
import { inOrder, type Redaction } from '../redaction/redaction.ts';
import { inspectCaptions } from './captions.server.ts';
import { type FileType, fileTypeOf, fileTypes, headBytes } from './file-types.ts';
import { inspectPdf } from './pdf.server.ts';
import { inspectPicture } from './picture.server.ts';
import { readUploadSettings } from './read-settings.server.ts';

/** `color` and px are those of what is seen, upright. */
export type Inspected = FileType & {
  size: number;
  width: number;
  height: number;
  color?: string;
  animated?: boolean;
  transparent?: boolean;
  duration?: number;
  pageCount?: number;
  /** What of it nobody gets; pictures are made anew anyway. */
  redactions: Redaction[];
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
  return lookInto(path, type, size);
}

export async function lookInto(path: string, type: FileType, size: number): Promise<Inspected> {
  const found = { ...type, size, width: 0, height: 0, redactions: [] };
  switch (type.kind) {
    case 'image':
      return { ...found, ...(await inspectPicture(path, type)) };
    case 'document': {
      const { redactions, ...rest } = await inspectPdf(path);
      return { ...found, ...rest, redactions: inOrder(redactions) };
    }
    case 'captions':
      return { ...found, ...(await inspectCaptions(path)) };
    default: {
      const { redactions, ...recording } = await inspectRecording(path, type.extension);
      const itself = type.extension === 'mp4' && recording.height === 0 ? fileTypes.m4a : type; // a film without a picture is a sound
      return { ...found, ...itself, ...recording, redactions: inOrder(redactions) };
    }
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
