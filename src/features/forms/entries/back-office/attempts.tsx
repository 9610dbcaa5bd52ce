import { useLanguage } from '#i18n/use-language.ts';
import { Table } from '#ui/table/table.tsx';
import type { WebhookAttempt } from '../contract.ts';
import { t } from './strings.ts';
import { whenOf } from './when.ts';

/** What came of calls to a webhook, the last first. */
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
        { key: 'answer', title: t(language, 'answered'), cell: ({ status, reason }) => status ?? t(language, 'no_answer', { reason }) },
      ]}
    />
  );
}
