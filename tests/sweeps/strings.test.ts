import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/api/endpoint.ts';

// House style "Words", for every text of the interface, and what endpoints declare to fail with.
const files = globSync('src/**/*strings.ts').filter((file) => !file.startsWith('src/i18n'));
const modules = await Promise.all(files.map(async (file) => ({ file, exported: await import(`../../${file}`) })));
const texts = modules.flatMap(({ file, exported }) =>
  Object.values<{ table?: Record<string, { de: string; en: string }> }>(exported).flatMap(({ table }) =>
    Object.entries(table ?? {}).map(([key, entry]) => ({ file, key, ...entry })),
  ),
);
const contracts = await Promise.all(globSync('src/**/contract.ts').map(async (file) => ({ file, exported: await import(`../../${file}`) })));
const failures = contracts.flatMap(({ file, exported }) =>
  Object.values<Record<string, Endpoint>>(exported)
    .flatMap((contract) => Object.values(contract ?? {}).flatMap(({ errors }) => Object.entries(errors ?? {})))
    .map(([key, { text }]) => ({ file, key, ...text })),
);

/** Texts that the specification quotes (E §5). */
const givenTexts = ['This field is required!', 'Invalid e-mail address!'];

test('there are texts', () => {
  expect(texts.length).toBeGreaterThan(50);
  expect(failures.length).toBeGreaterThan(20);
});

describe.each([...texts, ...failures])('$file $key', ({ de, en }) => {
  test('keeps the house style in both languages', () => {
    for (const text of [de, en].filter((one) => !givenTexts.includes(one))) {
      expect(text).not.toMatch(/!|\s{2,}|^\s|\s$|\.\.\./);
    }
    expect(de).not.toMatch(/["“]\w/); // German quotes are „…“
    expect(parameters(de)).toEqual(parameters(en));
    expect(de.split('|').length).toBe(en.split('|').length);
  });
});

const parameters = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
