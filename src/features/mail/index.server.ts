export { type Mailer, mailService, openMailer } from './mailer.server.ts';
export { outboxTransport, smtpTransport } from './transport.server.ts';
