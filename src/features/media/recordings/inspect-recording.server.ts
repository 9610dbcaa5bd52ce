import { Problem } from '#api/problem.server.ts';
import { type FileReader, withFile } from './file-reader.server.ts';
import { inspectFlac, inspectWav } from './lossless.server.ts';
import { inspectMp3 } from './mp3.server.ts';
import { inspectMp4 } from './mp4.server.ts';
import { inspectOgg } from './ogg.server.ts';
import { broken, type Recording } from './recording.server.ts';
import { inspectWebm } from './webm.server.ts';

const readers: Record<string, (file: FileReader) => Promise<Recording>> = {
  mp4: inspectMp4,
  m4a: inspectMp4,
  webm: inspectWebm,
  mp3: inspectMp3,
  ogg: inspectOgg,
  wav: inspectWav,
  flac: inspectFlac,
};

/** Without decoding; rejects with `film_broken`, and with `film_unplayable` where a browser of today does not play it. */
export async function inspectRecording(path: string, extension: string): Promise<Recording> {
  const read = readers[extension];
  if (!read) throw new Error(`${extension} is no recording.`);
  try {
    return await withFile(path, read);
  } catch (error) {
    if (error instanceof Problem || !(error instanceof RangeError)) throw error;
    throw broken(); // it refers to what is not there
  }
}
