import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { WebhookAttempt } from '../contract.ts';
import { t } from './strings.ts';
import { whenOf } from './when.ts';

export function Attempts({ attempts }: { attempts: readonly WebhookAttempt[] }) {
  const language = useLanguage();
  return (
    <Table
      caption={t(language, 'attempts')}
      rows={attempts}
      keyOf={({ id }) => id}
      empty={t(language, 'no_attempts')}
      columns={[
        { key: 'when', title: t(language, 'when'), cell: ({ at }) => whenOf(at, language) },
        { key: 'entry', title: t(language, 'entry'), isNumber: true, cell: ({ entry }) => entry ?? '–' },
        { key: 'attempt', title: t(language, 'attempt'), isNumber: true, cell: ({ attempt }) => attempt },
        {
          key: 'answer',
          title: t(language, 'answered'),
          cell: ({ status, reason }) => status ?? t(language, 'no_answer', { reason: reasonOf(reason, language) }),
        },
      ]}
    />
  );
}

const causes = [
  ['bad_url', 'bad_address'],
  ['private_address', 'private_address'],
  ['not_there', 'unknown_name'],
  ['ENOTFOUND', 'unknown_name'],
  ['ECONNREFUSED', 'refused_connection'],
  ['timeout', 'too_slow'],
] as const;

/** Why a call was not answered, in words where it is something that a person can mend; else as the connection said it. */
export function reasonOf(reason: string, language: Language): string {
  const cause = causes.find(([mark]) => reason.includes(mark));
  return cause ? t(language, cause[1]) : reason;
}
