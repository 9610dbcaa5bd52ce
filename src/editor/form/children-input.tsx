import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide';
import type { Block, BlockDefinition } from '#content/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { addEntry } from '../actions/insert.ts';
import { moveBlock } from '../actions/move.ts';
import { removeBlocks } from '../actions/remove.ts';
import { kindOf, nameOf } from '../state/names.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './block-form.module.css';
import { t } from './strings.ts';

export function ChildrenInput({ block, definition }: { block: Block; definition: BlockDefinition }) {
  const editor = useEditor();
  const { language, registry } = editor;
  const { children: list } = definition;
  if (!list) return null;
  const entries = block.children ?? [];
  const kind = kindOf(registry, { type: list.allowed[0] ?? '' }, language);
  const isFull = entries.length >= list.max;
  const problem = list.validate(entries.length);
  return (
    <fieldset className={styles.entries}>
      <legend>{list.form.label[language]}</legend>
      {problem && <p className={styles.problem}>{problem.message[language]}</p>}
      <ol>
        {entries.map((entry, index) => {
          const name = nameOf(registry, entry, language);
          return (
            <li key={entry.id}>
              <span>{name}</span>
              <span className={styles.tools}>
                <IconButton
                  icon={Pencil}
                  size="compact"
                  label={t(language, 'edit_entry', { name })}
                  onClick={() => editor.show({ kind: 'form', id: entry.id })}
                />
                {index > 0 && (
                  <IconButton
                    icon={ArrowUp}
                    size="compact"
                    label={t(language, 'entry_up', { name })}
                    onClick={() => moveBlock(editor, entry.id, { parent: block.id, column: 0, index: index - 1 }, { keepFocus: true })}
                  />
                )}
                {index < entries.length - 1 && (
                  <IconButton
                    icon={ArrowDown}
                    size="compact"
                    label={t(language, 'entry_down', { name })}
                    onClick={() => moveBlock(editor, entry.id, { parent: block.id, column: 0, index: index + 1 }, { keepFocus: true })}
                  />
                )}
                <IconButton
                  icon={Trash2}
                  size="compact"
                  label={t(language, 'remove_entry', { name })}
                  onClick={() => removeBlocks(editor, [entry.id], { keepFocus: true })}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <Button
        size="small"
        why={isFull ? t(language, 'is_full', { n: list.max }) : undefined}
        onClick={() => {
          const id = addEntry(editor, block.id);
          if (id) editor.show({ kind: 'form', id });
        }}
      >
        <Icon node={Plus} />
        {t(language, 'add_entry', { kind })}
      </Button>
    </fieldset>
  );
}
