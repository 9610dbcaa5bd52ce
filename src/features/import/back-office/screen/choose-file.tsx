import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import task from '#ui/staff/staff-task.module.css';
import { t } from '../strings.ts';
import styles from './programme-import.module.css';
import type { ProgrammeImport } from './use-programme-import.ts';

export function ChooseFile({ reading: { file, drafts, setDrafts, busy, report, read, undoCount } }: { reading: ProgrammeImport }) {
  const language = useLanguage();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The button by which it was taken back is gone then; one begins anew here.
  useEffect(() => {
    if (undoCount > 0 && busy === null) input.current?.focus();
  }, [undoCount, busy]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped here; the button beside does the same
    <section
      className={styles.given}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void read(event.dataTransfer.files[0]);
      }}
    >
      <p>{t(language, 'kinds')}</p>
      <p>{t(language, 'again')}</p>
      <label className={styles.choice}>
        <input type="checkbox" checked={drafts} disabled={report?.written === true || busy !== null} onChange={({ target }) => setDrafts(target.checked)} />
        <span>
          {t(language, 'drafts')}
          <small>{t(language, 'drafts_hint')}</small>
        </span>
      </label>
      <p className={task.ways}>
        <label className={`${button(report ? 'secondary' : 'primary', 'small')} ${styles.file}`}>
          <input
            ref={input}
            type="file"
            accept=".xlsx,.ods,.csv,.tsv,.txt,.json,.jsonld,.jsonl,.ndjson,.ics,.ical,text/csv,text/calendar,application/json,application/ld+json"
            disabled={busy !== null}
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = ''; // so that the same file, mended, can be chosen again
            }}
          />
          {t(language, report ? 'other' : 'choose')}
        </label>
        <span className={styles.drop}>{t(language, 'drop')}</span>
      </p>
      <div role="status" aria-busy={busy !== null}>
        {busy && (
          <p className={styles.busy}>
            {t(language, busy, { name: file?.name ?? '' })}
            <progress aria-label={t(language, busy, { name: file?.name ?? '' })} />
          </p>
        )}
      </div>
    </section>
  );
}
