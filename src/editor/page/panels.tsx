import { useRevalidator } from 'react-router';
import { httpTransport } from '#api/client.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { KeysDialog } from '../dialogs/keys-dialog.tsx';
import { MoveDialog } from '../dialogs/move-dialog.tsx';
import { Palette } from '../dialogs/palette.tsx';
import { BlockForm } from '../form/block-form.tsx';
import type { Owner } from '../state/open-page.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { Later } from './later.tsx';

// Comparing, the tabs of the kit and the fields of a page come when they are opened: few who edit need them at once.
const draftCode = lazyImport(() => import('../publish/draft-dialog.tsx'));
const previewCode = lazyImport(() => import('../preview/preview-dialog.tsx'));
const languagesCode = lazyImport(() => import('../translation/translation-dialog.tsx'));
const mediaCode = lazyImport(() => import('../form/media/media-choice.tsx'));
const shareCode = lazyImport(() => import('../sections/share-dialog.tsx'));
const pageCode = lazyImport(() => import('../page-settings/page-dialog.tsx'));

/** Settings and preview are those of a page. */
export function Panels({ owner }: { owner: Owner }) {
  const editor = useEditor();
  const open = useEditorState((state) => state.open);
  const close = () => editor.show(null);
  const isPage = owner.type === 'page';
  const { revalidate } = useRevalidator();
  if (open?.kind === 'form') return <BlockForm {...open} onClose={() => editor.closeForm()} />;
  if (open?.kind === 'media') {
    const form = () => editor.show({ ...open, kind: 'form' });
    return <Later key="media" load={mediaCode} pick={({ MediaChoice }) => <MediaChoice {...open} onClose={() => editor.closeForm()} />} onFailure={form} />;
  }
  if (open?.kind === 'palette') return <Palette open={open} onClose={close} />;
  if (open?.kind === 'share')
    return <Later key="share" load={shareCode} pick={({ ShareDialog }) => <ShareDialog ids={open.ids} onClose={close} />} onFailure={close} />;
  if (open?.kind === 'keys') return <KeysDialog onClose={close} />;
  if (open?.kind === 'draft' || open?.kind === 'languages') {
    const { session, registry, language, containerId } = editor;
    const jump = (id: string | null, field: string | null) =>
      editor.show(id !== null ? { kind: 'form', id, field: field ?? undefined, isFinding: true } : isPage ? { kind: 'page' } : null);
    const given = { session, registry, language, containerId, call: httpTransport, onClose: close, onJump: jump };
    if (open.kind === 'languages')
      return <Later key="languages" load={languagesCode} pick={({ TranslationDialog }) => <TranslationDialog {...given} />} onFailure={close} />;
    const further = {
      pageId: isPage ? owner.id : null,
      onOnline: revalidate,
      onShow: (kind: 'page' | 'preview' | 'languages' | 'outline') => (kind === 'outline' ? editor.view({ hasOutline: true }) : editor.show({ kind })),
      tab: open.kind === 'draft' ? open.tab : undefined,
    };
    return <Later key="draft" load={draftCode} pick={({ DraftDialog }) => <DraftDialog {...given} {...further} />} onFailure={close} />;
  }
  if (isPage && open?.kind === 'page')
    return (
      <Later
        key="page"
        load={pageCode}
        pick={({ PageDialog }) => <PageDialog pageId={owner.id} language={editor.language} onClose={close} />}
        onFailure={close}
      />
    );
  if (isPage && open?.kind === 'preview') {
    const given = { session: editor.session, language: editor.language, pageId: owner.id, call: httpTransport, onClose: close };
    return <Later key="preview" load={previewCode} pick={({ PreviewDialog }) => <PreviewDialog {...given} />} onFailure={close} />;
  }
  if (open?.kind === 'move') return <MoveDialog ids={open.ids} onClose={close} />;
  return null;
}
