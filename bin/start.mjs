// npm start: install, build, serve, with a box office for the demo beside it. What is already there is not done again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startDemoBoxOffice } from './box-office.mjs';
import { build, install, main, pinnedNode, root, siteEnvironment, siteFlags } from './prepare.mjs';
import { settings, tryDataDir } from './settings.mjs';

main(async () => {
  const env = settings();
  tryDataDir(env);
  install();
  build();
  const boxOffice = await startDemoBoxOffice(env);
  const server = spawn(pinnedNode(), [...siteFlags, join(root, 'dist', 'server', 'start.js')], {
    stdio: 'inherit',
    env: { ...env, ...boxOffice.env, ...siteEnvironment },
  });
  // Ctrl-C reaches both by itself, the box office too; a service manager's signal reaches only us.
  let isStopping = false;
  process.on('SIGINT', () => boxOffice.stop());
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true;
      server.kill(signal);
    });
  }
  const [status, signal] = await once(server, 'exit');
  boxOffice.stop();
  if (signal && !isStopping) throw new Error(`The site was ended by ${signal}${signal === 'SIGKILL' ? ', as the system does when memory runs out' : ''}.`);
  return status ?? 1;
});
