import { type Editor, Extension } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { useEffect, useRef, useState } from 'react';
import { FormatTools } from '#editor/typing/format-bar.tsx';
import { createRichTextEditor } from '#editor/typing/rich-text-editor.ts';
import type { RichTextInputProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import styles from './rich-text.module.css';

/** On a page the session knows every step; a form has none. */
const steps = Extension.create({
  name: 'steps',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const back = () => undo(this.editor.state, this.editor.view.dispatch);
    const forth = () => redo(this.editor.state, this.editor.view.dispatch);
    return { 'Mod-z': back, 'Mod-y': forth, 'Shift-Mod-z': forth };
  },
});

export function RichTextInput({ label, describedBy, isWrong, lang, value, onChange }: RichTextInputProps) {
  const language = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  const first = useRef({ value, label });
  useEffect(() => {
    if (!container.current) return;
    const made = createRichTextEditor({
      element: container.current,
      ...first.current,
      onChange: (json) => latest.current(json),
      onKey: () => false,
      more: [steps],
    });
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const text = editor?.view.dom;
    if (!text) return;
    text.toggleAttribute('aria-invalid', isWrong);
    if (isWrong) text.setAttribute('aria-invalid', 'true');
    if (describedBy) text.setAttribute('aria-describedby', describedBy);
    else text.removeAttribute('aria-describedby');
  }, [editor, isWrong, describedBy]);
  return (
    <div className={styles.box} data-wrong={isWrong || undefined}>
      {editor && (
        <FormatTools
          text={editor}
          language={language}
          places={[]}
          undo={() => undo(editor.state, editor.view.dispatch)}
          redo={() => redo(editor.state, editor.view.dispatch)}
        />
      )}
      <div ref={container} lang={lang} className={styles.text} />
    </div>
  );
}
