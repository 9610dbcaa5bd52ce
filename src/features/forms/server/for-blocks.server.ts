import type { Database } from '#db/database.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import type { Language } from '#i18n/language.ts';
import type { FormDefinition } from '../contract.ts';
import { presentForm } from '../definition/present-form.ts';
import { readForms, takesEntries } from '../definition/queries/read-form.server.ts';

/** Forms that blocks show, as far as they are switched on, by their numbers. */
export async function formsForBlocks(
  ids: readonly number[],
  { db, language, now }: { db: Database; language: Language; now: Date },
): Promise<ReadonlyMap<number, FormDefinition>> {
  const forms = await readForms(db, ids, now);
  return new Map(
    [...forms].flatMap(([id, form]) => {
      if (!form.is_open) return [];
      if (form.closes_at && form.closes_at > now) setStaleAt(form.closes_at);
      return [[id, presentForm(form, language, takesEntries(form, now))] as const];
    }),
  );
}
