import { GripVertical, X } from 'lucide';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import type { InputProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { mailAddress } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import type { useOrder } from '#ui/staff/pick/use-order.ts';
import { toFormField } from '../../../definition/to-form-field.ts';
import builder from '../builder.module.css';
import { type Choice, linesOf } from '../questions.ts';
import { t } from '../strings.ts';
import styles from './choices.module.css';

type Props = Pick<InputProps, 'name' | 'errors' | 'isReadOnly'> & {
  index: number;
  choice: Choice;
  called: string;
  order: ReturnType<typeof useOrder<Choice>>;
  /** The name of its group where one alone may be chosen at first. */
  radios: string | null;
  hasMails: boolean;
  onText: (of: 'de' | 'en', text: string) => void;
  onEmail: (email: string) => void;
  onDefault: (isDefault: boolean) => void;
  onLines: (of: 'de' | 'en', lines: string[]) => void;
  onEnter: (of: 'de' | 'en') => void;
  onRemove: () => void;
};

export function ChoiceLine(props: Props) {
  const { name, index, choice, called, order, radios, hasMails, errors, isReadOnly, onText, onEmail, onDefault, onRemove } = props;
  const language = useLanguage();
  const id = useId();
  const { label, email, is_default, key } = toFormField({ choices: [choice] }).choices[0] ?? { label: {}, email: '', is_default: false, key: '' };
  const wrong = [...errors(`${name}.label`), ...errors(`${name}.key`), ...errors(`${name}.email`)];
  const isWrong = errors(`${name}.label`).length > 0 || undefined;
  return (
    <li {...order.place(index)} className={styles.choice} data-choice={index}>
      {!isReadOnly && (
        <button type="button" className={builder.grip} aria-label={t(language, 'move', { name: called })} {...order.handle(index)}>
          <Icon node={GripVertical} />
        </button>
      )}
      {(['de', 'en'] as const).map((of) => (
        <input
          key={of}
          lang={of}
          name={`${name}.label.${of}`}
          aria-label={t(language, `choice_${of}`, { n: index + 1 })}
          aria-invalid={of === 'de' ? isWrong : undefined}
          aria-describedby={wrong.length > 0 ? `${id}-error` : undefined}
          autoComplete="off"
          maxLength={200}
          readOnly={isReadOnly}
          value={label[of] ?? ''}
          {...(of === 'en' && label.de && { placeholder: label.de })}
          {...handlersOf(of, props)}
          onChange={({ target }) => onText(of, target.value)}
        />
      ))}
      <label className={styles.first}>
        <input
          type={radios ? 'radio' : 'checkbox'}
          name={radios ?? `${name}.is_default`}
          aria-label={t(language, 'choice_default', { name: called })}
          checked={is_default}
          disabled={isReadOnly}
          onChange={({ target }) => onDefault(target.checked)}
          // A radio button that is pressed again: nothing is chosen at first.
          onClick={() => radios && is_default && onDefault(false)}
        />
      </label>
      {!isReadOnly && <IconButton icon={X} label={t(language, 'remove', { name: called })} onClick={onRemove} />}
      {hasMails && (
        <input
          className={styles.mail}
          {...mailAddress}
          name={`${name}.email`}
          aria-label={t(language, 'choice_email', { name: called })}
          aria-invalid={errors(`${name}.email`).length > 0 || undefined}
          aria-describedby={wrong.length > 0 ? `${id}-error` : undefined}
          placeholder={t(language, 'choice_email_short')}
          readOnly={isReadOnly}
          value={email}
          onChange={({ target }) => onEmail(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()}
        />
      )}
      <code className={styles.choiceKey} title={t(language, 'key')}>
        {key}
      </code>
      {wrong.length > 0 && (
        <p id={`${id}-error`} className={styles.problem}>
          {[...new Set(wrong)].join(' ')}
        </p>
      )}
    </li>
  );
}

/** Several lines that are pasted are several choices. */
const handlersOf = (of: 'de' | 'en', { onEnter, onLines }: Props) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault(); // it would send the form
    onEnter(of);
  },
  onPaste: (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    onLines(of, linesOf(pasted));
  },
});
