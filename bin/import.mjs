// npm run import -- FILE …: reads a programme into the database; docs/import.md.
import { join } from 'node:path';
import { build, install, main, root, runNode, serverFlags } from './prepare.mjs';
import { settings } from './settings.mjs';

main(() => {
  settings();
  install();
  build();
  return runNode([join(root, 'dist', 'server', 'import.js'), ...process.argv.slice(2)], { flags: serverFlags, env: { NODE_ENV: 'production' } });
});
