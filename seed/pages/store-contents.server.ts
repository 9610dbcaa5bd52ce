import { blockRegistry } from '#blocks/registry.ts';
import { fillPage } from '#features/cms/index.server.ts';
import { saveFile } from '#features/media/index.server.ts';
import { libraryFiles, type RecordingName, recordingBytes, recordings } from '../recordings/index.ts';
import { savePoster } from '../store/images.server.ts';
import type { Store } from '../store/insert.server.ts';
import { contents } from './contents.ts';
import { documentOf, type Picture, picturesIn, recordingsIn } from './write.ts';

type Options = { dataDir: string; now: Date };

/** Puts the contents onto the pages that are there, by the same way that editors take: a container, its draft, its publication in both languages. */
export async function storeContents(db: Store, { dataDir, now }: Options): Promise<void> {
  const pages = await db.selectFrom('page').select(['id', 'urls']).where('content_type', '=', 'page').orderBy('id').execute();
  const drawn = new Map<string, number>();
  const stored = new Map<RecordingName, number>();
  for (const { id, urls } of pages) {
    const blocks = contents[urls.de ?? ''] ?? [];
    for (const picture of picturesIn(blocks)) {
      if (!drawn.has(nameOf(picture)))
        drawn.set(nameOf(picture), await savePoster(db, dataDir, { motif: picture.motif, title: picture.title, alt: picture.alt }));
    }
    for (const name of recordingsIn(blocks)) if (!stored.has(name)) stored.set(name, await saveRecording(db, dataDir, name));
    const library = { imageOf: (picture: Picture) => drawn.get(nameOf(picture)) ?? 0, fileOf: (name: RecordingName) => stored.get(name) ?? 0 };
    const document = documentOf(`page-${id}`, blocks, library);
    await fillPage({ db, now, user: null, registry: blockRegistry }, id, document, Object.keys(urls));
  }
}

async function saveRecording(db: Store, dataDir: string, name: RecordingName): Promise<number> {
  const contentType = recordings.find((one) => one.name === name)?.content_type ?? '';
  return saveFile(db, dataDir, { ...libraryFiles[name], name, contentType, bytes: await recordingBytes(name) });
}

const nameOf = ({ motif, title }: Picture): string => `${motif} ${title.de}`;
