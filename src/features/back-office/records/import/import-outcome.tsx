import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { ImportReport } from '../data/record-types.ts';
import styles from './import.module.css';
import { t } from './strings.ts';

type Props = {
  report: ImportReport;
  busy: boolean;
  onRun: (skipsWrong: boolean) => void;
  onRest: () => void;
  onUndo: (batch: string) => void;
  onList: () => void;
};

/** Wrong lines that are shown; the file of the rest has all of them. */
const maxShown = 20;

/** What comes of a file in numbers, its wrong lines with their reasons, and what there is to do: read it in, mend the rest, take it back. */
export function ImportOutcome({ report, busy, onRun, onRest, onUndo, onList }: Props) {
  const language = useLanguage();
  const { written, batch, created, changed, unchanged, lines, rest } = report;
  const wrong = lines.filter(({ outcome }) => outcome === 'wrong');
  const right = created + changed;
  const numbers = [
    ['created', created],
    ['changed', changed],
    ['unchanged', unchanged],
    ['wrong', wrong.length],
  ] as const;
  const words = numbers.flatMap(([key, n]) => (n > 0 ? [t(language, key, { n })] : [])).join(', ');
  return (
    <section className={styles.step}>
      <h2>{t(language, 'step_outcome')}</h2>
      {written ? (
        <Notice kind="success">
          <p>{t(language, 'done', { words })}</p>
        </Notice>
      ) : (
        <ul className={styles.numbers}>
          {numbers.map(([key, n]) => (
            <li key={key} data-kind={n > 0 ? key : undefined}>
              {t(language, key, { n })}
            </li>
          ))}
        </ul>
      )}
      {wrong.length > 0 && (
        <Notice kind="error">
          <p>{t(language, 'wrong_title')}</p>
          <ul className={styles.wrong}>
            {wrong.slice(0, maxShown).map(({ line, label, problems }) => (
              <li key={line}>
                <strong>
                  {t(language, 'line', { n: line })}
                  {label && `, ${label}`}
                </strong>{' '}
                {problems.join(' ')}
              </li>
            ))}
          </ul>
          {wrong.length > maxShown && <p>{t(language, 'more_lines', { n: wrong.length - maxShown })}</p>}
          {rest && (
            <>
              <p>{t(language, 'rest_hint')}</p>
              <Button size="small" onClick={onRest}>
                {t(language, 'rest')}
              </Button>
            </>
          )}
        </Notice>
      )}
      <p className={styles.ways}>
        {written ? (
          <>
            <Button size="small" look="primary" onClick={onList}>
              {t(language, 'to_list')}
            </Button>
            {batch && right > 0 && (
              <Button size="small" onClick={() => onUndo(batch)}>
                {t(language, 'undo')}
              </Button>
            )}
          </>
        ) : right === 0 ? (
          wrong.length === 0 && t(language, 'nothing_to_do')
        ) : (
          <Button size="small" look={wrong.length === 0 ? 'primary' : 'secondary'} busy={busy} onClick={() => onRun(wrong.length > 0)}>
            {t(language, wrong.length === 0 ? 'run_n' : 'run_right', { n: right })}
          </Button>
        )}
      </p>
    </section>
  );
}
