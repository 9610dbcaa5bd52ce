import { useEffect, useRef, useState } from 'react';
import type { InputProps } from '#features/back-office/records/index.ts';
import { choose } from '#i18n/localised.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { FieldGroup } from '#ui/field/field.tsx';
import { useOrder } from '#ui/staff/pick/use-order.ts';
import { showToast } from '#ui/toast/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { toFormField } from '../../definition/to-form-field.ts';
import { maxFields } from '../../limits.ts';
import styles from './builder.module.css';
import { liveErrors } from './live-errors.ts';
import { NewLine } from './new-line.tsx';
import { QuestionItem } from './question-item.tsx';
import { type Question, slugOfQuestion } from './questions.ts';
import { t } from './strings.ts';
import { useQuestions } from './use-questions.ts';

const maxLabel = 300;
/** Saving makes the controls of a form anew: what was open stays open. */
let openedBefore: { readonly form: unknown; readonly slugs: readonly string[] } = { form: null, slugs: [] };

export function QuestionsInput({ name, field, value, onChange, errors: judged, lookups, values, isReadOnly, isNew }: InputProps) {
  const language = useLanguage();
  const all = useQuestions(values.id, value, onChange);
  const { questions } = all;
  const [announcement, announce] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => {
    const slugs = openedBefore.form === values.id ? openedBefore.slugs : [];
    return new Set(questions.flatMap((question, index) => (slugs.includes(slugOfQuestion(question)) ? [all.markOf(index)] : [])));
  });
  useEffect(() => {
    openedBefore = { form: values.id, slugs: questions.filter((_, index) => opened.has(all.markOf(index))).map(slugOfQuestion) };
  });
  const place = useRef<HTMLDivElement>(null);
  const live = liveErrors(questions, language);
  /** What was judged, and what is wrong at once, which was perhaps not judged yet. */
  const errors = (cell: string): readonly string[] => {
    const [known, now] = [judged(cell), live.get(cell)];
    return now === undefined || known.includes(now) ? known : [...known, now];
  };
  const nameOf = (question: Question, index: number) => choose(toFormField(question).label, language).text || t(language, 'nameless', { n: index + 1 });
  const open = (mark: number, isOpen: boolean) =>
    setOpened((before) => {
      const after = new Set(before);
      if (isOpen) after.add(mark);
      else after.delete(mark);
      return after;
    });
  const order = useOrder(questions, all.reorder, (question, index) => {
    const now = liveErrors(questions.toSpliced(questions.indexOf(question), 1).toSpliced(index, 0, question), language);
    const broken = [...now.values()].filter((message) => ![...live.values()].includes(message));
    announce([t(language, 'moved', { name: nameOf(question, index), n: index + 1, of: questions.length }), ...new Set(broken)].join(' '));
  });
  const add = (lines: string[]) => {
    const taken = lines.slice(0, maxFields - questions.length);
    all.add(taken);
    const [first = ''] = taken;
    announce(taken.length === 1 ? t(language, 'added', { name: first, n: questions.length + 1 }) : t(language, 'added_many', { n: taken.length }));
  };
  const duplicate = (index: number) => {
    all.duplicate(index);
    announce(t(language, 'duplicated', { name: nameOf(all.at(index), index), n: index + 2 }));
    focusItem(index + 1);
  };
  const remove = (index: number) => {
    const removed = nameOf(all.at(index), index);
    const bringBack = all.remove(index);
    const words = t(language, 'removed', { name: removed });
    showToast(words, {
      text: t(language, 'undo'),
      run: () => {
        if (!bringBack()) return;
        announce(t(language, 'restored', { name: removed }));
        focusItem(index);
      },
    });
    focusItem(Math.min(index, questions.length - 2)); // its button is gone
  };
  const focusItem = (index: number) =>
    requestAnimationFrame(() =>
      (
        place.current?.querySelector<HTMLElement>(`[data-question="${index}"] [data-fold]`) ??
        place.current?.querySelector<HTMLElement>('[data-new-line] input')
      )?.focus(),
    );
  const { label, help } = field.form;
  const full = questions.length >= maxFields ? t(language, 'full', { n: maxFields }) : null;
  return (
    <FieldGroup name={name} label={label[language]} required role="group" errors={judged(name)} {...(help && { hint: help[language] })}>
      {() => (
        <div ref={place} className={styles.builder}>
          {questions.length === 0 && <p className={styles.none}>{t(language, 'none')}</p>}
          <ol className={styles.questions} hidden={questions.length === 0}>
            {questions.map((question, index) => {
              const mark = all.markOf(index);
              return (
                <QuestionItem
                  key={mark}
                  all={all}
                  index={index}
                  question={question}
                  name={`${name}.${index}`}
                  called={nameOf(question, index)}
                  errors={errors}
                  judged={judged}
                  order={order}
                  isOpen={opened.has(mark)}
                  onOpen={(isOpen) => open(mark, isOpen)}
                  onDuplicate={full === null ? () => duplicate(index) : undefined}
                  onRemove={() => remove(index)}
                  input={{ lookups, isReadOnly, isNew }}
                />
              );
            })}
          </ol>
          {!isReadOnly && <NewLine name={`${name}.new`} label={t(language, 'new')} hint={t(language, 'new_hint')} max={maxLabel} full={full} onAdd={add} />}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </div>
      )}
    </FieldGroup>
  );
}
