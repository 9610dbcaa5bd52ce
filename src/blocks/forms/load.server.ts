import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import type { LoaderContext } from '#features/cms/index.server.ts';
import { formsForBlocks } from '#features/forms/index.server.ts';
import type { FormDefinition } from '#features/forms/index.ts';
import type { forms } from './block.ts';

/** The forms of all blocks on a page, by block id: as many queries, however many blocks. */
export async function loadForms(blocks: readonly KnownBlock[], context: LoaderContext): Promise<ReadonlyMap<string, FormDefinition>> {
  // readFields makes the fields of the declaration of whatever is stored.
  const chosen = blocks.map((block) => ({ block: block.block.id, form: (readFields(block) as FieldsOf<typeof forms>).form }));
  const found = await formsForBlocks([...new Set(chosen.flatMap((one) => one.form ?? []))], context);
  return new Map(
    chosen.flatMap(({ block, form: id }) => {
      const form = id === null ? undefined : found.get(id);
      return form ? [[block, form] as const] : [];
    }),
  );
}
