import { implement } from '#api/implement/implement.server.ts';
import { problem } from '#api/problem.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { accountService } from './accounts.server.ts';
import { accountContract, linkContract } from './contract.ts';
import { confirmEmailChange, requestEmailChange } from './email/email-change.server.ts';
import { changePassword, requestReset, resetPassword } from './password/password-change.server.ts';
import { endSession } from './session/answer-session.server.ts';
import { endOwnSessions, ownSessions } from './session/own-sessions.server.ts';
import type { Admitted } from './sign-in/admit.server.ts';
import { signIn } from './sign-in/sign-in.server.ts';
import { signInMarkerCookie } from './sign-in-marker.ts';
import { confirmAddress } from './sign-up/confirmation.server.ts';
import { sendConfirmation, signUp } from './sign-up/sign-up.server.ts';
import { deleteAccount, ownData } from './user/own-data.server.ts';
import { changeProfile } from './user/profile.server.ts';
import { readProfile } from './user/queries.server.ts';
import { userDetails } from './user/user-details.server.ts';

const done = { done: true } as const;

export const accountOperations = implement(accountContract, {
  userDetails: async (_, context) => {
    if (!context.user && context.cookie(signInMarkerCookie)) context.setCookie(signInMarkerCookie, '', { expires: null, httpOnly: false });
    return userDetails(context, context.user?.id ?? null);
  },

  signInMethods: async (_, { language, service }) => {
    const { provider } = service(accountService);
    return { provider: provider && { name: provider.name, url: `/${language}${linkContract.signInAtProvider.path}` } };
  },

  signIn: async ({ body }, context) => answerAdmitted(context, await signIn(context, body)),

  signOut: async (_, context) => {
    await endSession(context);
    return done;
  },

  signUp: async ({ body }, context) => {
    await signUp(context, body);
    return done;
  },

  sendConfirmation: async ({ body: { email } }, context) => {
    await sendConfirmation(context, email);
    return done;
  },

  confirm: async ({ body }, context) => answerAdmitted(context, await confirmAddress(context, body)),

  requestReset: async ({ body: { email } }, context) => {
    await requestReset(context, email);
    return done;
  },

  resetPassword: async ({ body }, context) => {
    await resetPassword(context, body);
    return done;
  },

  profile: async (_, context) => readProfile(context.db, own(context)),

  changeProfile: async ({ body }, context) => changeProfile(context, own(context), body),

  changePassword: async ({ body }, context) => {
    await changePassword(context, own(context), body);
    return done;
  },

  changeEmail: async ({ body }, context) => {
    await requestEmailChange(context, own(context), body);
    return done;
  },

  confirmEmail: async ({ body }, context) => answerAdmitted(context, await confirmEmailChange(context, body)),

  sessions: async (_, context) => ownSessions(context, own(context)),

  endSessions: async ({ body: { id } }, context) => ((await endOwnSessions(context, own(context), id)) ? done : problem('not_found')),

  data: async (_, context) => ownData(context, own(context)),

  deleteAccount: async ({ body: { password } }, context) => {
    await deleteAccount(context, own(context), password);
    return done;
  },
});

/** Who is signed in now; nobody while the second factor is awaited. */
const answerAdmitted = async (context: RequestContext, { userId, isAwaiting }: Admitted) => ({
  ...(await userDetails(context, isAwaiting ? null : userId)),
  awaits_second_factor: isAwaiting,
});

function own({ user }: RequestContext): number {
  if (!user) throw new Error('This endpoint needs access "visitor".');
  return user.id;
}
