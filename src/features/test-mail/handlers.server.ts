import { randomUUID } from 'node:crypto';
import { audit } from '#api/audit/audit.server.ts';
import { implement } from '#api/implement/implement.server.ts';
import { mailService } from '#features/mail/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import { testMailContract } from './contract.ts';
import { emailOfUser } from './queries.server.ts';
import { readRefusal } from './refusal.server.ts';
import { t } from './strings.ts';

export const testMailOperations = implement(testMailContract, {
  sendTestMail: async (_, { db, user, language, now, baseUrl, service }) => {
    const userId = user?.id ?? 0; // access says that there is one
    const { email: to } = await emailOfUser(db, userId);
    const { name: venue } = await settingsReader(db).read();
    const mailer = service(mailService);
    await audit(db, { userId, action: 'POST /api/cms-test-mail/', objectId: null, language: null, now });
    const at = displayMoment(language, now);
    const mail = {
      to,
      language,
      venue,
      subject: t(language, 'subject', { venue }),
      before: [t(language, 'text', { address: baseUrl }), t(language, 'asked', { at })],
    };
    try {
      await mailer.deliver(mail, randomUUID());
      return { result: mailer.isSent ? ('sent' as const) : ('folder' as const), to, reason: '' };
    } catch (error) {
      return { ...readRefusal(error), to };
    }
  },
});
