import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { AuditEntry } from '../contract.ts';
import { t } from './strings.ts';

/** What was done to what: “Page ‘Visit’: published in German”. */
export function AuditDone({ entry: { kind_label, verb, title, url, object_id, language: of, times, amount } }: { entry: AuditEntry }) {
  const language = useLanguage();
  const named = [kind_label, title ? `„${title}“` : (object_id ?? '')].filter(Boolean).join(' ');
  const done = Object.hasOwn(t.table, verb) ? t(language, verb as keyof typeof t.table) : verb;
  const notes = [times > 1 && t(language, 'times', { n: times }), amount !== null && t(language, 'amount', { n: amount })].filter(Boolean);
  const in_ = of === 'de' || of === 'en' ? t(language, `in_${of}`) : '';
  return (
    <>
      {url ? <a href={url}>{named}</a> : named}: {[done, in_].filter(Boolean).join(' ')}
      {notes.length > 0 && ` (${notes.join(', ')})`}
    </>
  );
}

export function auditMoment({ at, last_at, times }: AuditEntry, language: Language): string {
  const momentOf = (iso: string) => {
    const instant = new Date(iso);
    return { day: displayDate(language, dayOf(instant)), time: displayTime(language, instant) };
  };
  const [from, to] = [momentOf(at), momentOf(last_at)];
  const last = from.day === to.day ? to.time : t(language, 'at', { date: to.day, time: to.time });
  const first = t(language, 'at', { date: from.day, time: from.time });
  return times > 1 && first !== t(language, 'at', { date: to.day, time: to.time }) ? t(language, 'until', { from: first, to: last }) : first;
}
