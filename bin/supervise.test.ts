import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { supervise } from './supervise.mjs';

const quick = { first: 10, longest: 40 };

async function run(...scripts: string[]) {
  const lines: string[] = [];
  const ports: number[] = [];
  const launch = (port: number) => {
    const script = scripts[Math.min(ports.length, scripts.length - 1)] ?? '';
    ports.push(port);
    return spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  };
  return { status: await supervise(launch, quick, (line: string) => lines.push(line)), lines, ports };
}

const served = 'process.send({ listeningOn: 4711 }, () => { END })';
const killed = served.replace('END', "process.kill(process.pid, 'SIGKILL')");
const failed = served.replace('END', 'process.exit(7)');
const ended = served.replace('END', 'process.exit(0)');

test('a site that ends unexpectedly is started again, at its port, with a growing pause, and this is said', async () => {
  expect(await run(killed, failed, failed, ended)).toEqual({
    status: 0,
    ports: [0, 4711, 4711, 4711],
    lines: [
      'The site was ended by SIGKILL, as the system does when memory runs out. It is started again in 0.01 s.',
      expect.stringMatching(/^The site ended with status 7\. It is started again in 0\.0\d s\.$/),
      expect.stringMatching(/^The site ended with status 7\. It is started again in 0\.0\d s\.$/),
    ],
  });
});

test('one that comes back only after failing to start is waited for', async () => {
  expect(await run(failed, 'process.exit(1)', ended)).toMatchObject({ status: 0, ports: [0, 4711, 4711] });
});

test('one that cannot start at all is not started again, and its status is an error', async () => {
  expect(await run('process.exit(1)')).toEqual({ status: 1, ports: [0], lines: [] });
  expect(await run('process.exit(0)')).toEqual({ status: 1, ports: [0], lines: [] });
  expect(await run("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ status: 1, ports: [0], lines: [expect.stringMatching(/SIGKILL/)] });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends the site, and its own status is the answer', async (signal) => {
  const script = served.replace('END', `process.on('${signal}', () => process.exit(0)); setInterval(() => {}, 1_000)`);
  const launch = () => {
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.on('message', () => setTimeout(() => process.emit(signal, signal), 50));
    return child;
  };
  expect(await supervise(launch, quick, () => {})).toBe(0);
});
