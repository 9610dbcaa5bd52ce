import { implement, type Operation } from '#api/implement/implement.server.ts';
import { accountService, currentSession } from '#features/account/index.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { whoAsks } from './acting.server.ts';
import { changeRole, endSessionsOf, linkReset, mailReset, removeFactorsOf, removePerson, setDeactivated } from './change-person.server.ts';
import { staffContract } from './contract.ts';
import { requireFactor } from './factor-requirement.server.ts';
import { invite, linkInvitation, listInvitations, resendInvitation, revokeInvitation } from './invitations.server.ts';
import { listStaff, readPerson } from './people.server.ts';
import { readRequirement } from './queries.server.ts';

const operations = implement(staffContract, {
  staff: ({ query }, context) => listStaff(query, context),
  person: ({ parameters: { id } }, context) => readPerson(id, context),
  changeRole: ({ parameters: { id }, body: { role } }, context) => changeRole(context, id, role),
  deactivate: ({ parameters: { id } }, context) => setDeactivated(context, id, true),
  reactivate: ({ parameters: { id } }, context) => setDeactivated(context, id, false),
  removePerson: ({ parameters: { id } }, context) => removePerson(context, id),
  endSessionsOf: async ({ parameters: { id }, body: { session } }, context) => {
    const own = id === whoAsks(context).id ? await currentSession(context) : 0;
    return { ended: await endSessionsOf(context, id, session, own) };
  },
  mailReset: async ({ parameters: { id } }, context) => {
    await mailReset(context, id);
    return { done: true } as const;
  },
  linkReset: ({ parameters: { id } }, context) => linkReset(context, id),
  removeFactorsOf: async ({ parameters: { id } }, context) => {
    await removeFactorsOf(context, id);
    return { done: true } as const;
  },
  factorRequirement: (_, context) => readRequirement(context.db),
  requireFactor: ({ body }, context) => requireFactor(context, body),
  invitations: async (_, context) => ({ is_mail_sent: context.service(mailService).isSent, invitations: await listInvitations(context) }),
  invite: ({ body }, context) => invite(context, body),
  resendInvitation: ({ parameters: { id } }, context) => resendInvitation(context, id),
  revokeInvitation: ({ parameters: { id } }, context) => revokeInvitation(context, id),
  linkInvitation: ({ parameters: { id } }, context) => linkInvitation(context, id),
});

/** Whoever was answered from memory is looked up again once a change stands in the database: a role, or an end, holds with the next click. */
export const staffOperations: readonly Operation[] = operations.map(({ endpoint, run }) => ({
  endpoint,
  run: async (input, context) => {
    try {
      return await run(input, context);
    } finally {
      if (endpoint.method !== 'GET') context.service(accountService).sessions.forget();
    }
  },
}));
