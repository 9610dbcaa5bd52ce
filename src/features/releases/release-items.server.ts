import type { BlockRegistry } from '#content/index.ts';
import type { Database } from '#db/database.server.ts';
import { publishWithRelease, withdrawWithRelease } from '#features/cms/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { lockState, releaseOfItem, setOnline } from './queries/releases.server.ts';
import { t } from './strings.ts';

/** Tables whose rows may belong to a release; productions before their dates, which wait for them. */
const itemTables = ['production', 'event', 'series', 'article', 'teaser'] as const;
type ItemTable = (typeof itemTables)[number];

export type Releasing = { db: Database; registry: BlockRegistry; now: Date };

/** Sets all that belongs to a release online or offline within the caller's transaction, and publishes or withdraws its pages. */
export async function setItemsOnline(releasing: Releasing, releaseId: number, isOnline: boolean): Promise<void> {
  for (const table of itemTables) await setOnline(releasing.db, table, isOnline, releaseId);
  await (isOnline ? publishWithRelease : withdrawWithRelease)(releasing, releaseId);
}

/** Judges what an item says of its release, which is held for the transaction: nothing joins while it goes out or afterwards. */
export const checkItem =
  (table: ItemTable) =>
  async (
    values: { readonly [field: string]: unknown },
    { db, id, language }: { db: Database; id: number | null; language: Language },
  ): Promise<Record<string, string[]>> => {
    if (values.release_id === null || values.release_id === undefined) return {};
    const releaseId = Number(values.release_id);
    const release = await lockState(db, releaseId);
    if (!release) return {};
    if (release.state !== 'out') return values.is_online ? { is_online: [t(language, 'waits_for_release')] } : {};
    const stored = id === null ? undefined : await releaseOfItem(db, id, table);
    return stored?.release_id === releaseId ? {} : { release_id: [t(language, 'already_out')] };
  };
