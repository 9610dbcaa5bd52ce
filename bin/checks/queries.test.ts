import { expect, test } from 'vitest';
// @ts-expect-error plain JavaScript: it runs before TypeScript can
import { isOfQueries, statementsIn, statementsOutside } from './queries.mjs';

test('a statement is what is sent, by builder or as it is written', () => {
  expect(statementsIn("await db.selectFrom('page').select('id').execute(); await context.db\n  .deleteFrom('page').execute();")).toBe(2);
  expect(statementsIn('await sql<{ n: number }>`select 1 as n`.execute(db)')).toBe(1);
  expect(statementsIn('const open = sql<boolean>`closed_at is null`; await db.transaction().execute(work);')).toBe(0);
  expect(statementsIn("// await db.selectFrom('page')")).toBe(0);
});

test('queries stand in one file or in a folder; what declares a record says its own', () => {
  expect(['src/features/a/queries.server.ts', 'src/features/a/b/queries/pages.server.ts', 'src/features/a/a.resource.server.ts'].every(isOfQueries)).toBe(true);
  expect(['src/features/a/handlers.server.ts', 'src/features/a/queries-of-pages.server.ts'].some(isOfQueries)).toBe(false);
});

test('a feature is named with the files that have some', () => {
  const files: Record<string, string> = {
    'src/features/a/handlers.server.ts': "db.selectFrom('page'); db.selectFrom('event')",
    'src/features/a/queries.server.ts': "db.selectFrom('page')",
    'src/features/b/handlers.server.ts': 'pageRows(db)',
    'src/server/start.server.ts': "db.selectFrom('page')",
  };
  expect(statementsOutside(Object.keys(files), (path: string) => files[path])).toEqual([
    { feature: 'a', files: [{ path: 'src/features/a/handlers.server.ts', count: 2 }], count: 2 },
  ]);
});
