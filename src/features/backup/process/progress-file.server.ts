import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Refusal, refusalSchema } from '../refusals.ts';

export const progressSchema = z.object({
  what: z.enum(['backup', 'restore']),
  /** Of the backup that is restored; empty while one is made. */
  name: z.string(),
  step: z.string(),
  done: z.number(),
  /** 0: nobody knows. */
  total: z.number(),
  /** Why it was ended without effect; null while it is under way. */
  failed: refusalSchema.nullable(),
  at: z.iso.datetime(),
});
export type BackupProgress = z.output<typeof progressSchema>;

/** Milliseconds: between two notes, and after which one without a sign of life is that of a process that was ended. */
const beat = 1_000;
const silence = 15_000;
/** The same of one that has been asked for and has not said anything yet: on a busy machine it takes its time to start. */
const beginning = 60_000;
/** A failure is told for so long. */
const maxAge = 60 * 60_000;

const fileIn = (folder: string): string => join(folder, 'progress.json');

/** How far a backup or a restore is, by whichever process; null where none is under way or has just failed. */
export async function readProgress(folder: string, now = Date.now()): Promise<BackupProgress | null> {
  try {
    const progress = progressSchema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
    const holds = progress.failed !== null ? maxAge : progress.step === '' ? beginning : silence;
    return now - Date.parse(progress.at) > holds ? null : progress;
  } catch {
    return null;
  }
}

/** Notes that one has been asked for, in the place of what the last one has left: until its process says more, nobody begins another. */
export async function noteBeginning(folder: string, what: BackupProgress['what'], name: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const progress: BackupProgress = { what, name, step: '', done: 0, total: 0, failed: null, at: new Date().toISOString() };
  await writeFile(`${fileIn(folder)}.${process.pid}`, JSON.stringify(progress), { mode: 0o600 });
  await rename(`${fileIn(folder)}.${process.pid}`, fileIn(folder));
}

/** Notes how far it is, for every process to read, until `end`; where that cannot be written it goes on without. */
export function noteProgress(folder: string, what: BackupProgress['what'], name: string) {
  let latest = { what, name, step: '', done: 0, total: 0, failed: null as Refusal | null };
  let writing = Promise.resolve();
  const write = () => {
    const text = JSON.stringify({ ...latest, at: new Date().toISOString() });
    writing = writing
      .then(() => writeFile(`${fileIn(folder)}.${process.pid}`, text, { mode: 0o600 }))
      .then(() => rename(`${fileIn(folder)}.${process.pid}`, fileIn(folder)))
      .catch(() => {});
  };
  const timer = setInterval(write, beat).unref();
  return {
    report: (step: string, done: number, total: number) => {
      const isNew = step !== latest.step;
      latest = { ...latest, step, done, total };
      if (isNew) write();
    },
    end: async (failed: Refusal | null) => {
      clearInterval(timer);
      latest = { ...latest, failed };
      if (failed !== null) write();
      await writing;
      if (failed === null) await rm(fileIn(folder), { force: true });
    },
  };
}
