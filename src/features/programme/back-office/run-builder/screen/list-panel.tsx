import { useState } from 'react';
import type { Day } from '#i18n/berlin-time.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { PlannedDate, Times } from '../dates/planned-date.ts';
import { readList, type WrongLine } from '../dates/read-list.ts';
import { maxListCharacters } from '../limits.ts';
import styles from './run.module.css';
import { t } from './strings.ts';

type Props = { today: Day; times: readonly Times[]; onAdd: (dates: PlannedDate[]) => void };

/** Wrong lines that are shown at once; those below are told when these are mended. */
const maxShown = 10;

/** As long as one line cannot be read none is taken. */
export function ListPanel({ today, times, onAdd }: Props) {
  const language = useLanguage();
  const [text, setText] = useState('');
  const { dates, wrong } = readList(text, { today, times });
  const why = wrong.length > 0 ? t(language, 'list_wrong') : dates.length === 0 ? t(language, 'list_empty') : undefined;
  return (
    <form
      className={styles.fields}
      onSubmit={(event) => {
        event.preventDefault();
        if (why !== undefined) return;
        onAdd(dates);
        setText('');
      }}
    >
      <TextAreaField
        name="list"
        label={t(language, 'list')}
        hint={t(language, 'list_hint')}
        required
        rows={6}
        spellCheck={false}
        maxLength={maxListCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div role="status">
        {wrong.length > 0 && (
          <Notice kind="error">
            <p>{t(language, 'list_wrong_title', { n: wrong.length })}</p>
            <ul className={styles.wrong}>
              {wrong.slice(0, maxShown).map((line) => (
                <li key={line.line}>
                  <strong>
                    {t(language, 'line', { n: line.line })}, {line.text.slice(0, 60)}
                  </strong>{' '}
                  {remedyOf(line, language)}
                </li>
              ))}
            </ul>
            {wrong.length > maxShown && <p>{t(language, 'more_lines', { n: wrong.length - maxShown })}</p>}
          </Notice>
        )}
      </div>
      <p>
        <Button type="submit" size="small" why={why}>
          {t(language, 'add', { n: dates.length })}
        </Button>
      </p>
    </form>
  );
}

const remedyOf = ({ fault, part }: WrongLine, language: Language): string =>
  t(language, fault === 'skipped' ? 'skipped_line' : fault, { part: part.slice(0, 40) });
