import { implement } from '#api/implement/implement.server.ts';
import { invitationContract } from './contract.ts';
import { acceptInvitation, invitationOfToken } from './invitation.server.ts';

export const invitationOperations = implement(invitationContract, {
  invitation: ({ query: { token } }, context) => invitationOfToken(context, token),
  acceptInvitation: async ({ body }, context) => ({ role: await acceptInvitation(context, body) }),
});
