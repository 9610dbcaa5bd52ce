import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry } from '../rebase.ts';
import type { Step } from '../steps.ts';
import { type Log, type LogStore, memoryStore } from './log-store.ts';

type Head = Omit<Log, 'entries' | 'steps'>;
interface Schema extends DBSchema {
  head: { key: string; value: Head; indexes: { of: [containerId: number, owner: number] } };
  entry: { key: [log: string, seq: number]; value: Entry };
  step: { key: [log: string, seq: number]; value: Step };
}
type Numbered = { readonly seq: number };

/** Where the browser stores nothing (a private window), those of this tab alone. */
export async function openIndexedDb(name = 'foyer-editor'): Promise<LogStore> {
  const db = await openDB<Schema>(name, 1, {
    upgrade: (db) => {
      db.createObjectStore('head', { keyPath: 'id' }).createIndex('of', ['containerId', 'owner']);
      db.createObjectStore('entry');
      db.createObjectStore('step');
    },
    // A newer release in another tab wants to change it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(), // the event of a database has no other target
  }).catch(() => null);
  return db ? storeIn(db) : memoryStore();
}

const storeIn = (db: IDBPDatabase<Schema>): LogStore => ({
  async logsOf(containerId, owner) {
    const transaction = db.transaction(['head', 'entry', 'step']);
    const heads = await transaction.objectStore('head').index('of').getAll([containerId, owner]);
    const logs = heads.map(async (head): Promise<Log> => {
      const [entries, steps] = await Promise.all([
        transaction.objectStore('entry').getAll(allOf(head.id)),
        transaction.objectStore('step').getAll(allOf(head.id)),
      ]);
      return { ...head, entries, steps };
    });
    return (await Promise.all(logs)).sort((one, other) => other.usedAt - one.usedAt);
  },

  async write(before, after) {
    const { entries, steps, ...head } = after;
    const transaction = db.transaction(['head', 'entry', 'step'], 'readwrite');
    const isHeadNew = !before || before.base !== head.base || before.request !== head.request || before.conflicts !== head.conflicts;
    const requests: Promise<unknown>[] = isHeadNew ? [transaction.objectStore('head').put(head)] : [];
    const keep = (name: 'entry' | 'step', then: readonly Numbered[] | undefined, now: readonly Numbered[]) => {
      if (then === now) return;
      const store = transaction.objectStore(name);
      if (!then) requests.push(store.delete(allOf(head.id)));
      const [old, present] = [new Map(then?.map((item) => [item.seq, item])), new Set(now.map(({ seq }) => seq))];
      for (const { seq } of then ?? []) if (!present.has(seq)) requests.push(store.delete([head.id, seq]));
      for (const item of now) if (old.get(item.seq) !== item) requests.push(store.put(item as Entry & Step, [head.id, item.seq])); // of the store's own kind
    };
    keep('entry', before?.entries, entries);
    keep('step', before?.steps, steps);
    await Promise.all([...requests, transaction.done]);
  },

  async remove(id) {
    const transaction = db.transaction(['head', 'entry', 'step'], 'readwrite');
    await Promise.all([
      transaction.objectStore('head').delete(id),
      transaction.objectStore('entry').delete(allOf(id)),
      transaction.objectStore('step').delete(allOf(id)),
      transaction.done,
    ]);
  },
});

/** Numbers come before lists among keys. */
const allOf = (log: string): IDBKeyRange => IDBKeyRange.bound([log], [log, []]);
