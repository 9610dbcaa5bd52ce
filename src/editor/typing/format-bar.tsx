import type { Editor } from '@tiptap/core';
import { Bold, Italic, Link, List, ListOrdered, Redo2, Undo2 } from 'lucide';
import { type FormEvent, useEffect, useState } from 'react';
import { readAddress } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import { t as chrome } from '../chrome/strings.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './format-bar.module.css';
import { t } from './strings.ts';

const marks = ['bold', 'italic', 'link', 'bulletList', 'orderedList'];

/** Bold, italic, link, both lists, undo and redo (E §5 "Rich text toolbar"). */
export function FormatBar({ text }: { text: Editor }) {
  const editor = useEditor();
  const { language } = editor;
  const [, draw] = useState('');
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    // Drawn anew when another button is pressed, not with each key.
    const onChange = () => draw(marks.filter((name) => text.isActive(name)).join(' '));
    text.on('transaction', onChange);
    return () => void text.off('transaction', onChange);
  }, [text]);
  const toggles = [
    ['bold', Bold, () => text.chain().focus().toggleBold().run()],
    ['italic', Italic, () => text.chain().focus().toggleItalic().run()],
    ['bulletList', List, () => text.chain().focus().toggleBulletList().run()],
    ['orderedList', ListOrdered, () => text.chain().focus().toggleOrderedList().run()],
  ] as const;
  if (isLinking) return <LinkForm text={text} onClose={() => setLinking(false)} />;
  return (
    // A press must not take the caret out of the text.
    <div className={styles.bar} role="toolbar" aria-label={t(language, 'format')} onPointerDown={(event) => event.preventDefault()}>
      {toggles.map(([name, icon, run]) => (
        <button key={name} type="button" aria-label={t(language, name)} title={t(language, name)} aria-pressed={text.isActive(name)} onClick={run}>
          <Icon node={icon} />
        </button>
      ))}
      <button type="button" aria-label={t(language, 'link')} title={t(language, 'link')} aria-pressed={text.isActive('link')} onClick={() => setLinking(true)}>
        <Icon node={Link} />
      </button>
      <button type="button" aria-label={chrome(language, 'undo')} title={chrome(language, 'undo')} onClick={() => editor.undo()}>
        <Icon node={Undo2} />
      </button>
      <button type="button" aria-label={chrome(language, 'redo')} title={chrome(language, 'redo')} onClick={() => editor.redo()}>
        <Icon node={Redo2} />
      </button>
    </div>
  );
}

function LinkForm({ text, onClose }: { text: Editor; onClose: () => void }) {
  const { language } = useEditor();
  const isLink = text.isActive('link');
  const [address, setAddress] = useState(String(text.getAttributes('link').href ?? ''));
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readAddress(address);
    if (!('href' in read)) return setWrong(true);
    const chain = text.chain().focus();
    // With nothing chosen, and not in a link, the address itself is what one reads.
    if (text.state.selection.empty && !isLink)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: read.href } }] }).run();
    else chain.setLink(read.href).run();
    onClose();
  };
  return (
    <form
      className={styles.bar}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        text.commands.focus();
        onClose();
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: opened to be typed in
        autoFocus
        type="text"
        inputMode="url"
        value={address}
        aria-label={t(language, 'link_address')}
        aria-invalid={isWrong || undefined}
        placeholder="https://"
        onChange={({ target }) => setAddress(target.value)}
      />
      <button type="submit">{t(language, 'set_link')}</button>
      {isLink && (
        <button
          type="button"
          onClick={() => {
            text.chain().focus().unsetLink().run();
            onClose();
          }}
        >
          {t(language, 'remove_link')}
        </button>
      )}
      <button
        type="button"
        onClick={() => {
          text.commands.focus();
          onClose();
        }}
      >
        {t(language, 'cancel')}
      </button>
      {isWrong && (
        <p role="alert" className={styles.problem}>
          {t(language, 'no_address')}
        </p>
      )}
    </form>
  );
}
