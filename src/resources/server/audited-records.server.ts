import type { Database } from '#db/database.server.ts';
import type { Language } from '#i18n/language.ts';
import { labelsOf } from './labels.server.ts';
import type { StoreRegistry } from './store.server.ts';

export const auditedRecords = ({ stores, get }: StoreRegistry) => ({
  kinds: stores.map(({ resource: { name, path, label } }) => ({ name, path, label: label.one })),
  titlesOf: async (db: Database, name: string, ids: readonly number[], language: Language): Promise<Map<number, string>> => {
    const store = get(name);
    const labels = store ? await labelsOf(db, store, ids, language) : {};
    return new Map(Object.entries(labels).map(([id, { label }]) => [Number(id), label]));
  },
});
