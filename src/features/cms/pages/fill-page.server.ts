import type { BlockDocument } from '#content/index.ts';
import type { NewContainer } from '../containers/container-schema.ts';
import { createContainer } from '../containers/handlers.server.ts';
import { publish } from '../containers/publish.server.ts';
import { lockContainer, type Writing } from '../containers/store-container.server.ts';

/** Published in these languages, as editors do; to be called in a transaction. */
export const fillPage = (writing: Writing, pageId: number, document: BlockDocument, languages: readonly string[]): Promise<void> =>
  fillObject(writing, { content_type: 'page', object_id: pageId }, document, languages);

/** For anything else made of blocks, such as an article. */
export const fillObject = (
  writing: Writing,
  object: { content_type: string; object_id: number },
  document: BlockDocument,
  languages: readonly string[],
): Promise<void> => storePublished(writing, { ...object, slug: `${object.content_type}-${object.object_id}`, document }, languages);

/** The same with a section that belongs to no object, which pages show by its slug. */
export const storeSection = (writing: Writing, slug: string, document: BlockDocument, languages: readonly string[]): Promise<void> =>
  storePublished(writing, { content_type: null, object_id: null, slug, document }, languages);

async function storePublished(writing: Writing, container: Omit<NewContainer, 'model' | 'parent'>, languages: readonly string[]): Promise<void> {
  const id = await createContainer(writing, { model: 'container', parent: null, ...container });
  for (const [index, language] of languages.entries()) await publish(writing, await lockContainer(writing, id, index + 1), language);
}
