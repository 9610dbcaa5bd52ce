export { type Accounts, accountService, openAccounts } from './accounts.server.ts';
export type { Provider } from './auth.server.ts';
export { userCommand } from './command/cli.server.ts';
export { fillDemoUsers } from './demo-users.server.ts';
export { demoUsers, isLoopback } from './demo-users.ts';

export { factorsOf, removeFactors } from './factor/queries/factors.server.ts';

export { emailOf, emailProblem } from './field-problems.ts';

export { makeFirstRunCode } from './first-admin/code.server.ts';
export { firstRunOperations } from './first-admin/handlers.server.ts';
export { isFirstRun } from './first-admin/queries.server.ts';

export { accountOperations } from './handlers.server.ts';
export { invitationOperations } from './invitation/handlers.server.ts';
export { invitationMailJob, makeInvitationLink } from './invitation/invitation-mail.server.ts';
export { userMailJob } from './mail/account-jobs.server.ts';
export { countMail } from './mail/mail-limit.server.ts';
export { orderOperations } from './orders/orders.server.ts';
export { ownFactorsOperations } from './own-factors/handlers.server.ts';
export { proofOperations } from './proof/handlers.server.ts';
export { forgetInvitationLinks, makeToken } from './queries/tokens.server.ts';
export { invalidFields } from './refuse.server.ts';
export { secondStepOperations } from './second-step/handlers.server.ts';
export { endSession } from './session/answer-session.server.ts';
export { currentSession, sessionsOf } from './session/own-sessions.server.ts';
export { requireProof } from './session/proof.server.ts';
export { sessionCookieName, sessionMark } from './session/session-cookie.server.ts';
export { beginAtProvider, returnFromProvider, returnPath } from './sign-in/provider.server.ts';
export { withLastAdminGuard } from './staff/last-admin.server.ts';

export { removeAccount } from './user/own-data.server.ts';
