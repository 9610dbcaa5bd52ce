import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import { choose } from '#i18n/localised.ts';
import { confirmEntry, findConfirmation } from './confirm-entry.server.ts';
import { confirmationContract } from './contract.ts';

const failures = { gone: 'confirmation_gone', full: 'form_full' } as const;

export const confirmationOperations = implement(confirmationContract, {
  entryConfirmation: async ({ query }, context) => {
    const found = await findConfirmation(context, query.token);
    if (!found) return problem('confirmation_gone');
    const { text, lang } = choose(found.title, context.language);
    return { title: text, ...(lang && { lang }), confirmed: found.confirmed };
  },

  confirmEntry: async ({ body }, context) => {
    const outcome = await confirmEntry(context, body.token);
    if (outcome !== 'confirmed') return problem(failures[outcome]);
  },
});
