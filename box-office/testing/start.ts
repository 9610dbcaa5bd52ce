import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

type Start = {
  /** Folder of the store; processes started with the same one share it. */
  readonly dataDir: string;
  /** 0, the default: any free port. */
  readonly port?: number;
  readonly token?: string;
  /** Further BOX_OFFICE_… settings. */
  readonly env?: Readonly<Record<string, string>>;
  readonly quiet?: boolean;
  /** Another entry than main.ts, beside this file. */
  readonly entry?: string;
};
export type RunningBoxOffice = {
  readonly url: string;
  readonly token: string;
  /** Ends the process and waits until it is gone; 'SIGKILL' ends it without farewell. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
};

/** Resolves when it has printed its address, rejects if it ends before. */
export async function startBoxOffice({ dataDir, port = 0, token = randomBytes(16).toString('hex'), env, quiet, entry }: Start): Promise<RunningBoxOffice> {
  const main = fileURLToPath(new URL(entry ?? '../main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    // The channel ends the box office should its starter die.
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'inherit', 'ipc'],
    env: { ...process.env, ...env, BOX_OFFICE_DATA: dataDir, BOX_OFFICE_PORT: String(port), BOX_OFFICE_TOKEN: token },
  });
  const url = await addressOf(child);
  return {
    url,
    token,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The box office has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Box office: (\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume(); // what it prints later must not fill the pipe
    return url;
  }
  throw new Error(`The box office ended before it was ready (exit code ${child.exitCode}).`);
}
