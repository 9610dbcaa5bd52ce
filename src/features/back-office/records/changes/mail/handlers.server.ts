import { createHash } from 'node:crypto';
import { implement, type Operation } from '#api/implement/implement.server.ts';
import { NotWritten, problem } from '#api/problem.server.ts';
import { countAttempt, tooMany } from '#api/rate-limit/rate-limit.server.ts';
import type { RequestContext } from '#api/request-context.server.ts';
import { invalidFields } from '#features/account/index.server.ts';
import { mailService, textOf } from '#features/mail/index.server.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import type { Language } from '#i18n/language.ts';
import { changesRequest, listChanges } from '#resources/index.server.ts';
import type { Store, StoreRegistry } from '#resources/server/store.server.ts';
import { markMoment } from '../../../change-marks/mark-moment.server.ts';
import { changesMail } from './changes-mail.ts';
import { changesMailContract } from './contract.ts';
import { changesMails, maxMailedEntries, maxReceivers } from './limits.ts';
import { emailOfUser, knownMark } from './queries.server.ts';
import { readReceivers } from './read-receivers.ts';
import { t } from './strings.ts';

type Asked = { list: string; since: string; coming: boolean; drafts: boolean; language: Language; note: string; internal: boolean };

export const changesMailOperations = (stores: StoreRegistry): Operation[] =>
  implement(changesMailContract, {
    mailChanges: async ({ body }, context) => {
      const { db, now, user, language } = context;
      const store = stores.stores.find(({ resource }) => resource.path === body.list);
      if (!store?.resource.internalFields) return problem('not_found');
      const { count, named, mail } = await composeMail(context, stores, store, body);
      const text = textOf({ ...mail, to: '' });
      const report = { subject: mail.subject, text, count, named, seen: createHash('sha256').update(text).digest('base64url') };
      if (body.preview) return new NotWritten({ ...report, written: false, amount: 0 });
      const { receivers, wrong } = readReceivers(body.receivers);
      const refusal = refuseReceivers(language, receivers.length, wrong);
      if (refusal) throw invalidFields(language, { receivers: refusal });
      if (count === 0) return problem('nothing_changed');
      if (body.seen !== report.seen) return problem('changed_meanwhile');
      const wait = await countAttempt(context, changesMails, String(user?.id));
      if (wait > 0) throw tooMany(wait);
      const sender = await emailOfUser(db, user?.id ?? 0);
      const mailer = context.service(mailService);
      for (const to of receivers) await mailer.send({ ...mail, to, replyTo: sender?.email }, db);
      await markMoment({ db, now, user }, { list: body.list, name: await nameOfMark(context, body.list), receivers });
      return { ...report, written: true, amount: receivers.length };
    },
  });

async function composeMail(context: RequestContext, stores: StoreRegistry, store: Store, { since, coming, drafts, language, note, internal }: Asked) {
  const span = { since, coming: coming ? 'true' : 'false', drafts: drafts ? 'true' : 'false' } as const;
  const request = changesRequest(store, span, context);
  const hidden = new Set(internal ? [] : store.resource.internalFields);
  const readable = new Map([...request.readable].filter(([name]) => !hidden.has(name)));
  const { count, results, ...lookups } = await listChanges({ ...context, language }, stores, { ...request, readable, limit: maxMailedEntries, offset: 0 });
  const { name: venue } = await settingsReader(context.db).read();
  const mail = changesMail(language, venue, note, { name: store.resource.label.many, since, count, results, lookups, readable });
  return { count, named: results.length, mail };
}

function refuseReceivers(language: Language, n: number, wrong: readonly string[]): string | null {
  if (wrong.length > 0)
    return t(language, 'receivers_wrong', {
      list: wrong
        .slice(0, 5)
        .map((one) => one.slice(0, 100))
        .join(', '),
    });
  if (n === 0) return t(language, 'receivers_missing');
  return n > maxReceivers ? t(language, 'receivers_many', { n, limit: maxReceivers }) : null;
}

/** One mark of each list, in whichever language it was made first. */
async function nameOfMark({ db, language }: Pick<RequestContext, 'db' | 'language'>, list: string): Promise<string> {
  const names = Object.values(t.table.last_press_mail);
  const known = await knownMark(db, list, names);
  return known?.name ?? t(language, 'last_press_mail');
}
