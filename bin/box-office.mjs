// The simulated box office beside the site, where the configuration names no other: a process of its own.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode, root } from './prepare.mjs';

/** Where it is expected; another port only where this one is taken. */
const usualPort = 3100;
/** Milliseconds after which one that has died is started again; twice as long each time. */
const firstPause = 500;
const maxPause = 30_000;

/** Answers what the site has to know of it (environment variables), its process, and how to end it; restarted at the same address. */
export async function startDemoBoxOffice(env) {
  const kind = env.BOX_OFFICE_KIND || 'simulator';
  if (env.BOX_OFFICE_URL || env.DEMO === 'no' || kind !== 'simulator') return { env: {}, process: () => null, stop: () => {} };
  const token = env.BOX_OFFICE_TOKEN || randomBytes(24).toString('base64url');
  const site = env.BASE_URL || `http://localhost:${env.PORT || 3000}`;
  const isKnown = URL.canParse(site) && new URL(site).port !== '0'; // what is wrong with it the site will say
  const settings = {
    BOX_OFFICE_HOST: '127.0.0.1',
    BOX_OFFICE_DATA: join(resolve(env.DATA_DIR || 'data'), 'box-office'),
    BOX_OFFICE_TOKEN: token,
    BOX_OFFICE_SITE_URL: env.BOX_OFFICE_SITE_URL || (isKnown ? site : ''),
  };
  const launch = (port) => {
    const child = spawn(pinnedNode(), ['--disable-warning=ExperimentalWarning', join(root, 'box-office', 'main.ts')], {
      // The channel ends the box office should we die.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...env, ...settings, BOX_OFFICE_PORT: String(port) },
    });
    return { child, gone: new Promise((resolve) => child.once('exit', resolve).once('error', resolve)) };
  };
  let running = launch(env.BOX_OFFICE_PORT || (await portOrAny(usualPort)));
  const url = await printedAddress(running.child);
  let isStopped = false;
  const keepRunning = async () => {
    for (let pause = firstPause; ; ) {
      const since = Date.now();
      await running.gone;
      if (isStopped) return;
      pause = Date.now() - since > maxPause ? firstPause : Math.min(pause * 2, maxPause);
      await wait(pause, undefined, { ref: false });
      if (isStopped) return;
      running = launch(new URL(url).port);
      running.child.stdout?.resume();
    }
  };
  keepRunning();
  const stop = () => {
    isStopped = true;
    running.child.kill('SIGTERM');
  };
  // Behind a proxy visitors reach it elsewhere than the site does.
  return { env: { BOX_OFFICE_URL: env.BOX_OFFICE_PUBLIC_URL || url, BOX_OFFICE_API_URL: url, BOX_OFFICE_TOKEN: token }, process: () => running.child, stop };
}

async function printedAddress(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /^Box office: (\S+)$/.exec(line)?.[1];
    if (!url) continue;
    child.stdout.resume(); // what it prints later must not fill the pipe
    return url;
  }
  throw new Error('The box office ended before it was ready; the reason stands above. BOX_OFFICE_URL names another one, DEMO=no does without.');
}

function portOrAny(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(0));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
