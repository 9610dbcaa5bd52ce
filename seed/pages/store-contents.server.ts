import { blockRegistry } from '#blocks/registry.ts';
import { fillPage, storeSection } from '#features/cms/index.server.ts';
import { languages } from '#i18n/language.ts';
import type { RecordingName } from '../recordings/index.ts';
import { savePoster } from '../store/images.server.ts';
import type { Store } from '../store/insert.server.ts';
import { saveRecording } from '../store/recordings.server.ts';
import { contents } from './contents.ts';
import { sections } from './sections.ts';
import { documentOf, type Picture, picturesIn, recordingsIn } from './write.ts';

type Options = { dataDir: string; now: Date };

/** By the way that editors take: a container, its draft, its publication in both languages. */
export async function storeContents(db: Store, { dataDir, now }: Options): Promise<void> {
  const pages = await db.selectFrom('page').select(['id', 'urls']).where('content_type', '=', 'page').orderBy('id').execute();
  const writing = { db, now, user: null, registry: blockRegistry };
  const venues = await db.selectFrom('venue').select(['id', 'name']).execute();
  const venueOf = (name: string) => venues.find((venue) => venue.name.de === name)?.id ?? 0;
  const drawn = new Map<string, number>();
  const stored = new Map<RecordingName, number>();
  for (const { id, urls } of pages) {
    const blocks = contents[urls.de ?? ''] ?? [];
    for (const picture of picturesIn(blocks)) {
      if (!drawn.has(nameOf(picture)))
        drawn.set(nameOf(picture), await savePoster(db, dataDir, { motif: picture.motif, title: picture.title, alt: picture.alt }));
    }
    for (const name of recordingsIn(blocks)) if (!stored.has(name)) stored.set(name, await saveRecording(db, dataDir, name));
    const library = { imageOf: (picture: Picture) => drawn.get(nameOf(picture)) ?? 0, fileOf: (name: RecordingName) => stored.get(name) ?? 0, venueOf };
    const document = documentOf(`page-${id}`, blocks, library);
    await fillPage(writing, id, document, Object.keys(urls));
  }
  const none = { imageOf: () => 0, fileOf: () => 0 };
  for (const [slug, blocks] of Object.entries(sections)) await storeSection(writing, slug, documentOf(slug, blocks, none), languages);
}

const nameOf = ({ motif, title }: Picture): string => `${motif} ${title.de}`;
