import { useId, useMemo, useRef } from 'react';
import type { BlockPosition } from '#content/index.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { moveBlocks } from '../actions/move.ts';
import { type Target, targetsFor } from '../actions/positions.ts';
import { t } from '../chrome/strings.ts';
import { t as places } from '../gaps/strings.ts';
import { kindOf, nameOf } from '../state/names.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './move-dialog.module.css';

/** In the order of the page. */
export function MoveDialog({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const editor = useEditor();
  const { language, registry } = editor;
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const chosen = useRef<BlockPosition | null>(null);
  const targets = useMemo(() => targetsFor(editor.session.state.document, registry, ids), [editor, registry, ids]);
  const words = ({ behind, holder, place }: Target): string => {
    const column = holder?.columns && holder.columns.length > 1 ? `, ${places(language, 'column', { n: place.column + 1 })}` : '';
    if (behind) return places(language, 'behind', { name: nameOf(registry, behind, language) }) + column;
    return holder ? places(language, 'in_beginning', { name: kindOf(registry, holder, language) }) + column : places(language, 'at_beginning');
  };
  const onClosed = () => {
    onClose();
    const [first] = ids;
    if (chosen.current) moveBlocks(editor, ids, chosen.current);
    else if (first) editor.focus(first, { selected: ids });
  };
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClosed}>
      <DialogBody
        title={t(language, 'move_title', { name: ids.length > 1 ? t(language, 'several', { n: ids.length }) : editor.name(ids[0] ?? '') })}
        titleId={title}
        onClose={close}
      >
        <ol className={styles.targets}>
          {targets.map((target) => (
            <li key={`${target.place.parent} ${target.place.column} ${target.place.index}`} style={{ paddingInlineStart: `${target.depth * 1.25}rem` }}>
              <button
                type="button"
                aria-current={target.isCurrent || undefined}
                onClick={() => {
                  chosen.current = target.isCurrent ? null : target.place;
                  close();
                }}
              >
                {words(target)}
                {target.isCurrent && <span>{t(language, 'is_here')}</span>}
              </button>
            </li>
          ))}
        </ol>
      </DialogBody>
    </Dialog>
  );
}
