import type { Redaction } from '../redaction/redaction.ts';
import type { FileReader } from './file-reader.server.ts';
import { type Box, bodyOf, boxesIn, freed, times } from './mp4-boxes.server.ts';
import { readTrack, requirePlayable, samplesOf, type Track } from './mp4-tracks.server.ts';
import { broken, type Recording, unplayable } from './recording.server.ts';

/** Rejects with `film_broken` and `film_unplayable`; a height of 0 says that there is only sound. */
export async function inspectMp4(file: FileReader): Promise<Recording> {
  const top = await boxesIn(file, 0, file.size);
  const movie = top.find(({ type }) => type === 'moov');
  if (!movie || !top.some(({ type }) => type === 'mdat')) throw broken();
  const redactions: Redaction[] = top.filter(({ type }) => /^(udta|meta|uuid|free|skip)$/.test(type)).flatMap(freed);
  let duration = 0;
  const tracks: Track[] = [];
  for (const box of await boxesIn(file, movie.body, movie.end)) {
    if (box.type === 'trak') tracks.push(await readTrack(file, box, redactions));
    else if (/^(udta|meta|uuid|free|skip)$/.test(box.type)) redactions.push(...freed(box));
    else if (box.type === 'mvhd') {
      const { version, seconds } = await movieTimes(file, box);
      redactions.push(times(box, version));
      duration = seconds;
    }
  }
  const isFragmented = top.some(({ type }) => type === 'moof');
  for (const track of tracks.filter(({ kind }) => kind === 'data')) redactions.push(...freed(track.box), ...(await dataOf(file, track, isFragmented)));
  const [video, sound] = (['video', 'sound'] as const).map((kind) => tracks.find((track) => track.kind === kind && !/^(jpeg|png )/.test(track.format)));
  if (!video && !sound) throw broken();
  if (video) requirePlayable(video);
  if (sound) requirePlayable(sound);
  return { width: video?.width ?? 0, height: video?.height ?? 0, ...(duration > 0 && { duration }), redactions };
}

/** Cameras write their position beside the picture, second by second. */
async function dataOf(file: FileReader, track: Track, isFragmented: boolean): Promise<Redaction[]> {
  const samples = isFragmented ? null : await samplesOf(file, track);
  if (!samples) throw unplayable('GPS / sensor data');
  return samples;
}

async function movieTimes(file: FileReader, box: Box): Promise<{ version: number; seconds: number }> {
  const bytes = await bodyOf(file, box, 40);
  if (bytes.length < 32) throw broken();
  const version = bytes[0] ?? 0;
  const [scale, ticks] = version === 1 ? [bytes.readUInt32BE(20), Number(bytes.readBigUInt64BE(24))] : [bytes.readUInt32BE(12), bytes.readUInt32BE(16)];
  const seconds = scale > 0 ? ticks / scale : 0;
  return { version, seconds: seconds < 1_000_000 ? seconds : 0 }; // all ones: not known
}
