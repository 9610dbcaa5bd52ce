// Whether docs/security/asvs.csv still says what is so: every requirement once, each with a state that has what it needs.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare.mjs';

/** Requirements of the levels 1 and 2 of ASVS 5.0.0, by chapter. */
export const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const states = ['met', 'proxy', 'not_applicable', 'open'];

export function readAsvs(text) {
  const [head, ...rows] = text.trimEnd().split('\n').map(cellsOf);
  return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
}

const cellsOf = (line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain);

export function asvsProblems(rows, isThere = (path) => existsSync(join(root, path))) {
  const problems = [];
  const ids = rows.map(({ id }) => id);
  for (const id of new Set(ids.filter((one, index) => ids.indexOf(one) !== index))) problems.push(`${id} is there twice.`);
  for (const [index, count] of requirements.entries()) {
    const found = ids.filter((id) => id.startsWith(`v5.0.0-${index + 1}.`)).length;
    if (found !== count) problems.push(`Chapter ${index + 1} has ${found} requirements and not ${count}.`);
  }
  for (const { id, state, evidence, note, subject } of rows) {
    if (!/^v5\.0\.0-\d+\.\d+\.\d+$/.test(id) || subject === '') problems.push(`${id} is no requirement.`);
    if (!states.includes(state)) problems.push(`${id}: ${state} is no state.`);
    if (state === 'met' && evidence === '') problems.push(`${id} is met, and nothing shows it.`);
    if ((state === 'not_applicable' || state === 'open') && note === '') problems.push(`${id} says not why it is ${state}.`);
    if (evidence !== '' && !isThere(evidence)) problems.push(`${id}: ${evidence} is not there.`);
  }
  return problems;
}

export const asvsOfProject = () => readAsvs(readFileSync(join(root, 'docs/security/asvs.csv'), 'utf8'));
