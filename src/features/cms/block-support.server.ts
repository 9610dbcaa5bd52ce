import { type Service, service } from '#api/service.server.ts';
import type { BlockDefinition, BlockDocument, BlockRegistry, KnownBlock, RelatedItem, RelationTarget } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';

export type LoaderContext = { db: Database; language: Language; now: Date };

/** For all blocks of a type on a page at once, by block id, so that queries do not grow; says by `setStaleAt` until when. */
export type BlockLoader = (blocks: readonly KnownBlock[], context: LoaderContext) => Promise<ReadonlyMap<string, unknown>>;

/** For all of a page at once, in the reader's language: only what visitors may see. */
export type RelationLoader = (ids: readonly number[], context: LoaderContext) => Promise<ReadonlyMap<number, RelatedItem>>;

/** What the site knows of its blocks: handed down by the server, as features know none (src/blocks). */
export type BlockSupport = {
  registry: BlockRegistry;
  loaders: Readonly<Record<string, BlockLoader>>;
  relations: Readonly<Partial<Record<RelationTarget, RelationLoader>>>;
  /** The slug of the section that a block shows in its place (E §3 "Container"): its `data` is that section, presented. */
  sectionOf: (block: KnownBlock) => string | null;
  showcase: (look: ShowcaseLook) => readonly ShowcaseBlock[];
};

/** What the blocks stand on (a look of sections), and in which columns; without both on the page itself. */
export type ShowcaseLook = { ground?: string | undefined; layout?: string | undefined };
export type ShowcaseBlock = { definition: BlockDefinition; variants: readonly ShowcaseVariant[] };
/** `field` and its value set it apart from the first example; null for an example. */
export type ShowcaseVariant = { document: BlockDocument; field: string | null; value: string | number | null };

export const blockService: Service<BlockSupport> = service<BlockSupport>('blocks');
