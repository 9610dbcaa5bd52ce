import { textModules } from '../content/text-modules.ts';
import { insertAll, type Store } from './insert.server.ts';

/** Stores the texts that staff take over into notes. */
export async function storeTextModules(db: Store): Promise<void> {
  await insertAll(
    db,
    'text_module',
    textModules.map(({ name, kind, text }, index) => ({ name, kind, text: JSON.stringify(text), sort: (index + 1) * 10 })),
  );
}
