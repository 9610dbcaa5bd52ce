import { blockRegistry } from '#blocks/registry.ts';
import { fillObject } from '#features/cms/index.server.ts';
import { languages } from '#i18n/language.ts';
import { series } from '../content/vocabulary.ts';
import { documentOf } from '../pages/write.ts';
import { savePoster } from '../store/images.server.ts';
import type { Store } from '../store/insert.server.ts';
import { json, type Vocabulary } from '../store/vocabulary.server.ts';
import { seriesPages } from './texts.ts';

type Options = { dataDir: string; now: Date };

export async function storeSeriesPages(db: Store, { series: idOf }: Pick<Vocabulary, 'series'>, { dataDir, now }: Options): Promise<void> {
  // Object.entries forgets the literal keys of a constant
  for (const key of Object.keys(seriesPages) as (keyof typeof seriesPages)[]) {
    const { motif, price, ordering, body } = seriesPages[key];
    const image_id = await savePoster(db, dataDir, { motif, title: series[key].name });
    const id = idOf(key);
    await db
      .updateTable('series')
      .set({ price: json(price), ordering: json(ordering), image_id })
      .where('id', '=', id)
      .execute();
    const document = documentOf(`series-${id}`, body, { imageOf: () => 0, fileOf: () => 0 });
    await fillObject({ db, now, user: null, registry: blockRegistry }, { content_type: 'series', object_id: id }, document, languages);
  }
}
