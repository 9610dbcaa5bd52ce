import { join } from 'node:path';
import { build, install, main, root, runNode, serverFlags } from './prepare.mjs';
import { settings } from './settings.mjs';

/** Runs a command of the built server, with what stands behind it on the command line: 'restore' is src/server/commands/restore.server.ts. */
export const runServerCommand = (name) =>
  main(() => {
    settings();
    install();
    build();
    return runNode([join(root, 'dist', 'server', `${name}.js`), ...process.argv.slice(2)], { flags: serverFlags, env: { NODE_ENV: 'production' } });
  });
