export { textOf } from './compose.ts';
export { type Mailer, mailIdOf, mailService, openMailer } from './mailer.server.ts';
export { outboxMailsTo, removeOutboxMails } from './outbox.server.ts';
export { outboxTransport, removeFromOutbox, smtpTransport, tryMailServer } from './transport.server.ts';
