import type { RequestContext } from '#api/request-context.server.ts';
import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import { newestArticles } from '#features/magazine/index.server.ts';
import type { ArticleCardData } from '#features/magazine/index.ts';
import type { blogTeaserList } from './block.ts';
import { blogTeasers } from './limits.ts';

/** Asked for once, however many lists; by block id. */
export async function loadBlogTeaserLists(
  blocks: readonly KnownBlock[],
  context: Pick<RequestContext, 'db' | 'language' | 'now'>,
): Promise<ReadonlyMap<string, readonly ArticleCardData[]>> {
  const counts = blocks.map((block) => {
    const { items } = readFields(block) as FieldsOf<typeof blogTeaserList>; // readFields makes the fields of the declaration of whatever is stored
    return Math.min(blogTeasers.max, Math.max(blogTeasers.min, items ?? blogTeasers.min));
  });
  const articles = await newestArticles(Math.max(...counts), context);
  return new Map(blocks.map(({ block }, index) => [block.id, articles.slice(0, counts[index])]));
}
