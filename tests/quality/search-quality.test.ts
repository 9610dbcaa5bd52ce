import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { importCommand } from '../../src/features/import/index.server.ts';
import { testApp } from '../support/app.ts';
import { type QualityQuery, qualityQueries, realQueries } from './search-queries.ts';

// `npm run search:quality` has real concerts in the venue as well; `npm test` has the demo alone.
const real = process.env.FOYER_SEARCH_QUALITY
  ? ['nyphil-2024-26.jsonld', 'nyphil-2004-11.jsonld'].map((file) => resolve(import.meta.dirname, '../../../shared/data', file))
  : [];
const missing = real.filter((path) => !existsSync(path));
const bars = { first: 0.9, firstThree: 0.97 };

test.skipIf(missing.length > 0)(
  `what is meant is found first in ${bars.first} of all searches, and among the first three in ${bars.firstThree}`,
  { timeout: 300_000 },
  async () => {
    const site = await testApp({ demo: true });
    if (real.length > 0) {
      const silent = { write: () => true };
      const read = await importCommand(real, { databaseUrl: site.url, dataDir: site.dataDir }, { stdout: silent, stderr: silent, env: {} });
      expect(read).toBe(0);
    }
    const asked = [...qualityQueries, ...(real.length > 0 ? realQueries : [])];
    const ranks: { query: QualityQuery; rank: number; found: string[] }[] = [];
    for (const query of asked) {
      const [language, text, wanted] = query;
      const answer = await site.get(`/${language}/api/search/?query=${encodeURIComponent(text)}`);
      expect(answer.status, text).toBe(200);
      const found = (await answer.json()).results.map((result: { text: string }) => result.text);
      ranks.push({ query, rank: found.findIndex((result: string) => wanted.test(result)) + 1, found });
    }
    const share = (isGood: (rank: number) => boolean) => ranks.filter(({ rank }) => isGood(rank)).length / ranks.length;
    const first = share((rank) => rank === 1);
    const firstThree = share((rank) => rank >= 1 && rank <= 3);
    const reciprocal = ranks.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
    const failed = ranks.filter(({ rank }) => rank !== 1);
    const lines = failed.map(
      ({ query: [language, text, wanted], rank, found }) => `  ${rank || '–'}  ${language} "${text}" ${wanted}: ${found.slice(0, 3).join(' | ') || 'nothing'}`,
    );
    process.stdout.write(
      [
        `${ranks.length} queries: success@1 ${first.toFixed(3)}, success@3 ${firstThree.toFixed(3)}, mean reciprocal rank ${reciprocal.toFixed(3)}`,
        ...lines,
        '',
      ].join('\n'),
    );
    expect(first, lines.join('\n')).toBeGreaterThanOrEqual(bars.first);
    expect(firstThree, lines.join('\n')).toBeGreaterThanOrEqual(bars.firstThree);
  },
);
