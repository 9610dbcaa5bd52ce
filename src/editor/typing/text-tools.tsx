import { type ComponentType, type CSSProperties, useEffect, useState } from 'react';
import { lazyImport } from '#ui/lazy-import.ts';
import { useBox, useLift } from '../chrome/use-box.ts';
import { useEditorState } from '../state/use-editor.ts';
import styles from './text-tools.module.css';
import type { RichTyping } from './use-rich-typing.ts';

const loadBar = lazyImport(() => import('./format-bar.tsx'));

/** On a phone at the lower edge, where the thumb is. */
export function TextTools({ host, typing: { text, id } }: { host: HTMLElement | null; typing: RichTyping }) {
  // Not each key: the box follows what grows by itself.
  const shown = useEditorState((state) => state.shown);
  const box = useBox(host, [id], shown);
  const lift = useLift(host, id);
  const [Bar, setBar] = useState<ComponentType<{ text: RichTyping['text'] }> | null>(null);
  useEffect(() => {
    loadBar().then(
      (code) => setBar(() => code.FormatBar),
      () => {}, // one types without
    );
  }, []);
  if (!Bar || !box) return null;
  return (
    <div data-format="" className={styles.frame} style={{ top: box.top, left: box.left, width: box.width, height: box.height }}>
      <div className={styles.tools} style={{ '--lift': `${lift}px` } as CSSProperties /* a property of our own */}>
        <Bar text={text} />
      </div>
    </div>
  );
}
