import { useEffect, useId, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import type { OutputOf } from '#api/endpoint.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { displayDate, displayTime } from '#i18n/format.ts';
import { type Language, languages } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PhaseLine } from '../../phase-line.tsx';
import type { OpeningPreview, OpeningWeeksContract } from '../contract.ts';
import styles from './opening-weeks.module.css';
import { t } from './strings.ts';

type Previews = OutputOf<OpeningWeeksContract['openingPreview']>;

/** What visitors read in the header at a moment of Berlin's clock. `first`: the moment with which it begins. */
export function HeaderPreview({ first }: { first: string }) {
  const language = useLanguage();
  const heading = useId();
  const [at, setAt] = useState(first);
  const [previews, setPreviews] = useState<Previews | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!at) return; // while it is typed
    const abort = new AbortController();
    client<OpeningWeeksContract>(httpTransport)
      .get('/api/opening-preview/', { language, query: { at: at.slice(0, 16) }, signal: abort.signal })
      .then(
        (found) => {
          setPreviews(found);
          setProblem('');
        },
        (error: unknown) => abort.signal.aborted || setProblem(error instanceof Error ? error.message : String(error)),
      );
    return () => abort.abort();
  }, [at, language]);
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading}>{t(language, 'preview')}</h3>
      <TextField
        name="at"
        type="datetime-local"
        label={t(language, 'moment')}
        hint={t(language, 'moment_hint')}
        required
        value={at}
        onChange={({ target }) => setAt(target.value)}
      />
      <div role="alert">
        {problem && (
          <Notice kind="error">
            <p>{t(language, 'no_preview', { reason: problem })}</p>
          </Notice>
        )}
      </div>
      <div role="status">
        <dl className={styles.said}>
          {previews &&
            !problem &&
            languages.map((of) => (
              <div key={of}>
                <dt>{t(language, of)}</dt>
                <dd>
                  <StatusText preview={previews[of]} of={of} language={language} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}

function StatusText({ preview: { now, next }, of, language }: { preview: OpeningPreview; of: Language; language: Language }) {
  const since = next && new Date(next.since);
  return (
    <>
      <div lang={of} className={styles.line}>
        <PhaseLine phase={now} language={of} />
      </div>
      {next && since && (
        <div className={styles.next}>
          <p>{t(language, 'from_then', { day: displayDate(language, dayOf(since)), time: displayTime(language, since) })}</p>
          <div lang={of}>
            <PhaseLine phase={next} language={of} />
          </div>
        </div>
      )}
    </>
  );
}
