import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { setStaleAt } from '#db/read-dependencies.server.ts';
import { choose } from '#i18n/localised.ts';
import { slugOf } from '#i18n/slug.ts';
import { href } from '#routes.ts';
import { formsContract } from '../contract.ts';
import { presentForm } from '../definition/present-form.ts';
import { beginForm, readForm, takesEntries } from '../definition/queries/read-form.server.ts';
import { t } from '../definition/strings.ts';
import { newOwnerCookie, ownerCookie } from '../files/owner.server.ts';
import { formService } from '../form-service.server.ts';
import { beginning, refuseMachines } from './against-spam.server.ts';
import { openForms } from './queries.server.ts';
import { requireProper, takeEntry } from './take-entry.server.ts';

export const formOperations = implement(formsContract, {
  formList: async (_, { db, language }) => {
    const rows = await openForms(db);
    return rows.map(({ id, title }) => {
      const { text, lang } = choose(title, language);
      return { id, title: text, ...(lang && { lang }), url: href('form', language, { id, slug: slugOf(text) }) };
    });
  },

  formDefinition: async ({ parameters: { id } }, { db, language, now }) => {
    const form = await readForm(db, id, now);
    if (!form?.is_open) return problem('not_found');
    if (form.closes_at && form.closes_at > now) setStaleAt(form.closes_at);
    return presentForm(form, language, takesEntries(form, now));
  },

  startForm: async ({ parameters: { id } }, { db, now, service, cookie, setCookie }) => {
    const begun = await beginForm(db, id);
    if (!begun) return problem('not_found');
    // By it the files are known as this visitor's; where there are none to send, there is no cookie.
    if (begun.asks_for_files && !cookie(ownerCookie)) setCookie(ownerCookie, newOwnerCookie(), { httpOnly: true });
    return beginning(service(formService).secret, id, now);
  },

  sendEntry: async ({ body }, context) => {
    const { db, language, now, service } = context;
    const forms = service(formService);
    const form = await readForm(db, body.form, now);
    if (!form?.is_open) return problem('not_found');
    if (!takesEntries(form, now)) return problem('form_closed', { sentence: (reader) => choose(form.closed_text, reader).text || t(reader, 'closed') });
    requireProper(form, body, context);
    await refuseMachines(context, forms.secret, body);
    const taken = await takeEntry(context, forms, form, body);
    if (taken === 'closed') return problem('form_closed', { sentence: (reader) => choose(form.closed_text, reader).text || t(reader, 'closed') });
    const url = choose(form.thanks_link, language).text;
    return { thanks: url ? '' : choose(form.thanks, language).text || t(language, 'thanks'), url: url || null };
  },
});
