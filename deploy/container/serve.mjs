// In a container: the built site, with the flags and the environment that npm start gives it; nothing is installed or built.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { main, root, siteEnvironment, siteFlags } from '../../bin/prepare.mjs';
import { settings } from '../../bin/settings.mjs';
import { supervise } from '../../bin/supervise.mjs';

main(() => {
  const env = { ...settings(), ...siteEnvironment };
  // It ends where a backup is restored: then it is started again here, at its port.
  return supervise((port) =>
    spawn(process.execPath, [...siteFlags, join(root, 'dist', 'server', 'start.js')], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...env, ...(port ? { PORT: String(port) } : {}) },
    }),
  );
});
