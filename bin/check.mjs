import { spawn } from 'node:child_process';
import { install, main, pinnedNode, root, say, tool } from './prepare.mjs';

export const checks = [
  { name: 'format and lint', args: () => [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings'] },
  { name: 'types', args: () => [tool('typescript', 'tsc'), '-p', '.'] },
  { name: 'who imports whom', args: () => [tool('dependency-cruiser', 'depcruise'), 'src', 'seed', 'box-office', '--output-type', 'err'] },
  { name: 'places', args: () => ['bin/checks/places.mjs'] },
  { name: 'names in the build', args: () => ['bin/checks/build-names.mjs'] },
  { name: 'queries', args: () => ['bin/checks/queries.mjs'] },
  { name: 'citations', args: () => ['bin/checks/citations.mjs'] },
  { name: 'tour', args: () => ['bin/checks/tour.mjs'] },
  { name: 'words', args: () => ['bin/checks/words.mjs'] },
  { name: 'supply', args: () => ['bin/supply/check.mjs'] },
  { name: 'dead code', args: () => [tool('knip'), '--no-progress'] },
];

export async function runChecks() {
  const failed = [];
  for (const { name, args } of checks) {
    const { status, output } = await runQuietly(args());
    say(`— ${name}${status === 0 ? '' : ' has failed'}${output && `\n${output}`}`);
    if (status !== 0) failed.push(name);
  }
  return failed;
}

/** Other things may be speaking meanwhile. */
function runQuietly(args) {
  const child = spawn(pinnedNode(), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, output: output.trimEnd() })));
}

if (process.argv[1]?.endsWith('check.mjs')) {
  main(async () => {
    install();
    return (await runChecks()).length > 0 ? 1 : 0;
  });
}
