import { ClipboardPaste } from 'lucide';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { BlockDefinition } from '#content/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { readCopied } from '../actions/copied.ts';
import { insertBlock, pasteBlocks } from '../actions/insert.ts';
import { isAllowedAt, nearestPosition } from '../actions/positions.ts';
import { blockIcon } from '../chrome/block-icons.ts';
import { t } from '../chrome/strings.ts';
import type { Open } from '../state/editor-state.ts';
import { useEditor } from '../state/use-editor.ts';
import styles from './palette.module.css';

const categories = ['text', 'picture', 'media', 'teaser', 'programme', 'layout', 'further'] as const;

/** The toolbar's first (E §1), the rest behind "more"; typing narrows them down, Enter takes the first. */
export function Palette({ open: { place, replaces }, onClose }: { open: Extract<Open, { kind: 'palette' }>; onClose: () => void }) {
  const editor = useEditor();
  const { language, registry } = editor;
  const title = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [isMore, showMore] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const { dialog, close } = useDialog({ isOpen: true, first: search });
  const chosen = useRef<(() => void) | null>(null);
  const offered = useMemo(() => {
    const { document } = editor.session.state;
    const fits = ({ type, childOnly = false }: BlockDefinition) =>
      childOnly ? isAllowedAt(document, registry, place, type) : nearestPosition(document, registry, place, type) !== null;
    return registry.blocks.filter(fits);
  }, [editor, registry, place]);
  const found = offered.filter((block) => matches(block, query));
  const usual = editor.site.toolbar.flatMap((type) => found.find((block) => block.type === type) ?? []);
  // What one searches, and what stands in few places, is not to be looked for behind another press.
  const isAll = isMore || usual.length === 0;
  const inCategory = (category: BlockDefinition['category']) => found.filter((block) => block.category === category && !usual.includes(block));
  const isSearch = query.trim() !== '';
  // What is called so comes before what only says so of itself.
  const named = found.filter((block) => isNamed(block, query));
  const searched = [{ key: 'found', blocks: [...named, ...found.filter((block) => !named.includes(block))] } as const];
  const all = [
    { key: 'usual', blocks: usual } as const,
    ...(isAll ? categories.map((category) => ({ key: category, blocks: inCategory(category) }) as const) : []),
  ];
  const groups = (isSearch ? searched : all).filter(({ blocks }) => blocks.length > 0);
  const copied = useMemo(readCopied, []);
  const take = (type: string | undefined) => {
    if (!type) return;
    chosen.current = () => insertBlock(editor, type, place, replaces);
    close();
  };
  // The dialog gives the focus back when it closes; what is new shall have it, and so comes after that.
  const onClosed = () => {
    onClose();
    chosen.current?.();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement); // or none of them
    (buttons[at + step] ?? (step < 0 ? dialog.current?.querySelector('input') : null))?.focus();
  };
  return (
    <Dialog ref={dialog} position="middle" aria-labelledby={title} onClose={onClosed} className={styles.palette ?? ''}>
      <DialogBody title={t(language, 'insert')} titleId={title} onClose={close}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead through the buttons in it */}
        <div onKeyDown={onKeyDown}>
          <TextField
            ref={search}
            name="block-search"
            type="search"
            label={t(language, 'search')}
            required
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && take(groups[0]?.blocks[0]?.type)}
          />
          <div ref={list} className={styles.groups}>
            {found.length === 0 && <p role="status">{t(language, 'nothing_found')}</p>}
            {copied && !isSearch && (
              <Button
                size="small"
                onClick={() => {
                  chosen.current = () => pasteBlocks(editor, copied, place);
                  close();
                }}
              >
                <Icon node={ClipboardPaste} />
                {t(language, 'paste_here', { n: copied.length })}
              </Button>
            )}
            {groups.map(({ key, blocks }) => (
              <section key={key} aria-labelledby={`${title}-${key}`}>
                <h3 id={`${title}-${key}`}>{t(language, key)}</h3>
                <ul>
                  {blocks.map(({ type, label, description, icon }) => (
                    <li key={type}>
                      <button type="button" onClick={() => take(type)}>
                        <Icon node={blockIcon(icon)} />
                        <span>
                          <strong>{label[language]}</strong>
                          <span>{description[language]}</span>
                        </span>
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
            {!isAll && !isSearch && found.length > usual.length && (
              <Button size="small" onClick={() => showMore(true)}>
                {t(language, 'all_blocks')}
              </Button>
            )}
          </div>
        </div>
      </DialogBody>
    </Dialog>
  );
}

const isNamed = ({ label }: BlockDefinition, query: string): boolean =>
  Object.values(label).some((name) => name.toLowerCase().startsWith(query.trim().toLowerCase()));

/** Every typed word begins a word of its name, description or type. */
export function matches({ type, label, description }: BlockDefinition, query: string): boolean {
  const words = `${type} ${Object.values(label).join(' ')} ${Object.values(description).join(' ')}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}
