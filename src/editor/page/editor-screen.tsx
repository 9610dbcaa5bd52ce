import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { EditTarget } from '#features/cms/editing/index.ts';
import type { Resources } from '#features/cms/resources/contract.ts';
import { Confirmations } from '#ui/confirm/confirmations.tsx';
import { lazyImport } from '#ui/lazy-import.ts';
import { Toasts } from '#ui/toast/toasts.tsx';
import hidden from '#ui/visually-hidden.module.css';
import { BlockFrame } from '../chrome/block-frame.tsx';
import { Dock } from '../chrome/dock.tsx';
import { EmptyPage } from '../chrome/empty-page.tsx';
import { OwnerNote } from '../chrome/owner-note.tsx';
import { SessionNotes } from '../chrome/session-notes.tsx';
import { t } from '../chrome/strings.ts';
import { EmptyColumns } from '../gaps/empty-columns.tsx';
import { InsertLine } from '../gaps/insert-line.tsx';
import { PictureDrop } from '../gaps/picture-drop.tsx';
import { SectionNote } from '../sections/section-note.tsx';
import type { Owner } from '../state/open-page.ts';
import type { PageEditor } from '../state/page-editor.ts';
import { EditorContext, useEditor, useEditorState } from '../state/use-editor.ts';
import { TextTools } from '../typing/text-tools.tsx';
import { usePlainTyping } from '../typing/use-plain-typing.ts';
import { useRichTyping } from '../typing/use-rich-typing.ts';
import { Canvas } from './canvas.tsx';
import { Later } from './later.tsx';
import { useClipboard } from './use-clipboard.ts';
import { useFocus } from './use-focus.ts';
import { useKeys } from './use-keys.ts';
import { usePointer } from './use-pointer.ts';

/** ms in which the page is drawn first. */
const restAfterOpening = 500;

type Props = { editor: PageEditor; owner: Owner; resources: Resources; target: EditTarget; hasToolbar: boolean; onLeave: () => void };

export const EditorScreen = ({ editor, ...rest }: Props) => (
  <EditorContext value={editor}>
    <Screen {...rest} />
  </EditorContext>
);

function Screen({ owner, resources, target, hasToolbar, onLeave }: Omit<Props, 'editor'>) {
  const editor = useEditor();
  const [host, setHost] = useState<HTMLElement | null>(null);
  usePointer(host);
  useKeys(host);
  useFocus(host);
  useClipboard(host);
  usePlainTyping(host);
  const typing = useRichTyping(host);
  // What stands above the toolbar stands at the edge of the window where there is none.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-no-toolbar', !hasToolbar);
    return () => document.documentElement.removeAttribute('data-no-toolbar');
  }, [hasToolbar]);
  return (
    <>
      <Canvas first={resources} target={target} onHost={setHost} />
      {createPortal(
        <section aria-label={t(editor.language, 'editing')}>
          <InsertLine host={host} />
          <PictureDrop host={host} />
          <BlockFrame host={host} />
          {typing && <TextTools host={host} typing={typing} />}
          {hasToolbar && <Dock onLeave={onLeave} />}
          <OutlineHost host={host} />
          <PanelsHost owner={owner} />
          {owner.type === 'section' ? <SectionNote slug={owner.slug} /> : <OwnerNote type={owner.type} />}
          <SessionNotes />
          <Announcements />
          <Toasts />
          <Confirmations />
        </section>,
        document.body,
      )}
      <EmptyPage host={host} />
      <EmptyColumns host={host} />
    </>
  );
}

const panelsCode = lazyImport(() => import('./panels.tsx'));

/** Not needed to see the page and type in it. */
function PanelsHost({ owner }: { owner: Owner }) {
  const editor = useEditor();
  const isWanted = useEditorState((state) => state.open !== null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true), restAfterOpening);
    return () => clearTimeout(timer);
  }, []);
  return (isWanted || isDrawn) && <Later load={panelsCode} pick={({ Panels }) => <Panels owner={owner} />} onFailure={() => editor.show(null)} />;
}

const outlineCode = lazyImport(() => import('../outline/outline.tsx'));

function OutlineHost({ host }: { host: HTMLElement | null }) {
  const editor = useEditor();
  const isOpen = useEditorState((state) => state.hasOutline);
  return isOpen && <Later load={outlineCode} pick={({ Outline }) => <Outline host={host} />} onFailure={() => editor.view({ hasOutline: false })} />;
}

function Announcements() {
  const words = useEditorState((state) => state.announcement);
  // The same words twice are said twice.
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each announcement counts
  useEffect(() => setCount((n) => n + 1), [words]);
  return (
    <p role="status" className={hidden.hidden}>
      {words}
      {count % 2 === 0 ? '' : '\u00A0'}
    </p>
  );
}
