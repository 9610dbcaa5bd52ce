import { createHash } from 'node:crypto';
import type { HandlersOf } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { type BlockRegistry, textUnits } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { blockService } from '../block-support.server.ts';
import { draftOf, type LockedContainer, lockContainer } from '../containers/store-container.server.ts';
import type { TranslationContract, TranslationMarks } from './contract.ts';
import { draftOfContainer, marksOfContainer, storeMarks } from './queries.server.ts';

/** What is translated into what. */
const source = 'de';
const target = 'en';
export const translationHandlers = {
  translations: async ({ parameters: { id } }, { db, service }) => {
    const container = await draftOfContainer(db, id);
    return container ? marksOf(db, container, service(blockService).registry) : problem('not_found');
  },

  settleTranslations: async ({ parameters: { id }, body: { places } }, context) => {
    const { db, now, user } = context;
    const { registry } = context.service(blockService);
    const container = await lockContainer({ db }, id, context.ifMatch);
    const sums = sumsOf(container, registry);
    const rows = places.flatMap(({ block_id, field }) => {
      const sum = sums.get(`${block_id} ${field}`);
      return sum === undefined ? [] : [{ container_id: id, block_id, field, language: target, source: sum, at: now, user_id: user?.id ?? null }];
    });
    const once = [...new Map(rows.map((row) => [`${row.block_id} ${row.field}`, row])).values()];
    if (once.length > 0) await storeMarks(db, once);
    return marksOf(db, container, registry);
  },
} satisfies HandlersOf<TranslationContract>;

async function marksOf(db: Database, container: LockedContainer, registry: BlockRegistry): Promise<TranslationMarks> {
  const sums = sumsOf(container, registry);
  const marks = await marksOfContainer(db, container.id);
  const places = (isCurrent: boolean) =>
    marks.flatMap(({ block_id, field, source: then }) => {
      const now = sums.get(`${block_id} ${field}`);
      return now !== undefined && (now === then) === isCurrent ? [{ block_id, field }] : [];
    });
  const { 'editor.languages': languages } = await settingsReader(db).read();
  return { revision: container.revision, settled: places(true), outdated: places(false), further_languages: [...languages] };
}

/** A sum of every German text of the draft, by its place. */
const sumsOf = (container: LockedContainer, registry: BlockRegistry) =>
  new Map(
    textUnits(draftOf(container), registry, source).map(({ blockId, field, fingerprint }) => [
      `${blockId} ${field}`,
      createHash('sha256').update(fingerprint).digest('base64url'),
    ]),
  );
