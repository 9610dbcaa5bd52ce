import { linkedFile } from '#content/index.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { BlockLoader } from '#features/cms/index.server.ts';
import { fileUrl } from '#features/media/index.ts';
import { toBerlinIso } from '#i18n/berlin-time.ts';
import { choose, type Localised } from '#i18n/localised.ts';
import type { LinkedDocument } from './document-facts.ts';

/** Also where they have been replaced since. */
export const loadLinkedDocuments: BlockLoader = async (blocks, { db, language, now }) => {
  const ids = new Map(
    blocks.flatMap(({ block, fields }) => {
      const id = linkedFile(choose(fields.link as Localised, language).text); // what its field declares: a text per language
      return id === null ? [] : [[block.id, id] as const];
    }),
  );
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom('asset')
    .select(['id', 'file', 'name', 'size', 'content_type', 'page_count', 'available_from'])
    .where('id', 'in', [...new Set(ids.values())])
    .where('kind', '<>', 'image')
    .execute();
  const documents = new Map(
    rows.map((row): [number, LinkedDocument] => {
      const early = row.available_from && row.available_from > now ? row.available_from : null;
      if (early) setStaleAt(early);
      const { name, size, content_type, page_count } = row;
      return [row.id, { url: fileUrl(row), name, size, content_type, page_count, available_from: early && toBerlinIso(early) }];
    }),
  );
  return new Map([...ids].flatMap(([block, id]) => (documents.has(id) ? [[block, documents.get(id)]] : [])));
};
