import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { linesOf, questionProblems, questionsOf, sourceOf, tourProblems, withLines } from './tour.mjs';

const code = `import { render } from './render.ts';

/** What render does. */
export class Pages {
  #send(): void {
    render();
  }
  find(key: string): Page {
    this.#send();
  }
}
export const first = new Pages();
`;
const read = (path: string) => (path === 'src/pages.ts' ? code : null);
const read2 = (path: string) => (path === 'src/pages.ts' ? `\n${code}` : null);
const commands = (problem: string) => /node bin\/checks\/tour\.mjs --write/.test(problem);

test('a symbol is in the line that declares it, else in those that use it', () => {
  expect(linesOf(code, 'first')).toEqual([12]);
  expect(linesOf(code, 'Pages.#send')).toEqual([5]);
  expect(linesOf(code, 'Pages.find')).toEqual([8]);
  expect(linesOf(code, 'render')).toEqual([6]);
  expect([linesOf(code, 'Others.find'), linesOf(code, 'send'), linesOf(code, 'Page.found')]).toEqual([[], [], []]);
});

test('a line that has moved is told with the command that corrects it', () => {
  const cited = 'Answered by `first` (`src/pages.ts:12`).';
  expect(tourProblems(cited, read)).toEqual([]);
  const [problem, ...others] = tourProblems(cited, read2);
  expect([problem, others]).toEqual(['`first` is not in line 12 of src/pages.ts, but in 13: run `node bin/checks/tour.mjs --write`.', []]);
  expect(withLines(cited, read2)).toBe('Answered by `first` (`src/pages.ts:13`).');
});

test('what is renamed, gone or cited without a name is told, and left as it is', () => {
  const cited = '`second` (`src/pages.ts:12`), `first` (`src/gone.ts:1`), `src/pages.ts:3`';
  const problems = tourProblems(cited, read);
  expect(problems).toHaveLength(3);
  expect(problems.filter(commands)).toHaveLength(2);
  expect(withLines(cited, read)).toBe(cited);
});

test('a question has one file as its answer, which holds what it names', () => {
  const section = (lines: string) => `# A\n\n## Where is …?\n\n${lines}\n\n## Next\n\n- Where is more? Nowhere.`;
  expect(questionProblems(section('- Where is the first page? `first` (`src/pages.ts`).'), read)).toEqual([]);
  expect(
    questionProblems(
      section('- Where is a? `second` (`src/pages.ts`)\n- Where is b? `first` (`src/gone.ts`)\n- Where is c? Here.\n- Where is d? `find` (`src/pages.ts`)'),
      read,
    ),
  ).toHaveLength(3);
});

test('the tour names code that is there, and takes twenty minutes', () => {
  const markdown = readFileSync('docs/tour.md', 'utf8');
  expect(tourProblems(markdown, sourceOf)).toEqual([]);
  expect(markdown.match(/`[\w./-]+:\d+`/g)?.length).toBeGreaterThan(80);
  expect(markdown.split(/\s+/).length).toBeLessThan(5_000);
});

test('ten questions of a newcomer are answered by a file each', () => {
  const markdown = readFileSync('CONTRIBUTING.md', 'utf8');
  expect(questionsOf(markdown)).toHaveLength(10);
  expect(questionProblems(markdown, sourceOf)).toEqual([]);
});
