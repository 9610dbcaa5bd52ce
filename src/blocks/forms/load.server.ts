import { type FieldsOf, type KnownBlock, readFields } from '#content/index.ts';
import type { LoaderContext } from '#features/cms/index.server.ts';
import { externalForms } from '#features/consent/index.server.ts';
import { formsForBlocks } from '#features/forms/index.server.ts';
import type { FormDefinition } from '#features/forms/index.ts';
import type { forms } from './block.ts';
import type { ExternalForm } from './external-form.ts';

/** By block id: as many queries, however many blocks. */
export async function loadForms(blocks: readonly KnownBlock[], context: LoaderContext): Promise<ReadonlyMap<string, FormDefinition | ExternalForm>> {
  // readFields makes the fields of the declaration of whatever is stored.
  const chosen = blocks.map((block) => ({ id: block.block.id, fields: readFields(block) as FieldsOf<typeof forms> }));
  const found = await formsForBlocks([...new Set(chosen.flatMap(({ fields }) => fields.form ?? []))], context);
  const service = chosen.some(({ fields }) => fields.form === null && fields.hubspot_id) ? await externalForms(context.db) : null;
  return new Map(
    chosen.flatMap(({ id, fields: { form: own, hubspot_id } }): [string, FormDefinition | ExternalForm][] => {
      const form = own === null ? undefined : found.get(own);
      if (form) return [[id, form]];
      return own === null && hubspot_id && service ? [[id, { external: { name: service.name, url: service.urlOf(hubspot_id) } }]] : [];
    }),
  );
}
