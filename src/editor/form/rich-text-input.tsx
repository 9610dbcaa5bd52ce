import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { Json, RichText } from '#content/index.ts';
import { Field } from '#ui/field/field.tsx';
import { FormatBar } from '../typing/format-bar.tsx';
import { contentOf, createRichTextEditor } from '../typing/rich-text-editor.ts';
import styles from './rich-text-input.module.css';
import { t } from './strings.ts';
import type { FieldControl } from './use-field.ts';

export function RichTextInput({ name, field, language, raw, german, store, error, pending }: FieldControl) {
  const { label, help, required, limits } = field.form;
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const value = field.normalise(raw) as RichText; // of this kind
  const saved = useRef('');
  const first = useRef({ value, store, label: label[language] });
  first.current.store = store;
  useEffect(() => {
    if (!place.current) return;
    const change = (json: unknown) => {
      const next = field.normalise(json);
      saved.current = JSON.stringify(next);
      setProblem(first.current.store(field.isEmpty(next) ? undefined : (next as Json))?.message[language]);
    };
    const made = createRichTextEditor({ element: place.current, value: first.current.value, label: first.current.label, onChange: change, onKey: () => false });
    setEditor(made);
    return () => made.destroy();
  }, [field, language]);
  // What was changed elsewhere stands here as well.
  const now = JSON.stringify(value);
  useEffect(() => {
    if (!editor || editor.isFocused || saved.current === now || (saved.current === '' && JSON.stringify(first.current.value) === now)) return;
    editor.commands.setContent(contentOf(JSON.parse(now)), { emitUpdate: false });
  }, [editor, now]);
  const max = typeof limits.max === 'number' ? limits.max : Number.POSITIVE_INFINITY;
  const count = field.textOf(value, language).length;
  const hint = [
    help?.[language],
    pending,
    count > max * 0.8 && t(language, 'count', { n: count, limit: max }),
    german && t(language, 'german', { text: german }),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Field name={name} label={label[language]} required={required} {...(hint && { hint })} {...((problem ?? error) && { errors: [problem ?? error ?? ''] })}>
      {() => (
        <div className={styles.box}>
          {editor && <FormatBar text={editor} />}
          <div ref={place} className={styles.text} />
        </div>
      )}
    </Field>
  );
}
