// npm run audit: exit status 0: no known holes; 1: some; 2: the registry could not be asked, and nothing is known.
import { spawnSync } from 'node:child_process';
import { main, root, say } from '../prepare.mjs';

/** What `npm audit --json` has said: `{ state: 'clean' | 'holes' | 'unknown', lines }`. */
export function readAudit(output) {
  const report = jsonIn(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts) return { state: 'unknown', lines: [`not checked: ${report?.message ?? report?.error?.summary ?? firstLineOf(output)}`] };
  const holes = Object.values(report.vulnerabilities ?? {});
  if (counts.total === 0) return { state: 'clean', lines: ['known holes: none'] };
  return { state: 'holes', lines: holes.map(({ name, severity, range }) => `${severity}: ${name} ${range}`) };
}

export function readSignatures(output, status) {
  const report = jsonIn(output);
  if (!Array.isArray(report?.invalid)) return { state: 'unknown', lines: [`not checked: ${report?.error?.summary ?? firstLineOf(output)}`] };
  const wrong = [...report.invalid, ...(report.missing ?? [])];
  if (wrong.length === 0 && status === 0) return { state: 'clean', lines: ['signatures: all are right'] };
  return { state: 'holes', lines: wrong.map(({ name, version }) => `signature missing or wrong: ${name} ${version}`) };
}

function jsonIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}

const firstLineOf = (text) =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? 'the registry did not answer';

/** What was found counts more than what could not be asked. */
export const statusOf = (answers) => (answers.some(({ state }) => state === 'holes') ? 1 : answers.some(({ state }) => state === 'unknown') ? 2 : 0);

export function audit(env = process.env) {
  const npm = env.npm_execpath;
  const run = (...args) =>
    npm
      ? spawnSync(process.execPath, [npm, ...args], { cwd: root, env, encoding: 'utf8' })
      : spawnSync('npm', args, { cwd: root, env, encoding: 'utf8', shell: process.platform === 'win32' });
  const text = ({ stdout, stderr }) => stdout?.trim() || stderr?.trim() || '';
  const holes = run('audit', '--json', '--fetch-retries=0');
  const signatures = run('audit', 'signatures', '--json', '--fetch-retries=0');
  return [readAudit(text(holes)), readSignatures(text(signatures), signatures.status)];
}

if (process.argv[1]?.endsWith('audit.mjs')) {
  main(() => {
    const answers = audit();
    const names = ['Known holes', 'Signatures'];
    for (const [index, { lines }] of answers.entries()) for (const line of lines) say(`${names[index]} – ${line}`);
    return statusOf(answers);
  });
}
