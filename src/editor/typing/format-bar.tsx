import type { Editor } from '@tiptap/core';
import { Bold, Italic, Link, List, ListOrdered, Redo2, Undo2 } from 'lucide';
import { type ComponentProps, useEffect, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { keysInWords } from '../keys/keys.ts';
import { textKeys } from '../keys/text-keys.ts';
import { useAnchors } from '../state/use-anchors.ts';
import { useEditor } from '../state/use-editor.ts';
import { isLinkKey } from './early-keys.ts';
import styles from './format-bar.module.css';
import { LinkPanel } from './link-panel.tsx';
import { t } from './strings.ts';

const marks = ['bold', 'italic', 'link', 'bulletList', 'orderedList'];

/** E §5 "Rich text toolbar"; the undo steps are the session's. */
export function FormatBar({ text }: { text: Editor }) {
  const editor = useEditor();
  return <FormatTools text={text} language={editor.language} places={useAnchors()} undo={() => editor.undo()} redo={() => editor.redo()} />;
}

type ToolsProps = Omit<ComponentProps<typeof LinkPanel>, 'onClose'> & { undo: () => void; redo: () => void };

/** For where no page is edited: the caller says whose steps are undone. */
export function FormatTools({ text, language, places, undo, redo }: ToolsProps) {
  const [, draw] = useState('');
  const [isLinking, setLinking] = useState(false);
  useEffect(() => {
    // Drawn anew when another button is pressed, not with each key.
    const onChange = () => draw(marks.filter((name) => text.isActive(name)).join(' '));
    text.on('transaction', onChange);
    return () => void text.off('transaction', onChange);
  }, [text]);
  useEffect(() => {
    if (text.isDestroyed) return; // left again before the tools were drawn
    const { dom } = text.view;
    const link = () => {
      delete dom.dataset.wantsLink;
      readSelection(text);
      setLinking(true);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!isLinkKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      link();
    };
    if (dom.dataset.wantsLink !== undefined) link(); // the key came before these tools
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [text]);
  const toggles = [
    ['bold', Bold, () => text.chain().focus().toggleBold().run()],
    ['italic', Italic, () => text.chain().focus().toggleItalic().run()],
    ['bulletList', List, () => text.chain().focus().toggleBulletList().run()],
    ['orderedList', ListOrdered, () => text.chain().focus().toggleOrderedList().run()],
  ] as const;
  if (isLinking) return <LinkPanel text={text} language={language} places={places} onClose={() => setLinking(false)} />;
  return (
    // A press must not take the caret out of the text.
    <div className={styles.bar} role="toolbar" aria-label={t(language, 'format')} onPointerDown={(event) => event.preventDefault()}>
      {toggles.map(([name, icon, run]) => (
        <button key={name} type="button" aria-label={t(language, name)} title={t(language, name)} aria-pressed={text.isActive(name)} onClick={run}>
          <Icon node={icon} />
        </button>
      ))}
      <button
        type="button"
        aria-label={t(language, 'link')}
        title={`${t(language, 'link')} (${keysInWords(textKeys.link, language)})`}
        aria-pressed={text.isActive('link')}
        onClick={() => setLinking(true)}
      >
        <Icon node={Link} />
      </button>
      <button type="button" aria-label={t(language, 'undo')} title={t(language, 'undo')} onClick={undo}>
        <Icon node={Undo2} />
      </button>
      <button type="button" aria-label={t(language, 'redo')} title={t(language, 'redo')} onClick={redo}>
        <Icon node={Redo2} />
      </button>
    </div>
  );
}

/** Fast keys come before the browser has told of the selection that they made. */
function readSelection({ view, commands }: Editor): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const ends = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)];
  commands.setTextSelection({ from: Math.min(...ends), to: Math.max(...ends) });
}
