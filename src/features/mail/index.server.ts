export { type Mailer, mailService, openMailer } from './mailer.server.ts';
export { outboxTransport, smtpTransport, tryMailServer } from './transport.server.ts';
