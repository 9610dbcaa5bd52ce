import { blank, type Redaction } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { broken, type Recording } from './recording.server.ts';

/** Layer III; rejects with `film_broken` where no sound is in it. */
export async function inspectMp3(file: FileReader): Promise<Recording> {
  const redactions: Redaction[] = [];
  let start = 0;
  for (;;) {
    const head = await file.read(start, 10);
    if (head.toString('latin1', 0, 3) !== 'ID3') break;
    const length = 10 + syncSafe(head, 6) + (((head[5] ?? 0) & 0x10) !== 0 ? 10 : 0);
    if (start + length > file.size) throw broken();
    redactions.push(blank(start + 5, 1), blank(start + 10, length - 10)); // an empty tag as long as it was: players pass over it
    start += length;
  }
  const end = await trailingTags(file, redactions);
  const frame = await firstFrame(file, start, end);
  return { width: 0, height: 0, duration: durationOf(frame, end), redactions };
}

const syncSafe = (bytes: Buffer, at: number): number => [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((bytes[at + index] ?? 0) & 0x7f), 0);

/** ID3v1, APE, Lyrics3 and ID3v2.4 behind the sound; answers where that ends. */
export async function trailingTags(file: FileReader, redactions: Redaction[]): Promise<number> {
  for (let end = file.size; ; ) {
    const tail = await file.read(Math.max(0, end - 227), Math.min(227, end));
    const at = (before: number, text: string) =>
      tail.length >= before && tail.toString('latin1', tail.length - before, tail.length - before + text.length) === text;
    let length = 0;
    if (at(128, 'TAG')) length = 128;
    else if (at(227, 'TAG+')) length = 227;
    else if (at(32, 'APETAGEX')) {
      const hasHead = tail.readUInt32LE(tail.length - 12) >>> 31 === 1;
      length = tail.readUInt32LE(tail.length - 20) + (hasHead ? 32 : 0);
    } else if (at(9, 'LYRICS200')) length = 15 + Number(tail.toString('latin1', tail.length - 15, tail.length - 9));
    else if (at(10, '3DI')) length = 20 + syncSafe(tail, tail.length - 4);
    if (length === 0) return end;
    if (!(length <= end)) throw broken();
    redactions.push(blank(end - length, length));
    end -= length;
  }
}

const bitrates = {
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

type Frame = { at: number; length: number; rate: number; bitrate: number; samples: number; bytes: Buffer };

/** Where two frames follow each other; encoders put some noughts before them. */
async function firstFrame(file: FileReader, start: number, end: number): Promise<Frame> {
  const bytes = await file.read(start, Math.min(65_536, end - start));
  for (let at = 0; at + 4 <= bytes.length; at++) {
    const frame = frameAt(bytes, at);
    if (!frame) continue;
    const next = at + frame.length;
    if (start + next >= end || frameAt(bytes, next)) return { ...frame, at: start + at };
  }
  throw broken();
}

function frameAt(bytes: Buffer, at: number): Frame | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4);
  if (first !== 0xff || (second & 0xe6) !== 0xe2) return null;
  const version = (second >> 3) & 3; // 3: MPEG 1, 2: MPEG 2, 0: MPEG 2.5
  const bitrate = (version === 3 ? bitrates.first : bitrates.second)[third >> 4] ?? 0;
  const rate = (sampleRates[(third >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (version === 1 || bitrate === 0 || rate === 0) return null;
  const samples = version === 3 ? 1_152 : 576;
  const length = Math.floor((samples / 8) * ((bitrate * 1_000) / rate)) + ((third >> 1) & 1);
  const isMono = fourth >> 6 === 3;
  const side = version === 3 ? (isMono ? 17 : 32) : isMono ? 9 : 17;
  return { at, length, rate, bitrate, samples, bytes: bytes.subarray(at + 4 + side, at + 4 + side + 16) };
}

/** By the count of frames that encoders with a changing rate leave in the first; else by the rate of the first. */
function durationOf({ at, rate, bitrate, samples, bytes }: Frame, end: number): number {
  const isCounted = /^(Xing|Info)/.test(bytes.toString('latin1', 0, 4)) && (bytes.readUInt32BE(4) & 1) === 1;
  return isCounted ? (bytes.readUInt32BE(8) * samples) / rate : ((end - at) * 8) / (bitrate * 1_000);
}
