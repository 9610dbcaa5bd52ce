import { Ellipsis, GripVertical } from 'lucide';
import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Block } from '#content/index.ts';
import { Icon } from '#ui/icon.tsx';
import { outermost } from '../actions/positions.ts';
import { blockTools, edit, furtherCommands, moveTo } from '../commands/block-commands.ts';
import type { CommandTarget, EditorCommand } from '../commands/command.ts';
import { tableCommands } from '../commands/table-commands.ts';
import { keysInWords } from '../keys/keys.ts';
import { kindOf } from '../state/names.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './block-frame.module.css';
import { t } from './strings.ts';

type Props = {
  /** The last is `block`. */
  ids: readonly string[];
  block: Block;
  /** px by which they stand higher than the block's upper edge. */
  lift: number;
  onDrag: (event: PointerEvent<HTMLElement>, ids: readonly string[]) => void;
  wasDrag: RefObject<boolean>;
};

/** The handle is dragged, or pressed for all places as a list. */
export function BlockTools({ ids, block, lift, onDrag, wasDrag }: Props) {
  const editor = useEditor();
  const { language, registry } = editor;
  useEditorState((state) => state.shown); // where it can go changes with it, and not with each key
  const isSeveral = ids.length > 1;
  const kind = isSeveral ? t(language, 'several', { n: outermost(editor.session.state.document, ids).length }) : kindOf(registry, block, language);
  const target: CommandTarget = { editor, ids, keepsFocus: true };
  return (
    <div role="toolbar" aria-label={isSeveral ? kind : t(language, 'tools_of', { kind })} className={styles.tools} style={lifted(lift)}>
      <button
        type="button"
        className={styles.handle}
        aria-label={t(language, 'drag', { kind })}
        title={t(language, 'drag', { kind })}
        onPointerDown={(event) => onDrag(event, ids)}
        onClick={() => !wasDrag.current && moveTo.run(target)}
      >
        <Icon node={GripVertical} />
        <span className={styles.kind}>{kind}</span>
      </button>
      {blockTools.map((command) => command.isOffered(target) && <Tool key={command.name} command={command} target={target} hasWords={command === edit} />)}
      <Further key={ids.join(' ')} target={target} kind={kind} />
    </div>
  );
}

const lifted = (lift: number): CSSProperties => ({ '--lift': `${lift}px` }) as CSSProperties; // a property of our own

function Tool({ command, target, hasWords }: { command: EditorCommand; target: CommandTarget; hasWords: boolean }) {
  const label = command.label(target);
  const whyNot = command.whyNot?.(target) ?? null;
  return (
    <button
      type="button"
      aria-label={hasWords ? undefined : label}
      title={hasWords ? undefined : (whyNot ?? label)}
      aria-disabled={whyNot !== null || undefined}
      onClick={() => command.run(target)}
    >
      {command.icon && <Icon node={command.icon} />}
      {hasWords && label}
    </button>
  );
}

function Further({ target, kind }: { target: CommandTarget; kind: string }) {
  const { language } = target.editor;
  const [isOpen, open] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const list = useId();
  useEffect(() => {
    if (!isOpen) return;
    // Near the lower edge its last lines would lie below the toolbar.
    place.current?.querySelector('ul')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const onPointer = (event: globalThis.PointerEvent) => !place.current?.contains(event.target as Node) && open(false); // a pointer is always at a node
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what is unfolded in it
    <div
      ref={place}
      className={styles.further}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        open(false);
        place.current?.querySelector('button')?.focus();
      }}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={list} aria-label={t(language, 'further_commands', { kind })} onClick={() => open(!isOpen)}>
        <Icon node={Ellipsis} />
      </button>
      {isOpen && (
        <ul id={list} className={styles.list}>
          {[...tableCommands, ...furtherCommands].map((command) => {
            const [shortcut] = Object.values(command.keys ?? {}).flat();
            return (
              command.isOffered(target) && (
                <li key={command.name}>
                  <button
                    type="button"
                    onClick={() => {
                      open(false);
                      command.run(target);
                    }}
                  >
                    {command.label(target)}
                    {shortcut && <kbd>{keysInWords(shortcut, language, { isShort: true })}</kbd>}
                  </button>
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}
