import { afterAll, expect, test } from 'vitest';
import { screenProblems } from '../support/browser/screen-problems.ts';
import { asEditor } from '../support/browser/staff.ts';
import { useBrowser } from '../support/browser.ts';
import { screenPath, screensByPart } from './addresses.ts';
import { prepareEntry, prepareExample } from './examples.ts';

// Every screen of the back office in both languages, light and dark, wide and narrow: axe, what fits, and the keyboard.
const open = useBrowser({ flags: ['--disable-frame-rate-limit', '--disable-gpu-vsync'] });
const seen = { screens: 0, stops: 0 };
afterAll(() => {
  process.stdout.write(`${seen.screens} screens in both languages, ${seen.stops} stops of the keyboard\n`);
});

test.each([...screensByPart])('/cms-hub/%s', async (part, paths) => {
  const page = await asEditor(open, screenPath(''), 'admin');
  const id = paths.some((path) => path.includes('/:id')) ? await prepareExample(page, part) : '';
  const entry = paths.some((path) => path.includes('/:entry')) ? await prepareEntry(page, id) : '';
  const problems: string[] = [];
  const shown = new Set<string>();
  for (const path of paths) {
    const found = await screenProblems(page, path.replace(':id', id).replace(':entry', entry), part === '' ? 'body' : 'main'); // the frame is the same around all
    if (shown.has(found.path)) continue; // a former address leads to another screen
    shown.add(found.path);
    seen.screens += 1;
    seen.stops += found.stops;
    problems.push(...found.problems);
  }
  expect(problems).toEqual([]);
});
