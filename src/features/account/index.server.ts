export { type Accounts, accountService, openAccounts } from './accounts.server.ts';
export type { Provider } from './auth.server.ts';
export { userCommand } from './command/cli.server.ts';
export { fillDemoUsers } from './demo-users.server.ts';
export { demoUsers, isLoopback } from './demo-users.ts';
export { accountOperations } from './handlers.server.ts';
export { endSession } from './session/answer-session.server.ts';
export { sessionCookieName, sessionMark } from './session/session-cookie.server.ts';
export { beginAtProvider, returnFromProvider, returnPath } from './sign-in/provider.server.ts';
