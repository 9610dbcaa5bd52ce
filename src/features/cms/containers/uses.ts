import { type BlockDocument, type BlockRegistry, referencesOf } from '#content/index.ts';

/** What a document refers to, as it is stored for "where used": 'image:12', 'file:3', 'link:/de/besuch', 'event:7'. */
export function usesOf(document: BlockDocument, registry: BlockRegistry): string[] {
  const uses = referencesOf(document, registry).flatMap(({ references: { links = [], images = [], files = [], related = [] } }) => [
    ...links.map((link) => `link:${link}`),
    ...images.map((id) => `image:${id}`),
    ...files.map((id) => `file:${id}`),
    ...related.map(({ to, id }) => `${to}:${id}`),
  ]);
  return [...new Set(uses)].sort();
}
