import { blank, type Redaction } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { type Box, bodyOf, boxesIn, freed, times } from './mp4-boxes.server.ts';
import { broken, unplayable } from './recording.server.ts';

export type Track = { kind: 'video' | 'sound' | 'words' | 'data'; format: string; box: Box; tables: Map<string, Box>; width: number; height: number };

const kinds: Record<string, Track['kind']> = { vide: 'video', soun: 'sound', text: 'words', sbtl: 'words', subt: 'words', clcp: 'words', subp: 'words' };

/** Reads a `trak`; what is said in it beside picture and sound is added to `redactions`. */
export async function readTrack(file: FileReader, box: Box, redactions: Redaction[]): Promise<Track> {
  const track: Track = { kind: 'data', format: '', box, tables: new Map(), width: 0, height: 0 };
  const visit = async (from: number, to: number): Promise<void> => {
    for (const part of await boxesIn(file, from, to)) {
      if (/^(mdia|minf|stbl)$/.test(part.type)) await visit(part.body, part.end);
      else if (/^(udta|meta|uuid|free|skip)$/.test(part.type)) redactions.push(...freed(part));
      else if (part.type === 'dinf') redactions.push(...(await sourcesOf(file, part)));
      else if (part.type === 'hdlr') track.kind = await handlerOf(file, part, track.kind);
      else if (part.type === 'tkhd' || part.type === 'mdhd') {
        const bytes = await bodyOf(file, part, 200);
        if (bytes.length < 20) throw broken();
        redactions.push(times(part, bytes[0] ?? 0));
        if (part.type === 'tkhd')
          Object.assign(track, { width: bytes.readUInt32BE(bytes.length - 8) >>> 16, height: bytes.readUInt32BE(bytes.length - 4) >>> 16 });
      } else if (part.type === 'stsd') track.format = await formatOf(file, part);
      else if (/^(stsc|stsz|stco|co64)$/.test(part.type)) track.tables.set(part.type, part);
    }
  };
  await visit(box.body, box.end);
  return track;
}

/** QuickTime notes there on which disk a film was made; rejects with `film_unplayable` where samples are in another file. */
async function sourcesOf(file: FileReader, dinf: Box): Promise<Redaction[]> {
  const found: Redaction[] = [];
  for (const dref of await boxesIn(file, dinf.body, dinf.end)) {
    if (dref.type !== 'dref') continue;
    for (const source of await boxesIn(file, dref.body + 8, dref.end)) {
      const flags = await file.read(source.body, 4);
      if (flags.length < 4) throw broken();
      if (((flags[3] ?? 0) & 1) === 0) throw unplayable(source.type === 'alis' ? 'QuickTime reference movie' : 'external media');
      found.push(blank(source.body + 4, source.end - source.body - 4));
    }
  }
  return found;
}

/** Of several handlers of one track the first names its medium. */
async function handlerOf(file: FileReader, box: Box, known: Track['kind']): Promise<Track['kind']> {
  const name = (await bodyOf(file, box, 12)).toString('latin1', 8, 12);
  return known === 'data' ? (kinds[name] ?? 'data') : known;
}

/** 'avc1', or 'avc1 122' with its profile; of AAC and MP3 'mp4a 64'. */
async function formatOf(file: FileReader, box: Box): Promise<string> {
  const bytes = await bodyOf(file, box, 65_536);
  const format = bytes.toString('latin1', 12, 16);
  const profile = bytes.indexOf('avcC', 0, 'latin1');
  if (/^avc[13]$/.test(format) && profile >= 0) return `${format} ${bytes[profile + 5] ?? 0}`;
  const descriptor = bytes.indexOf('esds', 0, 'latin1');
  if (format !== 'mp4a' || descriptor < 0) return format;
  return `mp4a ${objectTypeOf(bytes, descriptor + 8)}`;
}

/** What a decoder is told to expect (ISO/IEC 14496-1): 64 is AAC, 107 MP3; 0 where it is not said. */
function objectTypeOf(bytes: Buffer, at: number): number {
  const behindLength = (from: number): number => (((bytes[from] ?? 0) & 0x80) !== 0 ? behindLength(from + 1) : from + 1);
  const stream = behindLength(at + 1);
  const flags = bytes[stream + 2] ?? 0;
  const url = flags & 0x40 ? 1 + (bytes[stream + 3] ?? 0) : 0;
  const decoder = stream + 3 + (flags & 0x80 ? 2 : 0) + url + (flags & 0x20 ? 2 : 0);
  return bytes[at] === 3 && bytes[decoder] === 4 ? (bytes[behindLength(decoder + 1)] ?? 0) : 0;
}

/** Rejects with `film_unplayable` where not every browser of today plays it. */
export function requirePlayable({ kind, format }: Track): void {
  const [code = '', detail = ''] = format.split(' ');
  if (kind === 'video' ? /^(avc[13]|vp09|av01)$/.test(code) && !/^(110|122|144|244)$/.test(detail) : isSound(code, detail)) return;
  throw unplayable(names[code] ?? `“${format.replace(/[^\x20-\x7e]/g, '?')}”`);
}

const isSound = (code: string, detail: string): boolean => /^(Opus|fLaC|\.mp3)$/.test(code) || (code === 'mp4a' && /^(64|102|103|104|105|107)$/.test(detail));

const names: Record<string, string> = {
  avc1: 'H.264 4:2:2 / 10 bit',
  avc3: 'H.264 4:2:2 / 10 bit',
  hvc1: 'H.265 (HEVC)',
  hev1: 'H.265 (HEVC)',
  dvh1: 'Dolby Vision',
  dvhe: 'Dolby Vision',
  mp4v: 'MPEG-4 Part 2',
  s263: 'H.263',
  apcn: 'ProRes',
  apch: 'ProRes',
  encv: 'DRM',
  enca: 'DRM',
  'ac-3': 'Dolby Digital (AC-3)',
  'ec-3': 'Dolby Digital Plus (E-AC-3)',
  alac: 'Apple Lossless (ALAC)',
  samr: 'AMR',
  lpcm: 'PCM',
  sowt: 'PCM',
  twos: 'PCM',
  in24: 'PCM',
  apcs: 'ProRes',
  apco: 'ProRes',
  ap4h: 'ProRes',
  ap4x: 'ProRes',
  mjpa: 'Motion JPEG',
  mjpb: 'Motion JPEG',
  SVQ3: 'Sorenson Video',
  'dvc ': 'DV',
  dvcp: 'DV',
};

const most = { chunks: 50_000, samples: 1_000_000 };

/** Anywhere among those of the others; null where there are too many to tell. */
export async function samplesOf(file: FileReader, { tables }: Track): Promise<Redaction[] | null> {
  const [sizes, chunks, runs] = await Promise.all(
    [tables.get('stsz'), tables.get('stco') ?? tables.get('co64'), tables.get('stsc')].map((box) => box && bodyOf(file, box)),
  );
  if (!sizes || !chunks || !runs) return null;
  const [count, same, wide] = [sizes.readUInt32BE(8), sizes.readUInt32BE(4), tables.has('co64')];
  const chunkCount = chunks.readUInt32BE(4);
  const runCount = runs.readUInt32BE(4);
  if (chunkCount > most.chunks || count > most.samples || chunks.length < 8 + chunkCount * (wide ? 8 : 4)) return null;
  if (runs.length < 8 + runCount * 12 || (same === 0 && sizes.length < 12 + count * 4)) return null;
  const found: Redaction[] = [];
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < chunkCount; chunk++) {
    while (run + 1 < runCount && runs.readUInt32BE(8 + (run + 1) * 12) <= chunk + 1) run++;
    const samples = runCount === 0 ? 0 : Math.min(runs.readUInt32BE(12 + run * 12), count - sample);
    let length = 0;
    for (let index = 0; index < samples; index++) length += same || sizes.readUInt32BE(12 + (sample + index) * 4);
    sample += samples;
    found.push(blank(wide ? Number(chunks.readBigUInt64BE(8 + chunk * 8)) : chunks.readUInt32BE(8 + chunk * 4), length));
  }
  return found;
}
