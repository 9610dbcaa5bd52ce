import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Unreadable } from '../source/source.server.ts';
import { areThere, folder, readReport } from './build.server.ts';
import { mutated } from './mutate.ts';

const count = Number(process.env.FOYER_IMPORTS ?? 300);

test.skipIf(!areThere)(
  `${count} mutated files are read or refused, never a crash (skipped without ../shared/data/reports)`,
  { timeout: 3_600_000 },
  async () => {
    const samples = readdirSync(folder)
      .filter((name) => /\.(ics|csv|jsonld)$/.test(name))
      .sort();
    const faults: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const name = samples[index % samples.length] ?? '';
      try {
        const { records } = await readReport(name, mutated(readFileSync(resolve(folder, name)), index));
        if (records.some(({ identifier, title }) => !identifier || !(title.de ?? title.en))) faults.push(`${name} ${index}: half an event`);
      } catch (error) {
        if (!(error instanceof Unreadable)) faults.push(`${name} ${index}: ${error}`);
      }
    }
    expect(faults).toEqual([]);
  },
);
