import { readFile } from 'node:fs/promises';
import { problem } from '#api/problem.server.ts';

const stamp = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const timing = new RegExp(`^(${stamp})[ \\t]+-->[ \\t]+(${stamp})(?:[ \\t].*)?$`);

/** WebVTT; rejects with `captions_broken` and the line that is wrong. */
export async function inspectCaptions(path: string): Promise<{ duration: number }> {
  const wrong = (line: number) => problem('captions_broken', { data: { line } });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    throw wrong(1);
  }
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  let duration = 0;
  let start = 0;
  for (const [index, line] of lines.entries()) {
    if (line.includes('\0') || /<\s*(script|img|iframe|a\s)/i.test(line)) throw wrong(index + 1);
    if (!line.includes('-->')) continue;
    const [, from, to] = timing.exec(line) ?? [];
    if (!from || !to || secondsOf(to) <= secondsOf(from) || secondsOf(from) < start) throw wrong(index + 1);
    start = secondsOf(from);
    duration = Math.max(duration, secondsOf(to));
  }
  if (duration === 0) throw wrong(lines.length);
  return { duration };
}

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
