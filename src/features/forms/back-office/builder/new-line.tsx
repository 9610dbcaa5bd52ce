import { CornerDownLeft } from 'lucide';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './builder.module.css';
import { linesOf } from './questions.ts';
import { t } from './strings.ts';

type Props = {
  name: string;
  label: string;
  hint: string;
  max: number /** Nothing more can be added. */;
  full: string | null;
  onAdd: (lines: string[]) => void;
};

/** A line at the end of a list: Enter adds what it says and leaves the caret for the next one; several lines that are pasted are added at once. */
export function NewLine({ name, label, hint, max, full, onAdd }: Props) {
  const language = useLanguage();
  const [text, type] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const add = (lines: string[]) => {
    type('');
    if (lines.length === 0 || full !== null) return;
    onAdd(lines.map((line) => line.slice(0, max)));
    requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault(); // it would send the form
    add(linesOf(text));
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    add(linesOf(text + pasted));
  };
  return (
    <div ref={place} className={styles.new} data-new-line="">
      <TextField
        name={name}
        label={label}
        required
        hint={full ?? hint}
        lang="de"
        autoComplete="off"
        maxLength={max}
        readOnly={full !== null}
        value={text}
        enterKeyHint="enter"
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => add(linesOf(text))} // nothing that was typed is lost
        after={
          text.trim() !== '' && (
            <Button look="quiet" size="small" tabIndex={-1} onClick={() => add(linesOf(text))}>
              <Icon node={CornerDownLeft} />
              {t(language, 'add')}
            </Button>
          )
        }
      />
    </div>
  );
}
