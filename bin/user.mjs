// npm run user -- add EMAIL --role admin: makes and changes accounts from the command line; README "Accounts".
import { join } from 'node:path';
import { build, install, main, root, runNode, serverFlags } from './prepare.mjs';
import { settings } from './settings.mjs';

main(() => {
  settings();
  install();
  build();
  return runNode([join(root, 'dist', 'server', 'user.js'), ...process.argv.slice(2)], { flags: serverFlags, env: { NODE_ENV: 'production' } });
});
