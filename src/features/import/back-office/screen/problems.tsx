import { saveFile } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { ProgrammeImportReport } from '../contract.ts';
import { t } from '../strings.ts';
import { FoldedList } from './folded-list.tsx';
import styles from './programme-import.module.css';

type ProblemLines = ProgrammeImportReport['problems'];

export function Problems({ report: { problems, more, rest } }: { report: ProgrammeImportReport }) {
  const language = useLanguage();
  const faults = problems.filter(({ is_wrong }) => is_wrong);
  const notes = problems.filter(({ is_wrong }) => !is_wrong);
  return (
    <>
      {faults.length > 0 && (
        <Notice kind="error">
          <h3>{t(language, 'problems')}</h3>
          <Lines problems={faults} beyond={more.wrong} />
          {rest && (
            <>
              <p>{t(language, 'wrong_hint')}</p>
              <p>
                <Button size="small" onClick={() => saveFile(t(language, 'rest_name'), 'text/csv', rest)}>
                  {t(language, 'rest')}
                </Button>
              </p>
            </>
          )}
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice>
          <h3>{t(language, 'notes')}</h3>
          <Lines problems={notes} beyond={more.notes} />
        </Notice>
      )}
    </>
  );
}

function Lines({ problems, beyond }: { problems: ProblemLines; beyond: number }) {
  const language = useLanguage();
  const items = problems.map(({ lines, times, text }) => (
    <li key={text}>
      <strong>
        {t(language, /^\d+$/.test(lines) ? 'line' : 'lines', { lines })}
        {times > 1 && (
          <>
            {' '}
            <span className={styles.times}>{t(language, 'times', { n: times })}</span>
          </>
        )}
      </strong>{' '}
      {text}
    </li>
  ));
  return <FoldedList items={items} beyond={beyond} />;
}
