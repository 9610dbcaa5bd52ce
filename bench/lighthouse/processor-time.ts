import { readFile, writeFile } from 'node:fs/promises';

type TraceEvent = { ph: string; pid: number; tid: number; ts: number; dur: number; tts?: number; tdur?: number };

/** Each task lasts as long as its thread had a processor, in microseconds. */
export async function countProcessorTime(file: string): Promise<void> {
  const trace: { traceEvents: TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'));
  for (const events of threadsOf(trace.traceEvents)) {
    let task: { end: number; ts: number; tts: number } | undefined;
    for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
      const { ts, dur, tts = 0, tdur = 0 } = event;
      if (!task || ts >= task.end) task = { end: ts + dur, ts, tts };
      event.ts = task.ts + (tts - task.tts);
      event.dur = tdur;
    }
  }
  await writeFile(file, JSON.stringify(trace));
}

const threadsOf = (events: readonly TraceEvent[]): TraceEvent[][] => {
  const counted = events.filter(({ ph, tts, tdur }) => ph === 'X' && tts !== undefined && tdur !== undefined);
  return [...Map.groupBy(counted, ({ pid, tid }) => `${pid}:${tid}`).values()];
};
