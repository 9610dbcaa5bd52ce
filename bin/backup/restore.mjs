// npm run restore: restores a backup; docs/running.md.
import { join } from 'node:path';
import { build, install, main, root, runNode, serverFlags } from '../prepare.mjs';
import { settings } from '../settings.mjs';

main(() => {
  settings();
  install();
  build();
  return runNode([join(root, 'dist', 'server', 'restore.js'), ...process.argv.slice(2)], { flags: serverFlags, env: { NODE_ENV: 'production' } });
});
