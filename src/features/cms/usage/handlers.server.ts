import type { HandlersOf } from '#api/implement/implement.server.ts';
import { parseDocumentText, readBlock, walk } from '#content/index.ts';
import type { Language } from '#i18n/language.ts';
import { type BlockSupport, blockService } from '../block-support.server.ts';
import { ownerOf } from '../containers/queries/container-owner.server.ts';
import type { UsageContract } from './contract.ts';
import { allContainers } from './queries.server.ts';

export const usageHandlers = {
  blockUsage: async ({ query: { type } }, { db, language }) => {
    const { rows, shown } = await allContainers(db);
    return rows.flatMap((row) => {
      const in_draft = countIn(row.draft, type);
      const in_published = Math.max(0, ...(shown.get(row.id) ?? []).map((document) => countIn(document, type)));
      return in_draft + in_published === 0 ? [] : [{ ...nameOf(row, language), in_draft, in_published }];
    });
  },

  sharedSections: async (_, { db, language, service }) => {
    const support = service(blockService);
    const { rows, shown } = await allContainers(db);
    const shows = rows.map((row) => ({ row, slugs: new Set([row.draft, ...(shown.get(row.id) ?? [])].flatMap((document) => sectionsIn(document, support))) }));
    return rows
      .filter(({ content_type }) => content_type === null)
      .map(({ id, slug }) => ({
        container_id: id,
        slug,
        is_published: shown.has(id),
        shown_on: shows.filter(({ slugs }) => slugs.has(slug)).map(({ row }) => nameOf(row, language)),
      }))
      .sort((one, other) => (one.slug < other.slug ? -1 : 1));
  },
} satisfies HandlersOf<UsageContract>;

type Row = Awaited<ReturnType<typeof allContainers>>['rows'][number];

const nameOf = (row: Row, language: Language) => ({ container_id: row.id, ...ownerOf(row, language) });

/** A text without the type's name needs no parsing. */
function countIn(document: string | null, type: string): number {
  if (!document?.includes(`"${type}"`)) return 0;
  const parsed = parseDocumentText(document);
  return parsed.ok ? [...walk(parsed.document)].filter(({ block }) => block.type === type).length : 0;
}

/** The slugs of the sections that a document shows from elsewhere. */
function sectionsIn(document: string | null, { registry, sectionOf }: BlockSupport): string[] {
  const parsed = document === null ? null : parseDocumentText(document);
  if (!parsed?.ok) return [];
  return [...walk(parsed.document)].flatMap(({ block }) => {
    const known = readBlock(block, registry);
    return (known && sectionOf(known)) ?? [];
  });
}
