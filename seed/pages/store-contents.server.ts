import { blockRegistry } from '#blocks/registry.ts';
import { fillPage } from '#features/cms/index.server.ts';
import { savePoster } from '../store/images.server.ts';
import type { Store } from '../store/insert.server.ts';
import { contents } from './contents.ts';
import { documentOf, type Picture, picturesIn } from './write.ts';

type Options = { dataDir: string; now: Date };

/** Puts the contents onto the pages that are there, by the same way that editors take: a container, its draft, its publication in both languages. */
export async function storeContents(db: Store, { dataDir, now }: Options): Promise<void> {
  const pages = await db.selectFrom('page').select(['id', 'urls']).where('content_type', '=', 'page').orderBy('id').execute();
  const drawn = new Map<string, number>();
  for (const { id, urls } of pages) {
    const blocks = contents[urls.de ?? ''] ?? [];
    for (const picture of picturesIn(blocks)) {
      if (!drawn.has(nameOf(picture)))
        drawn.set(nameOf(picture), await savePoster(db, dataDir, { motif: picture.motif, title: picture.title, alt: picture.alt }));
    }
    const document = documentOf(`page-${id}`, blocks, (picture) => drawn.get(nameOf(picture)) ?? 0);
    await fillPage({ db, now, user: null, registry: blockRegistry }, id, document, Object.keys(urls));
  }
}

const nameOf = ({ motif, title }: Picture): string => `${motif} ${title.de}`;
