import { type ChildProcess, spawn } from 'node:child_process';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { siteEnvironment, siteFlags } from '../../bin/prepare.mjs';

/** `printed`: all that it has written to its console until now. */
export type RunningSite = { url: string; process: ChildProcess; printed(): string; stop(): Promise<void> };

/** Has a site compress its pictures lightly, where what they weigh is not the subject. */
export const lightPictures = ['--import', new URL('media/light-pictures.ts', import.meta.url).href];

/** Makes no pictures of films, whatever the machine has; resolves when it has printed its address. `program`: folder of another build. */
export async function startSite(env: Record<string, string>, flags: readonly string[] = [], program = 'dist'): Promise<RunningSite> {
  const child = spawn(process.execPath, [...siteFlags, ...flags, `${program}/server/start.js`], {
    env: { ...process.env, ...siteEnvironment, PORT: '0', LOG_LEVEL: 'warn', BASE_URL: '', MEDIA_PROGRAMS: 'none', BACKUP_HOUR: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = /Site\s+(https?:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`The site ended with ${code}.\n${output}`)));
  });
  return {
    url,
    process: child,
    printed: () => output,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
