import { useId, useRef, useState } from 'react';
import type { InputProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { FieldGroup } from '#ui/field/field.tsx';
import { useOrder } from '#ui/staff/pick/use-order.ts';
import { showToast } from '#ui/toast/toast.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { type FormFieldKind, takesSeveral } from '../../../definition/field-kinds.ts';
import { toFormField } from '../../../definition/to-form-field.ts';
import { maxChoices } from '../../../limits.ts';
import { NewLine } from '../new-line.tsx';
import { type Choice, newChoices } from '../questions.ts';
import { t } from '../strings.ts';
import { ChoiceLine } from './choice-line.tsx';
import styles from './choices.module.css';

type Props = Pick<InputProps, 'name' | 'errors' | 'isReadOnly'> & {
  kind: FormFieldKind;
  choices: readonly Choice[];
  /** As they are at this moment. */
  current: () => readonly Choice[];
  onChange: (choices: Choice[]) => void;
};

/** A line each in both languages; its key is made as it is added, and stays. */
export function ChoicesInput({ name, kind, choices, current, onChange, errors, isReadOnly }: Props) {
  const language = useLanguage();
  const [announcement, announce] = useState('');
  const [hasMails, showMails] = useState(choices.some(({ email }) => typeof email === 'string' && email !== ''));
  const place = useRef<HTMLDivElement>(null);
  const radios = useId();
  const latest = useRef({ current, onChange });
  latest.current = { current, onChange };
  const labels = toFormField({ choices }).choices.map(({ label }) => label);
  const nameOf = (index: number) => labels[index]?.[language] || labels[index]?.de || t(language, 'choice_name', { n: index + 1 });
  const order = useOrder(choices, onChange, (choice, index) =>
    announce(t(language, 'moved', { name: nameOf(choices.indexOf(choice)), n: index + 1, of: choices.length })),
  );
  const focus = (index: number, of: 'de' | 'en') =>
    requestAnimationFrame(() =>
      (
        place.current?.querySelector<HTMLElement>(`[data-choice="${index}"] input[lang="${of}"]`) ??
        place.current?.querySelector<HTMLElement>('[data-new-line] input')
      )?.focus(),
    );
  const insert = (lines: readonly string[], index: number) => {
    const now = current();
    const added = newChoices(lines, now).slice(0, maxChoices - now.length);
    onChange(now.toSpliced(index, 0, ...added));
    const [first = ''] = lines;
    announce(added.length === 1 ? t(language, 'choice_added', { name: first }) : t(language, 'n_choices', { n: now.length + added.length }));
  };
  const translate = (lines: readonly string[], from: number) =>
    onChange(current().map((choice, index) => withText(choice, 'en', lines[index - from] ?? textOf(choice, 'en'))));
  const setDefault = (index: number, isDefault: boolean) =>
    onChange(current().map((choice, at) => ({ ...choice, is_default: at === index ? isDefault : takesSeveral(kind) && choice.is_default === true })));
  const remove = (index: number) => {
    const [removed, name] = [current()[index] ?? {}, nameOf(index)];
    onChange(current().toSpliced(index, 1));
    const bringBack = () => {
      if (!place.current) return; // its question is gone, or folded
      const now = latest.current.current();
      if (now.some(({ key }) => key === removed.key)) return;
      latest.current.onChange(now.toSpliced(index, 0, removed));
      announce(t(language, 'restored', { name }));
      focus(Math.min(index, now.length), 'de');
    };
    showToast(t(language, 'removed', { name }), { text: t(language, 'undo'), run: bringBack });
    focus(Math.min(index, choices.length - 2), 'de'); // its button is gone
  };
  const full = choices.length >= maxChoices ? t(language, 'choices_full', { n: maxChoices }) : null;
  return (
    <FieldGroup name={name} label={t(language, 'choices')} required role="group" errors={errors(name)}>
      {() => (
        <div ref={place} className={styles.choices}>
          {choices.length > 0 && (
            <p className={styles.columns} aria-hidden="true">
              <span>{t(language, 'in_de')}</span>
              <span>{t(language, 'in_en')}</span>
              <span>{t(language, 'first')}</span>
            </p>
          )}
          <ol hidden={choices.length === 0}>
            {choices.map((choice, index) => (
              <ChoiceLine
                key={String(choice.key)}
                name={`${name}.${index}`}
                index={index}
                choice={choice}
                called={nameOf(index)}
                order={order}
                radios={takesSeveral(kind) ? null : radios}
                hasMails={hasMails}
                errors={errors}
                isReadOnly={isReadOnly}
                onText={(of, text) => onChange(current().with(index, withText(current()[index] ?? {}, of, text)))}
                onEmail={(email) => onChange(current().with(index, { ...current()[index], email }))}
                onDefault={(isDefault) => setDefault(index, isDefault)}
                onLines={(of, lines) => (of === 'de' ? insert(lines, index + 1) : translate(lines, index))}
                onEnter={(of) => focus(index + 1, of)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
          {!isReadOnly && (
            <NewLine
              name={`${name}.new`}
              label={t(language, 'choice_new')}
              hint={t(language, 'choice_new_hint')}
              max={200}
              full={full}
              onAdd={(lines) => insert(lines, current().length)}
            />
          )}
          {!isReadOnly && choices.length > 0 && (
            <CheckboxField name={`${name}.mails`} label={t(language, 'choice_mails')} checked={hasMails} onChange={({ target }) => showMails(target.checked)} />
          )}
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        </div>
      )}
    </FieldGroup>
  );
}

const textOf = (choice: Choice, of: 'de' | 'en'): string => toFormField({ choices: [choice] }).choices[0]?.label[of] ?? '';

function withText(choice: Choice, of: 'de' | 'en', text: string): Choice {
  const { [of]: _, ...others } = toFormField({ choices: [choice] }).choices[0]?.label ?? {};
  return { ...choice, label: text === '' ? others : { ...others, [of]: text } };
}
