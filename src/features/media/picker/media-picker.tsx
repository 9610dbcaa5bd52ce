import { useCallback, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { nameOf } from '../browse/asset-warnings.tsx';
import { Library, type View } from '../browse/library.tsx';
import type { Asset } from '../contract.ts';
import { t as uploads } from '../uploader/strings.ts';
import { UploadButton } from '../uploader/upload-button.tsx';
import { UploadList } from '../uploader/upload-list.tsx';
import { addUploads } from '../uploader/upload-queue.ts';
import uploader from '../uploader/uploader.module.css';
import { useDroppedFiles } from '../uploader/use-dropped-files.ts';
import { type AssetKind, acceptOf } from './fitting.ts';
import { t } from './strings.ts';
import { useLocalLibrary } from './use-local-library.ts';

type Props = {
  /** The only kind that can be chosen. */
  kind?: AssetKind | undefined;
  /** What is chosen may lie in the bin, where it was uploaded once more: `MediaField` takes it out. */
  onPick: (asset: Asset) => void;
  onClose: () => void;
};

/** At the end of the document: within a form, Enter in its search would send that form. */
export function MediaPicker({ kind, onPick, onClose }: Props) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const state = useLocalLibrary(kind);
  const [view, setView] = useState<View>('grid');
  const [problem, setProblem] = useState('');
  const pick = (asset: Asset) => {
    if (kind && asset.kind !== kind) return setProblem(t(language, `only_${kind}`, { name: nameOf(asset, language) }));
    onPick(asset);
    close();
  };
  const upload = (files: File[]) => {
    setProblem('');
    addUploads(files, language, Number(state.data.query.folder ?? 0) || null);
  };
  const isOver = useDroppedFiles(upload);
  const { reload } = state;
  const onTaken = useCallback(() => reload(), [reload]);
  return createPortal(
    <Dialog ref={dialog} position="full" aria-labelledby={title} onClose={onClose}>
      <DialogBody title={t(language, 'title')} titleId={title} onClose={close}>
        {isOver && <p className={uploader.over}>{uploads(language, 'drop')}</p>}
        <div role="alert">
          {problem && (
            <Notice kind="error">
              <p>{problem}</p>
            </Notice>
          )}
        </div>
        <UploadList openLabel={t(language, 'use')} onTaken={onTaken} onFiles={upload} onOpen={pick} />
        <Library
          state={state}
          view={view}
          onView={setView}
          kind={kind}
          onOpen={(id) => {
            const asset = state.data.assets.find((one) => one.id === id);
            if (asset) pick(asset);
          }}
          tools={<UploadButton onFiles={upload} accept={kind && acceptOf[kind]} />}
        />
      </DialogBody>
    </Dialog>,
    document.body,
  );
}
