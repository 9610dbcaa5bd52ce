import { Plus } from 'lucide';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type BlockPosition, listsOf, walk } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import { insertAt } from '../actions/insert.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './gap-line.module.css';
import { columnElement } from './gaps.ts';
import { t } from './strings.ts';

type EmptyColumn = { readonly element: HTMLElement; readonly place: BlockPosition };

/** The page as a whole says more while it is empty (empty-page.tsx). */
export function EmptyColumns({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const shown = useEditorState((state) => state.shown);
  const [empty, setEmpty] = useState<readonly EmptyColumn[]>([]);
  useLayoutEffect(() => {
    if (!host) return;
    const isEmptyPage = shown.columns.every((list) => list.length === 0);
    const holders = [null, ...[...walk(shown)].map(({ block }) => block)].filter((holder) => (holder ? holder.columns : !isEmptyPage));
    const found = holders.flatMap((holder) =>
      listsOf(holder ?? shown).flatMap((list, column) => {
        const place = { parent: holder?.id ?? null, column, index: 0 };
        const element = list.length === 0 ? columnElement(host, place.parent, column) : null;
        return element ? [{ element, place }] : [];
      }),
    );
    setEmpty((now) => (now.length === 0 && found.length === 0 ? now : found));
  }, [host, shown]);
  return empty.map(({ element, place }) =>
    createPortal(
      <button
        type="button"
        data-editor=""
        className={styles.plus}
        aria-label={t(editor.language, 'insert_in_column', { n: place.column + 1 })}
        onClick={() => insertAt(editor, place)}
      >
        <Icon node={Plus} />
      </button>,
      element,
      `${place.parent} ${place.column}`,
    ),
  );
}
