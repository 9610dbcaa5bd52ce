import { useLoaderData } from 'react-router';
import type { CallOf } from '#api/endpoint.ts';
import type { ScreenCall } from '#features/back-office/index.ts';
import { type ListData, ListScreen, loadList } from '#features/back-office/list-screen/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { AuditContract, AuditEntry } from '../contract.ts';
import { auditPerPage } from '../limits.ts';
import { t } from './strings.ts';

const filters = ['kind', 'object_id', 'user_id'] as const;

export type AuditData = ListData<(typeof filters)[number], AuditEntry> & { kinds?: { value: string; label: string }[] };

export const loadAudit = ({ api, language, url, signal }: ScreenCall<AuditContract>): Promise<AuditData> =>
  loadList(url, filters, (query: CallOf<AuditContract['audit']>['query']) => api.get('/api/audit/', { language, signal, query: query ?? {} }));

/** Who has changed what. */
export function AuditPage() {
  const language = useLanguage();
  const { query, results = [], count = 0, kinds = [], failure } = useLoaderData<Partial<AuditData>>();
  if (!query) return null; // refused: the frame says so
  return (
    <ListScreen
      screen="changes"
      say={(word, parameters) => t(language, word, parameters)}
      total={t(language, 'count', { n: count })}
      {...{ query, results, count, failure }}
      filters={[{ name: 'kind', label: t(language, 'kind'), options: kinds, value: query.kind }]}
      narrowing={filters}
      perPage={auditPerPage}
      keyOf={({ id }) => String(id)}
      columns={[
        { key: 'done', title: t(language, 'done'), cell: (entry) => <Done entry={entry} language={language} /> },
        { key: 'who', title: t(language, 'who'), cell: ({ user }) => user.name || t(language, 'somebody') },
        { key: 'when', title: t(language, 'when'), cell: (entry) => whenOf(entry, language) },
      ]}
    />
  );
}

function Done({ entry: { kind_label, verb, title, url, object_id, language: of, times, amount }, language }: { entry: AuditEntry; language: Language }) {
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

function whenOf({ at, last_at, times }: AuditEntry, language: Language): string {
  const momentOf = (iso: string) => {
    const instant = new Date(iso);
    return { day: displayDate(language, dayOf(instant)), time: displayTime(language, instant) };
  };
  const [from, to] = [momentOf(at), momentOf(last_at)];
  const last = from.day === to.day ? to.time : t(language, 'at', { date: to.day, time: to.time });
  const first = t(language, 'at', { date: from.day, time: from.time });
  return times > 1 && first !== t(language, 'at', { date: to.day, time: to.time }) ? t(language, 'until', { from: first, to: last }) : first;
}
