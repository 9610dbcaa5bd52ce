// npm run check: everything that can be said of the code without running it.
import { install, main, runNode, say, tool } from './prepare.mjs';

export const checks = [
  { name: 'format and lint', args: () => [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'] },
  { name: 'types', args: () => [tool('typescript', 'tsc'), '-p', '.'] },
  { name: 'who imports whom', args: () => [tool('dependency-cruiser', 'depcruise'), 'src', 'seed', 'box-office', '--output-type', 'err'] },
  { name: 'dead code', args: () => [tool('knip'), '--no-progress'] },
];

/** Runs every check; answers the names of those that failed. */
export function runChecks() {
  return checks.filter(({ name, args }) => {
    say(`— ${name}`);
    return runNode(args()) !== 0;
  });
}

if (process.argv[1]?.endsWith('check.mjs')) {
  main(() => {
    install();
    return runChecks().length > 0 ? 1 : 0;
  });
}
