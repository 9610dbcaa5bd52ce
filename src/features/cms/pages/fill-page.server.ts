import type { BlockDocument } from '#content/index.ts';
import { createContainer } from '../containers/handlers.server.ts';
import { publish } from '../containers/publish.server.ts';
import { lockContainer, type Writing } from '../containers/store-container.server.ts';

/** Gives a page its container with a document, published in these languages: as editors do, in one go. To be called in a transaction. */
export async function fillPage(writing: Writing, pageId: number, document: BlockDocument, languages: readonly string[]): Promise<void> {
  const id = await createContainer(writing, { model: 'container', parent: null, content_type: 'page', object_id: pageId, slug: `page-${pageId}`, document });
  for (const [index, language] of languages.entries()) await publish(writing, await lockContainer(writing, id, index + 1), language);
}
