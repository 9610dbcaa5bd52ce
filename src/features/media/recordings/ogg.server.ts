import { type Redaction, replaceBy } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { broken, type Recording, unplayable } from './recording.server.ts';

/** A page (RFC 3533): `lacing` says how its body is cut into pieces of packets. */
type Page = { at: number; body: number; end: number; lacing: Buffer; granule: bigint; serial: number; isFirst: boolean };

/** Bytes of the comments of one sound, which may hold the picture of a record's sleeve. */
const mostComments = 8_000_000;

const codecs = [
  { head: '\x01vorbis', comment: '\x03vorbis', framing: 1, rate: (head: Buffer) => head.readUInt32LE(12), skip: () => 0 },
  { head: 'OpusHead', comment: 'OpusTags', framing: 0, rate: () => 48_000, skip: (head: Buffer) => head.readUInt16LE(10) },
] as const;

/** Vorbis or Opus; rejects with `film_broken` and `film_unplayable`. */
export async function inspectOgg(file: FileReader): Promise<Recording> {
  let at = 0;
  let serial: number | null = null;
  let codec: (typeof codecs)[number] | undefined;
  let head = Buffer.alloc(0);
  let last = 0n;
  const comments = new Comments();
  while (at < file.size) {
    const page = await pageAt(file, at);
    if (page.isFirst) {
      if (serial !== null) throw unplayable('Ogg: 2 ×');
      serial = page.serial;
      head = Buffer.from(await file.read(page.body, page.end - page.body));
      codec = codecs.find((known) => head.toString('latin1', 0, known.head.length) === known.head);
      if (!codec || head.length < 19) throw unplayable(`Ogg: “${head.toString('latin1', 0, 8).replace(/[^\x20-\x7e]/g, '')}”`);
    } else if (page.serial !== serial) throw broken();
    else if (!comments.isWhole) await comments.take(file, page);
    if (page.granule !== 0xffff_ffff_ffff_ffffn && page.granule > last) last = page.granule;
    at = page.end;
  }
  if (!codec || !comments.isWhole || last === 0n) throw broken();
  const rate = codec.rate(head);
  if (rate === 0) throw broken();
  const redactions = await comments.redactions(file, codec.comment, codec.framing);
  return { width: 0, height: 0, duration: Math.max(0, Number(last) - codec.skip(head)) / rate, redactions };
}

async function pageAt(file: FileReader, at: number): Promise<Page> {
  const head = await file.read(at, 27);
  if (head.length < 27 || head.toString('latin1', 0, 4) !== 'OggS') throw broken();
  const lacing = Buffer.from(await file.read(at + 27, head[26] ?? 0));
  const body = at + 27 + lacing.length;
  const end = body + lacing.reduce((sum, part) => sum + part, 0);
  if (end > file.size) throw broken();
  return { at, body, end, lacing, granule: head.readBigUInt64LE(6), serial: head.readUInt32LE(14), isFirst: ((head[5] ?? 0) & 2) !== 0 };
}

/** The second packet of a sound: its comments, over as many pages as they take. */
class Comments {
  isWhole = false;
  private readonly pieces: { page: Page; length: number }[] = [];
  private packet: Buffer[] = [];
  private length = 0;

  async take(file: FileReader, page: Page): Promise<void> {
    let length = 0;
    for (const part of page.lacing) {
      length += part;
      if (part < 255) {
        this.isWhole = true;
        break;
      }
    }
    this.pieces.push({ page, length });
    this.packet.push(Buffer.from(await file.read(page.body, length)));
    this.length += length;
    if (this.length > mostComments) throw broken();
  }

  /** No comments, in a packet of the same length: the name of the program is as long as all of them were, and nothing but zeros. */
  async redactions(file: FileReader, mark: string, framing: number): Promise<Redaction[]> {
    if (Buffer.concat(this.packet).toString('latin1', 0, mark.length) !== mark || this.length < mark.length + 9) throw broken();
    const packet = Buffer.alloc(this.length);
    packet.write(mark, 'latin1');
    packet.writeUInt32LE(this.length - mark.length - 8 - framing, mark.length);
    if (framing === 1) packet[packet.length - 1] = 1;
    const found: Redaction[] = [];
    let from = 0;
    for (const { page, length } of this.pieces) {
      const bytes = Buffer.from(await file.read(page.at, page.end - page.at));
      packet.copy(bytes, page.body - page.at, from, from + length);
      bytes.writeUInt32LE(0, 22);
      bytes.writeUInt32LE(checksumOf(bytes), 22);
      found.push(
        ...replaceBy(page.at + 22, bytes.subarray(22, 26)),
        ...replaceBy(page.body, bytes.subarray(page.body - page.at, page.body - page.at + length)),
      );
      from += length;
    }
    return found;
  }
}

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

/** Of a page whose own sum is taken as 0. */
function checksumOf(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) sum = ((sum << 8) ^ (table[(sum >>> 24) ^ byte] ?? 0)) >>> 0;
  return sum;
}
