import type { Database } from '#db/database.server.ts';
import { resolveDay } from '../../contract/relative-day.ts';
import type { Values } from '../../declaration/define-resource.ts';
import type { Store } from '../store.server.ts';
import { readWords, type Word } from './words.server.ts';

export type Narrowing = Omit<Values, 'words'> & { readonly words?: readonly Word[] };

export async function resolveNarrowing(db: Database, store: Store, { q, words: _, ...parameters }: Values, now: Date): Promise<Narrowing> {
  const days = (store.resource.list.filters ?? []).flatMap((name) => [`${name}_from`, `${name}_to`]);
  const resolved = Object.entries(parameters).map(([name, value]) => [name, days.includes(name) && typeof value === 'string' ? resolveDay(value, now) : value]);
  return { ...Object.fromEntries(resolved), ...(typeof q === 'string' && { words: await readWords(db, store, q) }) };
}
