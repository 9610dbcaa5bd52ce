// npm start: install, build, serve, with a box office for the demo beside it. What is already there is not done again.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startDemoBoxOffice } from './box-office.mjs';
import { build, install, main, pinnedNode, root, siteEnvironment, siteFlags } from './prepare.mjs';

main(async () => {
  install();
  build();
  const boxOffice = await startDemoBoxOffice(process.env);
  const server = spawn(pinnedNode(), [...siteFlags, join(root, 'dist', 'server', 'start.js')], {
    stdio: 'inherit',
    env: { ...process.env, ...boxOffice.env, ...siteEnvironment },
  });
  // Ctrl-C reaches both by itself, the box office too; a service manager's signal reaches only us.
  process.on('SIGINT', () => boxOffice.stop());
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  const status = await new Promise((resolve) => server.on('exit', (code, signal) => resolve(signal ? 1 : code)));
  boxOffice.stop();
  return status;
});
