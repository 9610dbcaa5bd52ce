import { useEffect, useId, useRef, useState } from 'react';
import { type Block, findBlock } from '#content/index.ts';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import panel from '../panel/side-panel.module.css';
import { kindOf, nameOf } from '../state/names.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import styles from './block-form.module.css';
import { ChildrenInput } from './children-input.tsx';
import { FieldInput } from './field-input.tsx';
import { LayoutInput } from './layout-input.tsx';
import { t } from './strings.ts';
import { type FieldControl, useFields } from './use-field.ts';

/** From this width on the form stands beside its block; below it is a sheet over the page. */
const isWide = () => matchMedia('(width >= 64em)').matches;

type Props = { id: string; field?: string | undefined; leavesFocus?: boolean; isFinding?: boolean; onClose: () => void };

/** Made from the declaration; the page changes while one types, so nothing is unsaved when it closes. */
export function BlockForm({ id, field, leavesFocus = false, isFinding = false, onClose }: Props) {
  const editor = useEditor();
  const { language, registry } = editor;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const document = useEditorState((state) => state.session.document);
  const hasOutline = useEditorState((state) => state.hasOutline);
  const found = findBlock(document, id);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    if (isWide()) element.show();
    else element.showModal();
  }, []);
  useEffect(() => {
    if (isFinding) showBlock(id);
  }, [id, isFinding]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another block is another form in the same place
  useEffect(() => {
    if (leavesFocus) return;
    const named = field && dialog.current?.querySelector<HTMLElement>(`[name="${field}"], [data-control="${field}"] button`);
    if (named) named.focus();
    else focusFirst(dialog.current?.querySelector<HTMLElement>('[data-fields] > :first-child'));
  }, [id, field]);
  if (!found) return null;
  const { block, ancestors } = found;
  const holder = ancestors.at(-1);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={title}
      className={`${panel.panel} ${styles.form}`}
      data-side={sideFor(id, hasOutline)}
      // That of the media library, which stands in it as React sees it, is not its own.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <DialogBody title={t(language, 'title', { kind: kindOf(registry, block, language) })} titleId={title} onClose={onClose}>
        {holder && (
          <button type="button" className={styles.back} onClick={() => editor.show({ kind: 'form', id: holder.id })}>
            ← {t(language, 'up_to', { name: nameOf(registry, holder, language) })}
          </button>
        )}
        <div data-fields="" className={styles.fields}>
          <Fields key={`${id} ${field}`} block={block} finding={isFinding ? field : undefined} />
        </div>
      </DialogBody>
    </dialog>
  );
}

/** To the field itself while its code loads, so that the next Tab leads into it and not past it. */
function focusFirst(field: HTMLElement | null | undefined): void {
  const control = field?.querySelector<HTMLElement>(':is(input, select, textarea, button, [contenteditable]):not([type=hidden])');
  if (field && !control) field.tabIndex = -1;
  (control ?? field)?.focus();
}

/** Whoever comes from a list of reasons sees the block that one is about beside its form. */
const showBlock = (id: string) => document.querySelector(`[data-editing] [data-block="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'center' });

/** `finding` is the field to which a reason against publishing has led. */
export function Fields({ block, finding }: { block: Block; finding?: string | undefined }) {
  const { language } = useEditor();
  const [touched, touch] = useState<readonly string[]>(finding === undefined ? [] : [finding]);
  const known = useFields(block.id);
  if (!known) return <p>{t(language, 'unknown')}</p>;
  const { definition, fields } = known;
  const inGroup = (group: string) => fields.filter((one) => one.field.form.group === group);
  const show = (list: readonly FieldControl[]) =>
    list.map((one) => {
      const isTouched = touched.includes(one.name);
      const pending = !isTouched && one.error ? t(language, 'pending', { what: one.error }) : undefined;
      return (
        // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus has left the control in it
        <div key={one.name} data-control={one.name} className={styles.field} onBlur={() => isTouched || touch([...touched, one.name])}>
          <FieldInput {...one} error={isTouched ? one.error : undefined} pending={pending} />
        </div>
      );
    });
  const [content, looks, settings] = [inGroup('content'), inGroup('looks'), inGroup('settings')];
  return (
    <>
      {show(content)}
      <ChildrenInput block={block} definition={definition} />
      {definition.columns && <LayoutInput id={block.id} layout={block.layout ?? ''} layouts={definition.columns.layouts} />}
      {looks.length > 0 && (
        <Disclosure summary={t(language, 'looks')} open={content.length === 0 || undefined}>
          <div className={styles.fields}>{show(looks)}</div>
        </Disclosure>
      )}
      {settings.length > 0 && (
        <Disclosure summary={t(language, 'settings')} open={settings.some(({ name, error }) => error !== undefined || name === finding) || undefined}>
          <div className={styles.fields}>{show(settings)}</div>
        </Disclosure>
      )}
    </>
  );
}

function sideFor(id: string, hasOutline: boolean): 'left' | 'right' {
  if (hasOutline) return 'right';
  const box = window.document.querySelector(`[data-block="${CSS.escape(id)}"]`)?.getBoundingClientRect();
  return box && box.left > window.innerWidth / 2 ? 'left' : 'right';
}
