import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import type { Resource } from '#resources/declaration/define-resource.ts';
import { maxImportCharacters } from '#resources/limits.ts';
import type { Role } from '#roles.ts';
import { Button } from '#ui/button/button.tsx';
import { button } from '#ui/button/button-class.ts';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { recordHref } from '../../back-office-href.ts';
import { undoBatch } from '../bulk/undo-batch.ts';
import type { ImportReport } from '../data/record-types.ts';
import { saveFile } from '../data/save-file.ts';
import { allWordsOf } from '../data/words-of.ts';
import { useRecordCalls } from '../records-context.ts';
import { ColumnMapping } from './column-mapping.tsx';
import styles from './import.module.css';
import { importColumns } from './import-columns.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { readFileText } from './read-file-text.ts';
import { t } from './strings.ts';

/** From file to records: what it holds, what would come of it, and after it is written the way back. */
export function ImportView({ resource, role }: { resource: Resource; role: Role }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const calls = useRecordCalls(resource.path);
  const [text, setText] = useState('');
  const [columns, setColumns] = useState<Record<string, string>>({});
  const [report, setReport] = useState<ImportReport | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const run = async (input: string, chosen: Record<string, string>, how: { preview: boolean; skip_wrong?: boolean }) => {
    setProblem('');
    if (input.length > maxImportCharacters) return setProblem(t(language, 'too_large', { n: maxImportCharacters / 1_000_000 }));
    setBusy(true);
    try {
      setReport(await calls.readIn({ text: input, columns: chosen, ...how }));
    } catch (error) {
      setReport(null);
      setProblem(allWordsOf(error));
    }
    setBusy(false);
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    const given = await readFileText(file);
    setText(given);
    // What was said of a heading holds on: the wrong lines come back under the headings of their first file.
    await run(given, columns, { preview: true });
  };
  const map = (heading: string, field: string) => {
    const next = { ...columns, [heading]: field };
    setColumns(next);
    void run(text, next, { preview: true });
  };
  const known = importColumns(resource, role, language);
  const key = resource.importKey && resource.fields[resource.importKey]?.form.label[language];
  return (
    <div className={styles.import}>
      <section className={styles.given}>
        <p>{key ? t(language, 'key', { field: key }) : t(language, 'no_key')}</p>
        <p className={styles.ways}>
          <label className={`${button('primary', 'small')} ${styles.file}`}>
            <input type="file" accept=".csv,.tsv,.txt,.json,text/csv,application/json" onChange={({ target }) => void read(target.files?.[0])} />
            {t(language, report ? 'other' : 'choose')}
          </label>
          <Button size="small" look="quiet" onClick={() => saveFile(`${resource.path}.csv`, 'text/csv', `${known.map(({ label }) => label).join(';')}\r\n`)}>
            {t(language, 'example')}
          </Button>
        </p>
        <form
          className={styles.paste}
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim()) void run(text, columns, { preview: true });
          }}
        >
          <TextAreaField
            name="text"
            label={t(language, 'paste')}
            required
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setReport(null);
            }}
          />
          {!report && (
            <p>
              <Button type="submit" look="primary" size="small" busy={busy}>
                {t(language, busy ? 'checking' : 'check')}
              </Button>
            </p>
          )}
        </form>
      </section>
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{problem}</p>
          </Notice>
        )}
      </div>
      <div role="status" aria-busy={busy}>
        {report && !report.written && <ColumnMapping report={report} known={known} onMap={map} />}
        {report && (
          <ImportOutcome
            report={report}
            busy={busy}
            onRun={(skips) => void run(text, columns, { preview: false, skip_wrong: skips })}
            onRest={() => saveFile(t(language, 'rest_name'), 'text/csv', report.rest)}
            onUndo={(batch) => void undoBatch(calls, batch, language).then(() => setReport(null))}
            onList={() => void navigate(recordHref(resource.path, language))}
          />
        )}
      </div>
    </div>
  );
}
