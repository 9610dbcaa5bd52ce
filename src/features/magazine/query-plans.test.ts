import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordingDatabase } from '../../../tests/support/database/recording-database.ts';
import { twentyThousandArticles } from '../../../tests/support/database/twenty-thousand-articles.ts';
import { testDatabaseWithUrl } from '../../../tests/support/database.ts';
import { articleList, leadingArticle, newestOfCategories } from './queries/articles.server.ts';

test('at 20,000 articles a list, what leads and the newest of categories are read by an index, and no text is', async () => {
  const { db, url } = await testDatabaseWithUrl();
  await twentyThousandArticles((text) => sql.raw(text).execute(db));
  const { recording, queries } = recordingDatabase(url);
  const now = new Date();
  const { max: category } = await db
    .selectFrom('article_category')
    .select((eb) => eb.fn.max<number>('id').as('max'))
    .executeTakeFirstOrThrow();
  await articleList(recording, {}, { limit: 12, offset: 0 }, now);
  await articleList(recording, { category }, { limit: 12, offset: 0 }, now);
  await leadingArticle(recording, now);
  await newestOfCategories(recording, [category, category - 1], now);
  for (const { text, parameters: values } of queries) {
    // The plan that holds for whatever is asked, as a prepared statement has it after a while.
    await db.connection().execute(async (one) => {
      await sql`set plan_cache_mode = force_generic_plan`.execute(one);
      const parameters = values.map((value) => (value instanceof Date ? `'${value.toISOString()}'` : typeof value === 'string' ? `'${value}'` : String(value)));
      await sql.raw(`prepare asked as ${text}`).execute(one);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`${sql.raw(`explain execute asked${parameters.length > 0 ? `(${parameters.join(', ')})` : ''}`)}`.execute(one);
      await sql.raw('deallocate asked').execute(one);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan using article_(newest|of_category|leading)/);
      expect(plan).not.toMatch(/published_container/);
    });
  }
});
