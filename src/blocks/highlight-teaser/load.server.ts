import type { RequestContext } from '#api/request-context.server.ts';
import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import { highlightedArticles, leadingArticle } from '#features/magazine/index.server.ts';
import type { ArticleCardData } from '#features/magazine/index.ts';
import type { highlightTeaser } from './block.ts';

/** By block id: one query for all categories, one for those without. */
export async function loadHighlightTeasers(
  blocks: readonly KnownBlock[],
  context: Pick<RequestContext, 'db' | 'language' | 'now'>,
): Promise<ReadonlyMap<string, readonly ArticleCardData[]>> {
  const chosen = blocks.map((block) => (readFields(block) as FieldsOf<typeof highlightTeaser>).categories); // readFields makes the fields of the declaration of whatever is stored
  const [highlights, leading] = await Promise.all([
    highlightedArticles([...new Set(chosen.flat())], context),
    chosen.some((categories) => categories.length === 0) ? leadingArticle(context) : null,
  ]);
  return new Map(
    blocks.map(({ block }, index) => {
      const categories = chosen[index] ?? [];
      return [block.id, categories.length > 0 ? categories.flatMap((category) => highlights.get(category) ?? []) : leading ? [leading] : []];
    }),
  );
}
