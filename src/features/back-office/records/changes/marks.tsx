import { X } from 'lucide';
import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { showToast } from '#ui/toast/toast.ts';
import type { ChangeMark, ChangeMarksContract } from '../../change-marks/contract.ts';
import { maxMarkName } from '../../change-marks/limits.ts';
import { instantInWords } from '../data/display-value.ts';
import { wordsOf } from '../data/words-of.ts';
import styles from './changes.module.css';
import { t } from './strings.ts';

type Props = { path: string; marks: readonly ChangeMark[]; since: string; onChoose: (since: string) => void };

/** The moments that the venue has marked: chosen with a click, marked by name, forgotten. */
export function Marks({ path, marks, since, onChoose }: Props) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const api = client<ChangeMarksContract>(httpTransport);
  const attempt = async (work: () => Promise<unknown>, words: string) => {
    setProblem('');
    try {
      await work();
      showToast(words);
      await revalidate();
    } catch (error) {
      setProblem(wordsOf(error));
    }
  };
  const mark = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (!typed) return;
    void attempt(
      async () => {
        await api.post('/api/change-marks/', { language, body: { list: path, name: typed } });
        setName('');
      },
      t(language, 'marked', { name: typed }),
    );
  };
  return (
    <section className={styles.marks} aria-label={t(language, 'marks')}>
      {marks.length > 0 && (
        <ul>
          {marks.map(({ id, name: called, at, by }) => (
            <li key={id}>
              <button type="button" aria-pressed={at === since} onClick={() => onChoose(at)}>
                <strong>{called}</strong> <span>{[instantInWords(at, language), by].filter(Boolean).join(' · ')}</span>
              </button>
              <Button
                look="quiet"
                size="compact"
                aria-label={t(language, 'unmark', { name: called })}
                onClick={() =>
                  void attempt(() => api.delete('/api/change-marks/{id}/', { language, parameters: { id } }), t(language, 'unmarked', { name: called }))
                }
              >
                <Icon node={X} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={mark}>
        <TextField
          name="mark"
          label={t(language, 'mark_name')}
          required
          maxLength={maxMarkName}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit">{t(language, 'mark')}</Button>
      </form>
      {problem && (
        <Notice kind="error" role="alert">
          <p>{problem}</p>
        </Notice>
      )}
    </section>
  );
}
