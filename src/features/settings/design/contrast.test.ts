import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../definitions.ts';
import { accentProblems, backgrounds, contrastRatio } from './contrast.ts';
import { contrastSentence } from './contrast-sentence.ts';

describe('contrast', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('%s on %s is %d', (one, other, ratio) => expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2));

  test('is the same both ways, from 1 to 21', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBe(contrastRatio(other, one));
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.0001);
      }),
    );
  });
});

describe('the accent', () => {
  test('of the house can be read', () => expect(accentProblems(defaultSettings.accent)).toEqual([]));

  test('that fails in one mode is refused for that mode, the worst pair first', () => {
    const problems = accentProblems({ light: '#d1290f', dark: '#d1290f' });
    expect(problems.map(({ mode, against }) => [mode, against])).toEqual([
      ['dark', 'surface'],
      ['dark', 'paper'],
      ['dark', 'text'],
    ]);
    expect(accentProblems({ light: '#ff6a4d', dark: '#ff6a4d' }).every(({ mode }) => mode === 'light')).toBe(true);
  });

  test('no single colour passes in both modes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        expect(accentProblems({ light: color, dark: color })).not.toEqual([]);
      }),
    );
  });

  test('is refused with how much it fails by, in both languages', () => {
    const accent = { light: '#ff6a4d', dark: '#ff6a4d' };
    const [worst] = accentProblems(accent);
    expect(worst && contrastSentence(accent, worst, 'de')).toBe(
      'Im hellen Modus hat #ff6a4d auf grauen Flächen nur einen Kontrast von 2,50 : 1. Nötig sind 4,50 : 1, es fehlen 2,00. Bitte wählen Sie einen dunkleren Ton.',
    );
    expect(worst && contrastSentence(accent, worst, 'en')).toContain(
      'on grey surfaces has a contrast of only 2.50 : 1. It needs 4.50 : 1 and falls short by 2.00.',
    );
  });

  test('a hair too little is not rounded up to enough', () => {
    const accent = { light: '#777777', dark: '#ff6a4d' };
    const problem = accentProblems(accent).find(({ against }) => against === 'paper');
    expect(problem && contrastSentence(accent, problem, 'en')).toContain('only 4.47 : 1. It needs 4.50 : 1 and falls short by 0.03.');
  });
});

test('the backgrounds are those of the style sheet', () => {
  const css = readFileSync('src/ui/styles/tokens.css', 'utf8');
  const value = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const resolve = (text: string): string => {
    const name = /^var\(--([\w-]+)\)$/.exec(text)?.[1];
    return name ? resolve(value(name)) : text.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  };
  const pair = (name: string) => (/^light-dark\((.+), (.+)\)$/.exec(value(name)) ?? []).slice(1).map(resolve);
  expect(pair('color-background')).toEqual([backgrounds.light.paper, backgrounds.dark.paper]);
  expect(pair('color-surface')).toEqual([backgrounds.light.surface, backgrounds.dark.surface]);
  expect(pair('color-on-accent')).toEqual([backgrounds.light.text, backgrounds.dark.text]);
  expect(pair('color-accent')).toEqual([defaultSettings.accent.light, defaultSettings.accent.dark]);
});
