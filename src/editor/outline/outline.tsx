import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { layouts } from '#content/index.ts';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { elementOf } from '../chrome/use-box.ts';
import { LayoutInput } from '../form/layout-input.tsx';
import panel from '../panel/side-panel.module.css';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './outline.module.css';
import { outlineRows } from './outline-rows.ts';
import { OutlineTree } from './outline-tree.tsx';
import { t } from './strings.ts';

/** From this width on it stands beside the page; below it is a sheet over it. */
const isWide = () => matchMedia('(width >= 64em)').matches;

export function Outline({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const { language, registry } = editor;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const document = useDeferredValue(useEditorState((state) => state.session.document));
  const hasSmallModules = useEditorState((state) => state.hasSmallModules);
  const [query, setQuery] = useState('');
  const rows = useMemo(() => outlineRows(document, registry, { language, at: new Date(), query }), [document, registry, language, query]);
  const close = () => editor.view({ hasOutline: false });
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    if (isWide()) element.show();
    else element.showModal();
    element.querySelector<HTMLElement>('[role="treegrid"], input')?.focus();
  }, []);
  const show = (id: string) => {
    if (host) elementOf(host, id)?.scrollIntoView({ block: 'nearest' });
  };
  const jump = (id: string) => {
    if (!isWide()) close();
    editor.focus(id);
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={`${panel.panel} ${styles.outline}`}
      data-side="left"
      data-outline=""
      onClose={({ target, currentTarget }) => target === currentTarget && close()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        close();
      }}
    >
      <DialogBody title={t(language, 'outline')} titleId={title} onClose={close}>
        <TextField
          name="outline-search"
          type="search"
          label={t(language, 'find')}
          required
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <div data-outline-rows="">
          <OutlineTree
            rows={rows}
            document={document}
            empty={t(language, query ? 'nothing_found' : 'empty')}
            onSelect={(ids) => {
              editor.select(ids);
              const last = ids.at(-1);
              if (last) show(last);
            }}
            onJump={jump}
          />
        </div>
        <p className={styles.help}>{t(language, 'help')}</p>
        <CheckboxField
          name="small-modules"
          role="switch"
          label={t(language, 'small_modules')}
          checked={hasSmallModules}
          onChange={({ target }) => editor.view({ hasSmallModules: target.checked })}
        />
        <LayoutInput id={null} layout={document.layout} layouts={layouts} />
      </DialogBody>
    </dialog>
  );
}
