// npm run bench: what a request costs, as ratios within one run. docs/decisions/0006 says why ratios.
import { join } from 'node:path';
import { build, install, main, root, runNode } from './prepare.mjs';

main(() => {
  install();
  build();
  return runNode([join(root, 'bench', 'main.ts'), ...process.argv.slice(2)]);
});
