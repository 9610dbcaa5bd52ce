// npm start: install, build, serve, with a box office for the demo beside it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { startDemoBoxOffice } from './box-office.mjs';
import { build, install, main, pinnedNode, root, siteEnvironment, siteFlags } from './prepare.mjs';
import { settings, tryDataDir, tryPorts } from './settings.mjs';
import { supervise } from './supervise.mjs';

main(async () => {
  const env = settings();
  tryDataDir(env);
  await tryPorts(env);
  install();
  build();
  const boxOffice = await startDemoBoxOffice(env);
  const launch = (port) =>
    spawn(pinnedNode(), [...siteFlags, join(root, 'dist', 'server', 'start.js')], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...env, ...boxOffice.env, ...siteEnvironment, ...(port ? { PORT: String(port) } : {}) },
    });
  // Ctrl-C reaches the box office by itself; a service manager's signal reaches only us.
  process.on('SIGINT', () => boxOffice.stop());
  try {
    return await supervise(launch);
  } finally {
    boxOffice.stop();
  }
});
