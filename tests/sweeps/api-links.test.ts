import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linkContract } from '../../src/features/account/contract.ts';
import { streamContract } from '../../src/features/booking/contract.ts';
import { printPageContract } from '../../src/features/exports/print-page/contract.ts';
import { feedContract } from '../../src/features/feeds/contract.ts';
import { entryFileContract } from '../../src/features/forms/entries/contract.ts';
import { pressArchiveContract } from '../../src/features/press/contract.ts';
import { oneClickContract } from '../../src/features/reminders/contract.ts';
import { operations } from '../../src/server/site.server.ts';

// Features that stand below the one whose call they link to cannot name its contract (who may import whom): here their links are held against all of them.
const paths = [
  ...operations.map(({ endpoint }) => endpoint),
  ...Object.values(feedContract),
  ...Object.values(linkContract),
  ...Object.values(streamContract),
  ...Object.values(pressArchiveContract),
  ...Object.values(printPageContract),
  ...Object.values(entryFileContract),
  ...Object.values(oneClickContract),
].map(({ path }) => path);

/** '/api/events/{id}.ics' of '/${language}/api/events/${event.id}.ics?…'. */
const linked = /\$\{language\}(\/api\/(?:\$\{[\w.]+\}|[^?`'"$])*)/g;
const shape = (path: string) => path.replace(/\$?\{[^}]*\}/g, '{}');

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
const links = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(linked)].map(([, path = '']) => ({ file, path })));

test('links to calls are found', () => expect(links.length).toBeGreaterThan(2));

test.each(links)('$file: $path is a call of a contract', ({ path }) => {
  const known = paths.map(shape);
  // One end stands for several: 'events.{}' for 'events.ics' and 'events.atom'.
  const pattern = new RegExp(
    `^${shape(path)
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('{}', '(\\{\\}|[a-z]+)')}$`,
  );
  expect(known.filter((one) => pattern.test(one))).not.toEqual([]);
});
