import { blank, type Redaction, replaceBy } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { broken, type Recording, unplayable } from './recording.server.ts';

/** An element of EBML (RFC 8794): `at` is where it begins, `body` what it holds, to `end`. */
type Element = { id: number; at: number; body: number; end: number };

const id = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  checksum: 0xbf,
  scale: 0x2ad7b1,
  duration: 0x4489,
  date: 0x4461,
  title: 0x7ba9,
  fileName: 0x7384,
  muxer: 0x4d80,
  writer: 0x5741,
  codec: 0x86,
  kind: 0x83,
  trackName: 0x536e,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
} as const;

const mostElements = 200_000;
const playable = /^(V_VP8|V_VP9|V_AV1|A_VORBIS|A_OPUS|S_|D_WEBVTT)/;

/** Rejects with `film_broken` and `film_unplayable`. */
export async function inspectWebm(file: FileReader): Promise<Recording> {
  const [, segment] = await elementsIn(file, 0, file.size, 2);
  if (segment?.id !== id.segment) throw broken();
  const found: Recording = { width: 0, height: 0, redactions: [] };
  let tracks = 0;
  let hasData = false;
  for (const element of await elementsIn(file, segment.body, segment.end)) {
    if (element.id === id.tags || element.id === id.attachments) found.redactions.push(...voided(element));
    else if (element.id === id.info) Object.assign(found, await readInfo(file, element, found.redactions));
    else if (element.id === id.tracks) tracks += await readTracks(file, element, found);
    else if (element.id === id.cluster) hasData = true;
  }
  if (tracks === 0 || !hasData) throw broken();
  return found;
}

async function readInfo(file: FileReader, info: Element, redactions: Redaction[]): Promise<{ duration?: number }> {
  let [scale, ticks] = [1_000_000, 0];
  for (const part of await elementsIn(file, info.body, info.end)) {
    if (part.id === id.scale) scale = (await file.read(part.body, 8)).readUIntBE(0, Math.min(part.end - part.body, 6));
    else if (part.id === id.duration) ticks = await floatOf(file, part);
    else if (part.id === id.muxer || part.id === id.writer)
      redactions.push(blank(part.body, part.end - part.body)); // has to be there
    else if (part.id === id.title || part.id === id.date || part.id === id.fileName || part.id === id.checksum) redactions.push(...voided(part));
  }
  const duration = (ticks * scale) / 1_000_000_000;
  return duration > 0 && duration < 1_000_000 ? { duration } : {};
}

async function readTracks(file: FileReader, tracks: Element, found: Recording): Promise<number> {
  let count = 0;
  for (const track of await elementsIn(file, tracks.body, tracks.end)) {
    if (track.id === id.checksum) found.redactions.push(...voided(track));
    if (track.id !== id.track) continue;
    count++;
    for (const part of await elementsIn(file, track.body, track.end)) {
      if (part.id === id.codec) {
        const codec = (await file.read(part.body, Math.min(part.end - part.body, 64))).toString('latin1');
        if (!playable.test(codec)) throw unplayable(`“${codec.replace(/[^\x20-\x7e]/g, '')}”`);
      } else if (part.id === id.trackName || part.id === id.checksum) found.redactions.push(...voided(part));
      else if (part.id === id.video) {
        for (const size of await elementsIn(file, part.body, part.end)) {
          if (size.id === id.width) found.width = await numberOf(file, size);
          if (size.id === id.height) found.height = await numberOf(file, size);
        }
      }
    }
  }
  return count;
}

const numberOf = async (file: FileReader, { body, end }: Element): Promise<number> => {
  const length = Math.min(end - body, 6);
  return length > 0 ? (await file.read(body, length)).readUIntBE(0, length) : 0;
};

async function floatOf(file: FileReader, { body, end }: Element): Promise<number> {
  const bytes = await file.read(body, end - body);
  return bytes.length === 8 ? bytes.readDoubleBE(0) : bytes.length === 4 ? bytes.readFloatBE(0) : 0;
}

/** One without a length (of a live film) reaches to the next of its kind. */
async function elementsIn(file: FileReader, from: number, to: number, most = mostElements): Promise<Element[]> {
  const elements: Element[] = [];
  for (let at = from; at < to && elements.length < most; ) {
    const head = await file.read(at, 12);
    const idLength = lengthOf(head[0] ?? 0);
    const sizeLength = lengthOf(head[idLength] ?? 0);
    if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength) throw broken();
    const body = at + idLength + sizeLength;
    let size = (head[idLength] ?? 0) & (0xff >> sizeLength);
    let isUnknown = size === 0xff >> sizeLength;
    for (let index = 1; index < sizeLength; index++) {
      const byte = head[idLength + index] ?? 0;
      size = size * 256 + byte;
      isUnknown &&= byte === 0xff;
    }
    const element = { id: head.readUIntBE(0, idLength), at, body, end: isUnknown ? to : body + size };
    if (element.end > to) throw broken();
    elements.push(element);
    // What a cluster of unknown length holds is read as if it stood beside it: nothing in it is looked for.
    at = isUnknown && element.id === id.cluster ? body : element.end;
  }
  return elements;
}

/** Bytes of a number that says its own length by its first bit. */
const lengthOf = (first: number): number => Math.clz32(first) - 24 + 1;

/** Makes an element a `Void` of the same length: players pass over it. */
function voided({ at, end }: Element): Redaction[] {
  const total = end - at;
  const head = total < 10 ? Buffer.from([0xec, 0x80 | (total - 2)]) : Buffer.alloc(9);
  if (total >= 10) {
    head[0] = 0xec;
    head[1] = 0x01;
    head.writeUIntBE(total - 9, 3, 6);
  }
  return [...replaceBy(at, head), blank(at + head.length, total - head.length)];
}
