import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { root } from '../prepare.mjs';

const head = `# Reliability

Written by \`npm run test:faults\`, a row for each fault that is brought about with real processes; a run of some of them leaves the rows of
the others. What each does stands in \`tests/e2e/server/\`.

| Fault | Result | Seconds | Figures | Tried |
| --- | --- | --- | --- | --- |
`;

/** Other rows stay; `outcome`: of \`runTests\`. */
export function writeReliability(file, { tests, figures: measurements, cutOff }, { now, machine, commit = commitNow() }) {
  const rows = new Map(existsSync(file) ? rowsOf(readFileSync(file, 'utf8')) : []);
  const tried = `${now.toISOString().slice(0, 10)}, ${commit}, ${machine}`;
  for (const { name, state, duration, reason = '' } of tests) {
    const measured = measurements.filter((figure) => figure.name === name).map(({ text }) => text);
    const result = { passed: 'passed', failed: '**failed**', skipped: 'not tried' }[state];
    const cells = [
      name,
      result,
      state === 'skipped' ? '' : (duration / 1_000).toFixed(1),
      [...measured, ...(state === 'failed' ? [reason] : [])].join('; '),
      tried,
    ];
    rows.set(cell(name), `| ${cells.map(cell).join(' | ')} |`);
  }
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  writeFileSync(file, `${head}${sorted.join('\n')}\n${cutOff ? `\nThe last run was ${cutOff}.\n` : ''}`);
}

const cell = (text) => String(text).replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

function rowsOf(text) {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault ') && !line.startsWith('| --- '))
    .map((line) => [/^\| (.*?) (?<!\\)\|/.exec(line)?.[1] ?? line, line]);
}

const commitNow = () => spawnSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout?.trim() || 'no commit';
