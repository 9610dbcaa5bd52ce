// npm run dev: the site from its sources, with hot reload of client and server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, main, pinnedNode, root } from './prepare.mjs';
import { settings, tryDataDir } from './settings.mjs';

main(() => {
  tryDataDir(settings());
  install();
  const server = spawn(pinnedNode(), [join(root, 'bin', 'dev-server.mjs')], { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches it by itself; a service manager's signal reaches only us.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => server.on('exit', (code, signal) => resolve(signal ? 1 : code)));
});
