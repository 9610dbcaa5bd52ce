import { createHash } from 'node:crypto';
import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { type BlockRegistry, findBlock, type Json, parseDocumentText } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { blockService } from '../block-support.server.ts';
import { containersWithOwners, ownerOf } from '../containers/queries/container-owner.server.ts';
import { applyCommands, draftOf, lockContainer } from '../containers/store-container.server.ts';
import { maxFound } from '../limits.ts';
import type { ReplacingContract, TextMatch } from './contract.ts';
import { type FoundText, findTexts, type Replacement, replaceCommand } from './find-texts.ts';
import { changesOfReplacement, insertReplacement, setUndone } from './queries.server.ts';

type Search = { find: string; replace: string; match_case: boolean };
type Row = Awaited<ReturnType<ReturnType<typeof containersWithOwners>['execute']>>[number];
type Change = { container: number; blockId: string; field: string; language: string | null; before: Json; after: Json };

const replacementOf = ({ find, replace, match_case }: Search): Replacement => ({ find, replace, matchCase: match_case });

/** Calls for find and replace. All drafts are changed in one transaction, by commands like those of an editor: open editors merge them. */
export const replacingHandlers = {
  findTexts: async ({ body }, { db, service, language }) => {
    const { registry } = service(blockService);
    const all = await foundIn(db, registry, replacementOf(body));
    const places = all.flatMap(({ row, found }) => found.map((one) => presentMatch(row, one, registry, language)));
    return { places: places.slice(0, maxFound), count: places.length, is_cut: places.length > maxFound, sum: sumOf(all) };
  },

  replaceTexts: async ({ body }, context) => {
    const { db, service, user, now } = context;
    const { registry } = service(blockService);
    // Nobody saves between looking and writing.
    const all = await foundIn(db, registry, replacementOf(body), { isLocked: true });
    if (all.length === 0) return problem('nothing_found');
    if (sumOf(all) !== body.sum) return problem('changed_since');
    const changes: Change[] = [];
    for (const { row, found } of all) {
      const commands = found.map((one) => replaceCommand(one, one.changed));
      await applyCommands({ db, registry, user, now }, row, commands);
      changes.push(
        ...found.map(({ blockId, field, language, value, changed }) => ({ container: row.id, blockId, field, language, before: value, after: changed })),
      );
    }
    const { id } = await insertReplacement(db, {
      find: body.find,
      replace: body.replace,
      changes: JSON.stringify(changes),
      at: now,
      user_id: user?.id ?? null,
    });
    return { id, containers: all.length, places: changes.length, skipped: [] };
  },

  undoReplacement: async ({ parameters: { id } }, { db, service, user, now, language }) => {
    const { registry } = service(blockService);
    const row = await changesOfReplacement(db, id);
    if (!row) return problem('not_found');
    const changes = JSON.parse(row.changes) as Change[]; // as it was written
    const skipped: string[] = [];
    const byContainer = [...Map.groupBy(changes, ({ container }) => container)].sort(([one], [other]) => one - other);
    let [containers, places] = [0, 0];
    for (const [container, own] of byContainer) {
      const head = await containersWithOwners(db).where('container.id', '=', container).executeTakeFirst();
      if (!head) {
        skipped.push(`container ${container}`);
        continue;
      }
      const locked = await lockContainer({ db }, container, head.revision).catch(() => null);
      const document = locked && draftOf(locked);
      const isAsReplaced = (one: Change) => document !== null && JSON.stringify(storedIn(document, one)) === JSON.stringify(one.after);
      const [same, other] = [own.filter(isAsReplaced), own.filter((one) => !isAsReplaced(one))];
      if (other.length > 0) skipped.push(ownerOf(head, language).title);
      if (!locked || same.length === 0) continue;
      await applyCommands(
        { db, registry, user, now },
        locked,
        same.map((one) => replaceCommand(one, one.before)),
      );
      containers += 1;
      places += same.length;
    }
    await setUndone(db, id, now);
    return { id, containers, places, skipped: [...new Set(skipped)] };
  },
} satisfies HandlersOf<ReplacingContract>;

/** Every container in whose draft something is found, in the order of their ids: two replacements at once wait for each other. */
async function foundIn(
  db: Database,
  registry: BlockRegistry,
  replacement: Replacement,
  { isLocked = false } = {},
): Promise<{ row: Row; found: FoundText[] }[]> {
  const rows = await containersWithOwners(db)
    .$if(isLocked, (query) => query.forUpdate('container'))
    .execute();
  return rows.flatMap((row) => {
    const parsed = parseDocumentText(row.draft);
    const found = parsed.ok ? findTexts(parsed.document, registry, replacement) : [];
    return found.length > 0 ? [{ row, found }] : [];
  });
}

/** The same as long as the same would be written in the same places. */
const sumOf = (all: readonly { row: Row; found: readonly FoundText[] }[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        all.map(({ row, found }) => [row.id, found.map(({ blockId, field, language, value, changed }) => [blockId, field, language, value, changed])]),
      ),
    )
    .digest('base64url');

function presentMatch(row: Row, found: FoundText, registry: BlockRegistry, reader: Language): TextMatch {
  const { blockId, type, field, language, before, after, times } = found;
  const definition = registry.get(type);
  return {
    container_id: row.id,
    block_id: blockId,
    field,
    language,
    ...ownerOf(row, reader),
    place: [definition?.label[reader], definition?.fields[field]?.form.label[reader]].filter(Boolean).join(' – '),
    before,
    after,
    times,
  };
}

function storedIn(document: ReturnType<typeof draftOf>, { blockId, field, language }: Change): Json | undefined {
  const stored = findBlock(document, blockId)?.block.fields[field];
  if (language === null || stored === undefined) return stored;
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Record<string, Json>)[language] : undefined;
}
