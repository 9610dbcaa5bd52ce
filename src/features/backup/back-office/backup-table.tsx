import { displayMoment } from '#i18n/clock/display-moment.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { StaffTable } from '#ui/staff/staff-table.tsx';
import type { BackupRow } from '../contract.ts';
import styles from './backups.module.css';
import { t } from './strings.ts';

/** `running`: the one that is being restored; `isOff`: something is under way, or everybody has to sign in first. */
type Props = { backups: readonly BackupRow[]; running: string | undefined; isOff: boolean; onRestore: (name: string) => void };

export function BackupTable({ backups, running, isOff, onRestore }: Props) {
  const language = useLanguage();
  const ask = async ({ name, at, kind }: BackupRow) => {
    const question = { title: t(language, 'question', { at: displayMoment(language, at) }), text: t(language, 'question_text') };
    const confirm = t(language, kind === 'restore_point' ? 'way_back' : 'restore');
    if (await askToConfirm({ ...question, confirm, cancel: t(language, 'keep') })) onRestore(name);
  };
  return (
    <StaffTable
      isCards
      caption={t(language, 'title')}
      rows={backups}
      keyOf={({ name }) => name}
      columns={[
        { key: 'at', title: t(language, 'at'), cell: ({ at }) => displayMoment(language, at) },
        { key: 'kind', title: t(language, 'kind'), cell: ({ kind }) => t(language, kind) },
        { key: 'size', title: t(language, 'size'), cell: (one) => sizeOf(one, language) },
        { key: 'version', title: t(language, 'version'), cell: ({ version }) => version },
        {
          key: 'actions',
          title: t(language, 'actions'),
          cell: (one) => {
            const words = t(language, one.kind === 'restore_point' ? 'way_back' : 'restore');
            return (
              <Button
                look="link"
                size="compact"
                className={styles.restore}
                busy={running === one.name}
                why={one.is_restorable ? (isOff ? t(language, 'wait') : undefined) : t(language, 'not_here')}
                aria-label={t(language, 'of', { text: words, at: displayMoment(language, one.at) })}
                onClick={() => void ask(one)}
              >
                {words}
              </Button>
            );
          },
        },
      ]}
    />
  );
}

function sizeOf({ bytes, rows, files, is_encrypted }: BackupRow, language: Language) {
  const number = (n: number, digits = 0) => n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const words = t(language, 'contents', { size: `${number(bytes / 1_000_000, 1)} MB`, rows: number(rows), files: number(files), n: files });
  return <span className={styles.size}>{is_encrypted ? `${words}, ${t(language, 'encrypted')}` : words}</span>;
}
