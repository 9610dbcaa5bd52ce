import { Plus } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { findBlock, gridOf } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import { insertAt } from '../actions/insert.ts';
import { outermost, positionBeside } from '../actions/positions.ts';
import { type Spot, spotStyle } from '../gaps/clear-spot.ts';
import lines from '../gaps/gap-line.module.css';
import { GapLine } from '../gaps/gap-line.tsx';
import { useBlockDrag } from '../gaps/use-block-drag.ts';
import { useFrameSpots } from '../gaps/use-frame-spots.ts';
import { nameOf } from '../state/names.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './block-frame.module.css';
import { BlockTools } from './block-tools.tsx';
import { t } from './strings.ts';
import { elementOf, useBox, useLift } from './use-box.ts';

/** It lies over the page and moves nothing. */
export function BlockFrame({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const { language, registry } = editor;
  const selected = useEditorState((state) => state.selected);
  const shown = useEditorState((state) => state.shown);
  const wanted = useEditorState((state) => state.focus);
  const box = useBox(host, selected, shown);
  const lift = useLift(host, selected.at(-1));
  const spots = useFrameSpots(host, box, shown);
  const frame = useRef<HTMLDivElement>(null);
  const { drag, start, wasDrag } = useBlockDrag(host);
  const last = selected.at(-1);
  useLayoutEffect(() => {
    if (!wanted || wanted.inText || !selected.includes(wanted.id) || !box || !frame.current) return;
    if (host) elementOf(host, wanted.id)?.scrollIntoView({ block: 'nearest' });
    frame.current.focus({ preventScroll: true });
    editor.focused();
  }, [wanted, selected, box, host, editor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: marked anew after each drawing
  useLayoutEffect(() => {
    const elements = host && selected.length > 1 ? selected.flatMap((id) => elementOf(host, id) ?? []) : [];
    for (const element of elements) element.dataset.selected = '';
    return () => {
      for (const element of elements) delete element.dataset.selected;
    };
  }, [host, selected, shown]);
  const found = last === undefined ? undefined : findBlock(shown, last);
  const block = found?.block;
  const holder = found?.ancestors.at(-1);
  if (!last || !box || !block) return null;
  const blocks = outermost(shown, selected);
  const name = selected.length > 1 ? t(language, 'several', { n: blocks.length }) : t(language, 'tools_of', { kind: nameOf(registry, block, language) });
  const insert = (side: 'before' | 'after') => {
    const beside = side === 'before' ? blocks[0] : blocks.at(-1);
    const place = beside && positionBeside(shown, beside.id, side);
    if (place) insertAt(editor, place);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields */}
      <div
        ref={frame}
        role="group"
        aria-label={name}
        tabIndex={-1}
        data-frame=""
        data-row={(holder && gridOf(registry, holder) !== null) || undefined}
        data-several={selected.length > 1 || undefined}
        className={styles.frame}
        style={{ top: box.top, left: box.left, width: box.width, height: box.height }}
      >
        <InsertButton spot={spots?.before} label={t(language, 'insert_before')} onPress={() => insert('before')} />
        <BlockTools ids={selected} block={block} lift={lift} onDrag={start} wasDrag={wasDrag} />
        <InsertButton spot={spots?.after} label={t(language, 'insert_after')} onPress={() => insert('after')} />
      </div>
      {drag?.gap && <GapLine gap={drag.gap} isDrop />}
      {drag && (
        <p className={lines.carried} style={{ left: drag.x, top: drag.y }}>
          {selected.length > 1 ? name : nameOf(registry, block, language)}
        </p>
      )}
    </>
  );
}

const InsertButton = ({ spot, label, onPress }: { spot: Spot | undefined; label: string; onPress: () => void }) =>
  spot && (
    <button type="button" className={styles.insert} style={spotStyle(spot)} aria-label={label} onClick={onPress}>
      <Icon node={Plus} />
    </button>
  );
