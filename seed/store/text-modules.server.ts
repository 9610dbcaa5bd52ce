import { textModules } from '../content/text-modules.ts';
import { insertAll, type Store } from './insert.server.ts';

export async function storeTextModules(db: Store): Promise<void> {
  await insertAll(
    db,
    'text_module',
    textModules.map(({ name, kind, text }, index) => ({ name, kind, text: JSON.stringify(text), sort: (index + 1) * 10 })),
  );
}
