// npm run media:move: moves the files of the media library to where MEDIA_STORAGE says; docs/running.md.
import { join } from 'node:path';
import { build, install, main, root, runNode, serverFlags } from './prepare.mjs';
import { settings } from './settings.mjs';

main(() => {
  settings();
  install();
  build();
  return runNode([join(root, 'dist', 'server', 'media-move.js'), ...process.argv.slice(2)], { flags: serverFlags, env: { NODE_ENV: 'production' } });
});
