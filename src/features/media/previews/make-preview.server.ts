import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { createWorkQueue } from '../storage/work-queue.ts';

/** The longer side of what is made, px: as wide as the widest rendition. */
const longest = 1_536;
/** What a program may take: seconds, kB of address space, and blocks of 512 bytes of what it writes. */
const limits = { seconds: 60, memory: 2_000_000, written: 200_000 };
/** One at a time in a process: a film of high resolution takes a processor for itself. */
const queue = createWorkQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });

/** Nothing can be made of this file, now or later. */
export class NoPreview extends Error {}

export type Previewable = { kind: 'video' | 'document'; file: string; duration: number | null };

/** By a frame or the first page, unlike any other JPEG; programs see the file and an empty folder, within limits. Rejects with `NoPreview`. */
export async function makePreview(program: string, path: string, { kind, file, duration }: Previewable): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-preview-'));
  try {
    const target = join(folder, 'picture.png');
    const made = await queue(async () => {
      if (kind === 'document') await run(program, pageArguments(path, target), folder);
      else await frame(program, path, target, folder, { file, duration });
      return jpegOf(await readFile(target), file);
    });
    if (!made) throw new Error('The queue takes everybody.');
    return made;
  } catch (error) {
    throw new NoPreview(`${file}: ${error instanceof Error ? error.message.slice(0, 500) : String(error)}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A tenth into the film, where titles and blackness are over; at its beginning where it says more than it has. */
async function frame(program: string, path: string, target: string, folder: string, { file, duration }: Pick<Previewable, 'file' | 'duration'>): Promise<void> {
  const demuxer = file.endsWith('.webm') ? 'matroska' : 'mov';
  const at = Math.min((duration ?? 0) / 10, 30);
  const take = (second: number) => run(program, frameArguments(path, target, demuxer, second), folder);
  await take(at);
  if (at > 0 && !(await readFile(target).catch(() => null))) await take(0);
}

/** The format is said, and nothing but files is opened: lists of other files and addresses are no film. */
const frameArguments = (path: string, target: string, demuxer: string, second: number): string[] => [
  ...['-nostdin', '-v', 'error', '-threads', '1', '-protocol_whitelist', 'file', '-f', demuxer, '-ss', second.toFixed(2), '-i', path],
  ...['-map', '0:v:0', '-an', '-sn', '-dn'],
  // Points that are not square are made so; of a second of frames the one that shows most.
  ...['-vf', `scale=iw*sar:ih,scale=w='min(${longest},iw)':h='min(${longest},ih)':force_original_aspect_ratio=decrease,setsar=1,thumbnail=25`],
  ...['-frames:v', '1', '-update', '1', '-y', target],
];

const pageArguments = (path: string, target: string): string[] => [
  ...['-f', '1', '-l', '1', '-singlefile', '-cropbox', '-png', '-scale-to', String(longest)],
  ...[path, target.slice(0, -'.png'.length)],
];

const execute = promisify(execFile);

async function run(program: string, args: readonly string[], folder: string): Promise<void> {
  const options = { cwd: folder, timeout: limits.seconds * 1_000, killSignal: 'SIGKILL', maxBuffer: 1_000_000, windowsHide: true } as const;
  const env = { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C' };
  if (process.platform === 'win32') await execute(program, [...args], { ...options, env });
  else {
    const bounds = [`-t ${limits.seconds}`, `-v ${limits.memory}`, `-f ${limits.written}`].map((bound) => `ulimit ${bound} 2>/dev/null || :`);
    const bounded = `${bounds.join('; ')}; exec "$0" "$@"`; // a system that knows one of them not goes without
    await execute('/bin/sh', ['-c', bounded, program, ...args], { ...options, env });
  }
}

/** Its note makes it unlike the picture of any other film that begins in the dark: the library has each file once. */
const jpegOf = (png: Buffer, file: string): Promise<Buffer> =>
  sharp(png, { limitInputPixels: longest * longest * 2 })
    .flatten({ background: '#ffffff' })
    .withExif({ IFD0: { ImageDescription: file } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
