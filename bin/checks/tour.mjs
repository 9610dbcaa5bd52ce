// The tour (docs/tour.md) and the questions of a newcomer (CONTRIBUTING.md) name code that is there; `--write` corrects the lines of the tour.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, say } from '../prepare.mjs';

const command = 'node bin/checks/tour.mjs --write';
const tour = 'docs/tour.md';
/** `symbol` (`path:line`) */
const citation = /`([^`\n]+)` \(`([\w./-]+\.\w+):(\d+)`\)/g;
const anyLine = /`([\w./-]+\.\w+:\d+)`/g;
/** `symbol` (`path`) */
const answer = /`([^`\n]+)` \(`([\w./-]+\.\w+)`\)/g;

const wordOf = (name) => `(?<![\\w$#-])${name.replaceAll('$', '\\$')}(?![\\w$])`;
const isComment = (text) => /^\s*(?:\/\/|\/?\*|--)/.test(text);

function isDeclaration(text, name) {
  const word = wordOf(name);
  const keyword = `\\b(?:function\\*?|const|let|class|interface|type|table)\\s+${word}`;
  const method = `^\\s+(?:(?:async|static|override|readonly|get)\\s+)*${word}(?:<[^(]*>)?\\((?:.*[{(]|.*\\): .*;)$`;
  const property = `^\\s+(?:readonly\\s+)?${word}(?::|\\s=\\s)`;
  return new RegExp(`${keyword}|${method}|${property}`).test(text);
}

/**
 * The lines of a file in which a symbol is declared, or where it is declared elsewhere, used; imports and comments do not count.
 * @param {string} source
 * @param {string} symbol a name, or one within another: `PageCache.find`
 * @returns {number[]} lines from 1 on
 */
export function linesOf(source, symbol) {
  const names = symbol.split('.');
  const name = names.at(-1);
  if (!names.every((one) => new RegExp(wordOf(one)).test(source))) return [];
  const lines = source.replace(/^import [^;]*;/gm, (imported) => imported.replace(/[^\n]/g, '')).split('\n');
  const word = new RegExp(wordOf(name));
  const found = lines.flatMap((text, index) => (word.test(text) && !isComment(text) ? [index + 1] : []));
  const declared = found.filter((line) => isDeclaration(lines[line - 1], name));
  return declared.length > 0 ? declared : found;
}

/**
 * What is not true in the tour, in sentences.
 * @param {string} markdown
 * @param {(path: string) => string | null} sourceOf null where there is no such file
 */
export function tourProblems(markdown, sourceOf) {
  const whole = new Set([...markdown.matchAll(citation)].map(([, , path, line]) => `${path}:${line}`));
  const nameless = [...markdown.matchAll(anyLine)].filter(([, cited]) => !whole.has(cited)).map(([, cited]) => `${cited} has no symbol before it.`);
  const wrong = [...markdown.matchAll(citation)].flatMap(([, symbol, path, line]) => {
    const source = sourceOf(path);
    if (source === null) return [`${path} is not there, which \`${symbol}\` is cited from: name the file that has it, then run \`${command}\`.`];
    const lines = linesOf(source, symbol);
    if (lines.length === 0) return [`\`${symbol}\` is not in ${path}: name what takes its place, then run \`${command}\`.`];
    return lines.includes(Number(line)) ? [] : [`\`${symbol}\` is not in line ${line} of ${path}, but in ${lines.join(', ')}: run \`${command}\`.`];
  });
  return [...nameless, ...wrong];
}

/** Of several lines the nearest to the one before. */
export function withLines(markdown, sourceOf) {
  return markdown.replace(citation, (text, symbol, path, before) => {
    const distance = (line) => Math.abs(line - Number(before));
    const [line] = linesOf(sourceOf(path) ?? '', symbol).toSorted((one, other) => distance(one) - distance(other));
    return line === undefined ? text : `\`${symbol}\` (\`${path}:${line}\`)`;
  });
}

export function questionsOf(markdown) {
  const [, section = ''] = /^## Where is …\?$([\s\S]*?)(?=^## |$(?![\s\S]))/m.exec(markdown) ?? [];
  return [...section.matchAll(/^- (Where .*?\?)(.*)$/gm)].map(([, question, rest]) => ({
    question,
    answers: [...rest.matchAll(answer)].map(([, symbol, path]) => ({ symbol, path })),
  }));
}

export function questionProblems(markdown, sourceOf) {
  return questionsOf(markdown).flatMap(({ question, answers }) => {
    if (answers.length !== 1) return [`“${question}” is answered by ${answers.length} files; it has to be one.`];
    return answers.flatMap(({ symbol, path }) => {
      const source = sourceOf(path);
      if (source === null) return [`“${question}”: ${path} is not there. Name the file that answers it.`];
      return linesOf(source, symbol).length > 0 ? [] : [`“${question}”: \`${symbol}\` is not in ${path}. Name what answers it.`];
    });
  });
}

export const sourceOf = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null);

if (process.argv[1]?.endsWith('tour.mjs')) {
  const file = join(root, tour);
  if (process.argv.includes('--write')) writeFileSync(file, withLines(readFileSync(file, 'utf8'), sourceOf));
  const problems = [
    ...tourProblems(readFileSync(file, 'utf8'), sourceOf).map((problem) => `${tour}: ${problem}`),
    ...questionProblems(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'), sourceOf).map((problem) => `CONTRIBUTING.md: ${problem}`),
  ];
  for (const problem of problems) say(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
