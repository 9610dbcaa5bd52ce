import { blank, overwrite, type Redaction } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { trailingTags } from './mp3.server.ts';
import { broken, type Recording } from './recording.server.ts';

/** Chunks of a WAV that are sound, or say how it is to be played. */
const soundChunks = /^(fmt |data|fact|PEAK|smpl|cue |inst)$/;

/** Rejects with `film_broken`; an unknown length reaches to the end. */
export async function inspectWav(file: FileReader): Promise<Recording> {
  const redactions: Redaction[] = [];
  let [bytesPerSecond, length] = [0, 0];
  for (let at = 12; at + 8 <= file.size; ) {
    const head = await file.read(at, 12);
    const name = head.toString('latin1', 0, 4);
    const given = head.readUInt32LE(4);
    const size = name === 'data' && given === 0xffffffff ? file.size - at - 8 : given;
    if (at + 8 + size > file.size) throw broken();
    if (name === 'fmt ') bytesPerSecond = (await file.read(at + 8, 16)).readUInt32LE(8);
    else if (name === 'data') length += size;
    if (!soundChunks.test(name)) redactions.push(overwrite(at, 4, 'JUNK'), blank(at + 8, size));
    at += 8 + size + (size % 2);
  }
  if (bytesPerSecond === 0 || length === 0) throw broken();
  return { width: 0, height: 0, duration: length / bytesPerSecond, redactions };
}

const flacBlock = { padding: 1, application: 2, comment: 4, cues: 5, picture: 6 };

/** Rejects with `film_broken`. */
export async function inspectFlac(file: FileReader): Promise<Recording> {
  const redactions: Redaction[] = [];
  const info = await file.read(8, 18);
  if (info.length < 18 || ((await file.read(4, 1))[0] ?? 0) % 128 !== 0) throw broken();
  const rate = info.readUIntBE(10, 3) >>> 4;
  const samples = ((info[13] ?? 0) % 16) * 2 ** 32 + info.readUInt32BE(14);
  let at = 4;
  for (let isLast = false; !isLast; ) {
    const head = await file.read(at, 4);
    if (head.length < 4) throw broken();
    const [first, length] = [head[0] ?? 0, head.readUIntBE(1, 3)];
    isLast = first >= 128;
    if (at + 4 + length > file.size) throw broken();
    if (Object.values(flacBlock).includes(first % 128)) {
      redactions.push({ at, length: 1, fill: (isLast ? 128 : 0) + flacBlock.padding }, blank(at + 4, length));
    }
    at += 4 + length;
  }
  const frame = await file.read(at, 2);
  if (frame.length < 2 || frame.readUInt16BE(0) >>> 2 !== 0x3ffe || rate === 0) throw broken();
  await trailingTags(file, redactions);
  return { width: 0, height: 0, ...(samples > 0 && { duration: samples / rate }), redactions };
}
