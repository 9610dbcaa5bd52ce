import type { Database } from '#db/database.server.ts';
import { isHeld } from '#features/jobs/index.server.ts';
import type { Mailer } from '#features/mail/index.server.ts';
import type { Mail } from '#features/mail/index.ts';
import { settingsReader } from '#features/settings/index.server.ts';
import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { unlocalisedRoutes } from '#routes.ts';
import type { Check } from '../check.server.ts';
import { mailDelay, wellAfter } from '../limits.ts';
import { administrators, type Row, takeUntold } from './queries/checks.server.ts';
import { t } from './strings.ts';
import { findingInWords } from './words.server.ts';

type Dependencies = { db: Database; now: Date; mailer: Mailer; baseUrl: string; checks: readonly Check[] };

/**
 * Tells administrators by one mail each of what has been red for 15 minutes, once, and once of what they were told and has been
 * well for 30. What flaps faster is told of once. Mails and the note that they were written are one transaction. Answers of how many checks.
 */
export async function tellAdministrators({ db, now, mailer, baseUrl, checks }: Dependencies): Promise<number> {
  if (await isHeld(db)) return 0; // a restored site sends nothing before it is released
  return db.transaction().execute(async (store) => {
    const admins = await administrators(store);
    if (admins.length === 0) return 0; // else it would say that they were told
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const rows = await takeUntold(store, now, before(mailDelay), before(wellAfter));
    if (rows.length === 0) return 0;
    const { name: venue } = await settingsReader(db).read();
    const sorted = checks.flatMap((check) => rows.filter(({ name }) => name === check.name).map((row) => ({ check, row })));
    for (const { email, language } of admins) await mailer.send(mailAbout(sorted, { email, language, venue, baseUrl }), store);
    return rows.length;
  });
}

type FailedCheck = { check: Check; row: Row };
type Recipient = { email: string; language: Language; venue: string; baseUrl: string };

function mailAbout(failed: readonly FailedCheck[], { email, language, venue, baseUrl }: Recipient): Mail {
  const red = failed.filter(({ row }) => row.is_bad);
  const well = failed.filter(({ row }) => !row.is_bad);
  const paragraph = ({ check, row }: FailedCheck) => {
    const { text = '', remedy = null } = findingInWords(check, row, language) ?? {};
    const since = t(language, row.is_bad ? 'since' : 'well_since', { at: displayMoment(language, row.since) });
    return [check.title[language], text, ...(remedy ? [remedy] : []), since].join('\n');
  };
  const titles = (of: readonly FailedCheck[]) => of.map(({ check }) => check.title[language]).join(', ');
  return {
    to: email,
    language,
    subject: red.length > 0 ? t(language, 'red_subject', { titles: titles(red) }) : t(language, 'well_subject', { titles: titles(well) }),
    venue,
    before: [...(red.length > 0 ? [t(language, 'red'), ...red.map(paragraph)] : []), ...(well.length > 0 ? [t(language, 'well'), ...well.map(paragraph)] : [])],
    link: { label: t(language, 'link'), url: `${baseUrl}${unlocalisedRoutes.backOffice}/state?lang=${language}` },
    after: [t(language, 'once')],
  };
}
