import {
  type BlockDocument,
  type KnownBlock,
  type PresentContext,
  type PresentedDocument,
  presentDocument,
  readBlock,
  referencesOf,
  walk,
} from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { loadCompanions } from '#features/media/index.server.ts';
import { fileUrl, presentImage } from '#features/media/index.ts';
import { sanitiseContentHtml, settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import type { BlockLoader, BlockSupport } from '../block-support.server.ts';
import { maxSectionDepth } from '../limits.ts';
import type { Module } from './module-schema.ts';
import { type ContainerHead, headOf, type PublishedContainer, publishedBySlug } from './published.server.ts';
import { assetsOf } from './queries/assets.server.ts';

type Reader = {
  db: Database;
  support: BlockSupport;
  language: Language;
  /** The moment at which online windows are judged. */
  now: Date;
  /** Staff also get blocks that are offline or unknown, marked. */
  audience: 'visitors' | 'staff';
};

/** A container to be shown: `language` is that of its document. */
export type Shown = ContainerHead & { language: Language; document: BlockDocument };

/** E §3: the one place where stored documents become JSON; queries by kind, not by container. Says until when it holds. */
export async function presentModules(containers: readonly Shown[], reader: Reader): Promise<Module[]> {
  const { present } = await loadFor(containers, reader);
  return containers.map((container) => {
    const { layout, columns, unknown } = present(container, [container.slug]);
    return {
      ...headOf(container),
      model: 'container',
      ...foreign(container, reader.language),
      layout,
      columns: columns.map((column) => [...column]),
      ...(unknown.length > 0 && { unknown: [...unknown] }),
    };
  });
}

/** Everything that containers need of others to be shown: `context` for their fields, `dataOf` a block of the container of this slug. */
export async function loadFor(containers: readonly Shown[], reader: Reader) {
  const sections = await sectionsIn(containers, reader);
  const all = [...containers, ...sections.values()];
  const [context, data] = await Promise.all([contextOf(all, reader), loadData(all, reader)]);
  const dataOf = (block: KnownBlock, language: Language, trail: readonly string[]): unknown => {
    const to = reader.support.sectionOf(block);
    if (to === null) return data.get(block.block.id);
    const section = sections.get(to);
    // A section that stands in itself ends there, and so does one too deep.
    if (!section || trail.includes(to) || trail.length >= maxSectionDepth) return undefined;
    return { ...present(section, [...trail, to]), ...foreign(section, language) };
  };
  const present = ({ document, language }: Shown, trail: readonly string[]): PresentedDocument => {
    const presented = presentDocument(document, reader.support.registry, {
      language,
      at: reader.now,
      audience: reader.audience,
      context,
      dataOf: (block) => dataOf(block, language, trail),
    });
    if (presented.staleAt) setStaleAt(new Date(presented.staleAt));
    return presented;
  };
  return { context, dataOf, present };
}

/** The language of a document where it is not the reader's. */
const foreign = ({ language }: Shown, readers: Language) => (language === readers ? {} : { lang: language });

/** The sections that blocks show in their place, and those in them, by slug: a query a level. */
async function sectionsIn(containers: readonly Shown[], reader: Reader): Promise<Map<string, PublishedContainer>> {
  const found = new Map<string, PublishedContainer>();
  let open: readonly Shown[] = containers;
  for (let depth = 0; depth < maxSectionDepth && open.length > 0; depth++) {
    const slugs = knownBlocks(open, reader.support).flatMap((block) => reader.support.sectionOf(block) ?? []);
    const next = await publishedBySlug(
      reader.db,
      [...new Set(slugs)].filter((slug) => !found.has(slug)),
      reader.language,
    );
    for (const section of next) found.set(section.slug, section);
    open = next;
  }
  return found;
}

export const knownBlocks = (containers: readonly Shown[], { registry }: BlockSupport): KnownBlock[] =>
  containers.flatMap(({ document }) => [...walk(document)].flatMap(({ block }) => readBlock(block, registry) ?? []));

/** What blocks show beyond their fields, by block id; each kind asked once. */
async function loadData(containers: readonly Shown[], { db, support, language, now }: Reader): Promise<Map<string, unknown>> {
  const byType = Map.groupBy(knownBlocks(containers, support), ({ block }) => block.type);
  const work = [...byType].flatMap(([type, blocks]) => {
    const loader: BlockLoader | undefined = Object.hasOwn(support.loaders, type) ? support.loaders[type] : undefined;
    return loader ? [loader(blocks, { db, language, now })] : [];
  });
  return new Map((await Promise.all(work)).flatMap((loaded) => [...loaded]));
}

/** Images, files and related things, loaded for all documents at once, and which hosts may be embedded. */
async function contextOf(containers: readonly Shown[], { db, support, language, now }: Reader): Promise<PresentContext> {
  const references = containers.flatMap(({ document }) => referencesOf(document, support.registry)).map(({ references }) => references);
  const related = Map.groupBy(
    references.flatMap((one) => one.related ?? []),
    ({ to }) => to,
  );
  const loaded = [...related].flatMap(([to, entries]) => {
    const loader = support.relations[to];
    return loader ? [loader([...new Set(entries.map(({ id }) => id))], { db, language, now }).then((items) => [to, items] as const)] : [];
  });
  const ids = new Set(references.flatMap(({ images = [], files = [] }) => [...images, ...files]));
  const [assets, items, settings] = await Promise.all([assetsOf(db, [...ids]), Promise.all(loaded), settingsReader(db).read()]);
  const relations = new Map(items);
  const recordings = [...assets.values()].filter(({ kind }) => kind === 'video' || kind === 'audio');
  const companions = await loadCompanions(db, recordings, language);
  return {
    embedHosts: settings['embed.hosts'],
    image: (id) => {
      const row = assets.get(id);
      return row?.kind === 'image' ? presentImage(row, language) : null;
    },
    file: (id) => {
      const row = assets.get(id);
      if (!row || row.kind === 'image') return null;
      if (row.available_from && row.available_from > now) {
        setStaleAt(row.available_from);
        return null;
      }
      return { id, url: fileUrl(row), name: row.name, size: row.size, content_type: row.content_type, ...companions.get(id) };
    },
    related: (to, id) => relations.get(to)?.get(id),
    sanitiseHtml: sanitiseContentHtml,
  };
}
