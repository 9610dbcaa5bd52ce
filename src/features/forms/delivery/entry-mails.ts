import type { Mail } from '#features/mail/index.ts';
import { displaySize } from '#features/media/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { choose } from '#i18n/localised.ts';
import type { ReadForm } from '../definition/queries/read-form.server.ts';
import { answerText } from '../definition/stored-answer.ts';
import { t as forms } from '../definition/strings.ts';
import { confirmDays, heldHours } from '../limits.ts';
import type { EntryWithFiles } from './queries.server.ts';
import { t } from './strings.ts';

type Letter = { entry: EntryWithFiles; form: ReadForm; to: string; venue: string };

/** `{alles}` stands for it. */
export function everything({ answers, files }: Pick<EntryWithFiles, 'answers' | 'files'>, language: Language): string[] {
  return answers.flatMap((answer) => {
    const own = files.filter(({ field_id }) => field_id === answer.field);
    const text =
      answer.kind === 'file'
        ? own.map(({ name, size }) => t(language, 'files', { name, size: displaySize(language, size) })).join('\n')
        : answerText(answer, language);
    return text === '' ? [] : [`${choose(answer.label, language).text}\n${text}`];
  });
}

/** In German; a reply goes to the sender. Files come along only where nothing is stored in the back office. */
export function venueMail({ entry, form, to, venue }: Letter, { sender, url, folder }: { sender: string | null; url: string; folder: string }): Mail {
  const language = 'de';
  return {
    to,
    ...(sender && { replyTo: sender }),
    language,
    subject: form.mail_subject || t(language, 'house_subject', { name: form.name }),
    venue,
    before: [t(language, 'house_before', { title: choose(form.title, language).text, when: receivedAt(entry, language) }), ...everything(entry, language)],
    ...(entry.keeps && { link: { label: t(language, 'house_link'), url } }),
    ...(!entry.keeps && { attachments: entry.files.map(({ name, file, content_type }) => ({ name, path: `${folder}/${file}`, contentType: content_type })) }),
    after: [...(sender ? [t(language, 'house_reply', { email: sender })] : []), ...(entry.keeps ? [] : [t(language, 'house_not_kept')])],
  };
}

/** To the sender, who is asked whether the address is right; nothing else is said, as it may be somebody else's. */
export function confirmationMail({ entry: { language }, form, to, venue }: Letter, url: string): Mail {
  const title = choose(form.title, language).text;
  return {
    to,
    language,
    subject: t(language, 'confirm_subject', { title }),
    venue,
    before: [t(language, 'greeting'), t(language, 'confirm_before', { title })],
    link: { label: t(language, 'confirm'), url },
    after: [...(form.max_entries === null ? [] : [t(language, 'confirm_place', { n: heldHours })]), t(language, 'confirm_after', { n: confirmDays })],
  };
}

/** To the sender, in the language in which the form was filled in. */
export function copyMail({ entry, form, to, venue }: Letter): Mail {
  const { language } = entry;
  const title = choose(form.title, language).text;
  const own = choose(form.copy_text, language).text;
  const thanks = choose(form.thanks, language).text || forms(language, 'thanks');
  const before = own
    ? own
        .split(/\n{2,}/)
        .flatMap((paragraph) => paragraphsOf(paragraph.replaceAll('{titel}', title).replaceAll('{eingang}', receivedAt(entry, language)), entry, language))
    : [t(language, 'greeting'), thanks, t(language, 'copy_before'), ...everything(entry, language)];
  return { to, language, subject: title, venue, before };
}

/** Day and time of receipt in Berlin, which confirmations by law name (§ 312k (4), § 356a (4) BGB). */
const receivedAt = ({ created_at }: EntryWithFiles, language: Language): string =>
  `${displayDate(language, dayOf(created_at))}, ${displayTime(language, created_at)}`;

function paragraphsOf(paragraph: string, entry: EntryWithFiles, language: Language): string[] {
  const [first = '', ...rest] = paragraph.split('{alles}');
  return [first, ...rest.flatMap((text) => [...everything(entry, language), text])].map((text) => text.trim()).filter(Boolean);
}
