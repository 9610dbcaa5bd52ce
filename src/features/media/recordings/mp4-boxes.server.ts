import { blank, overwrite, type Redaction } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { broken } from './recording.server.ts';

/** A box of an ISO base media file (ISO/IEC 14496-12): `at` is where it begins, `body` what it holds, to `end`. */
export type Box = { type: string; at: number; body: number; end: number };

/** One after the other; rejects with `film_broken` where one does not fit. */
const mostBoxes = 200_000;

/** The boxes between two places, one after the other. Rejects with `film_broken` where one does not fit. */
export async function boxesIn(file: FileReader, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; to - at >= 8; ) {
    const head = await file.read(at, 16);
    let [size, header] = [head.readUInt32BE(0), 8];
    if (size === 1) {
      if (head.length < 16) throw broken();
      [size, header] = [Number(head.readBigUInt64BE(8)), 16];
    } else if (size === 0 && to === file.size) size = to - at; // the last one: all that is left
    if (size < header || at + size > to || boxes.length >= mostBoxes) throw broken();
    boxes.push({ type: head.toString('latin1', 4, 8), at, body: at + header, end: at + size });
    at += size;
  }
  return boxes;
}

export const bodyOf = (file: FileReader, { body, end }: Box, most = Number.POSITIVE_INFINITY): Promise<Buffer> => file.read(body, Math.min(end - body, most));

/** What is in a box becomes free space: players pass over it. */
export const freed = ({ at, body, end }: Box): Redaction[] => [overwrite(at + 4, 4, 'free'), blank(body, end - body)];

/** Creation and change, the first two values of `mvhd`, `tkhd` and `mdhd`; its others are answered by `timesAnd`. */
export const times = (box: Box, version: number): Redaction => blank(box.body + 4, version === 1 ? 16 : 8);
