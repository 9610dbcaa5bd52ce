import type { Page } from 'playwright-core';
import { accessibilityProblems, hydrated, languageProblems } from '../browser.ts';
import { misfits, resize } from './geometry.ts';
import { walkControls } from './walk-controls.ts';

const [wide, narrow] = [1366, 360];

/** To load a screen is dearest: once in German and once in English, each in both widths and themes; `within`: for the keyboard. */
export async function screenProblems(
  page: Page,
  address: string,
  within: 'main' | 'body' = 'main',
): Promise<{ path: string; stops: number; problems: string[] }> {
  const problems: string[] = [];
  let stops = 0;
  let path = address;
  const look = async (state: string, ...asked: (() => Promise<string[]>)[]) => {
    for (const ask of asked) problems.push(...(await ask()).map((problem) => `${path}, ${state}: ${problem}`));
  };
  const walk = async () => {
    const walked = await walkControls(page, within);
    stops += walked.stops;
    return walked.problems;
  };
  const show = async (query: string, width: number, colorScheme: 'light' | 'dark') => {
    await resize(page, width);
    await page.emulateMedia({ colorScheme });
    await page.goto(path + query);
    await hydrated(page);
    path = new URL(page.url()).pathname;
  };

  await show('', wide, 'light');
  await look(
    'de, light, 1366 px',
    () => accessibilityProblems(page),
    () => misfits(page),
    walk,
  );
  await page.emulateMedia({ colorScheme: 'dark' });
  await resize(page, narrow);
  await look(
    'de, dark, 360 px',
    () => accessibilityProblems(page),
    () => misfits(page),
  );
  await show('?lang=en', narrow, 'dark');
  await look(
    'en, dark, 360 px',
    () => languageProblems(page),
    () => misfits(page),
    walk,
  );
  await resize(page, wide);
  await look('en, dark, 1366 px', () => misfits(page));
  return { path, stops, problems };
}
