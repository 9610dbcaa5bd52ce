import { useCallback, useId, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogBody } from '#ui/dialog/dialog-body.tsx';
import { useDialog } from '#ui/dialog/use-dialog.ts';
import { Library, type View } from '../browse/library.tsx';
import type { Asset } from '../contract.ts';
import { UploadButton } from '../uploader/upload-button.tsx';
import { UploadList } from '../uploader/upload-list.tsx';
import { addUploads } from '../uploader/upload-queue.ts';
import { useFileArrivals } from '../uploader/use-file-arrivals.ts';
import { t } from './strings.ts';
import { useLocalLibrary } from './use-local-library.ts';

type Props = { kind?: Asset['kind']; onPick: (asset: Asset) => void; onClose: () => void };

/** The library as a dialog, for the editor and all forms: search, upload, and take one. */
export function MediaPicker({ kind, onPick, onClose }: Props) {
  const language = useLanguage();
  const title = useId();
  const { dialog, close } = useDialog({ isOpen: true });
  const state = useLocalLibrary(kind);
  const [view, setView] = useState<View>('grid');
  const pick = (asset: Asset) => {
    onPick(asset);
    close();
  };
  const upload = (files: File[]) => addUploads(files, language, Number(state.data.query.folder ?? 0) || null);
  useFileArrivals(upload);
  const { reload } = state;
  const onTaken = useCallback(() => reload(), [reload]);
  return (
    <Dialog ref={dialog} place="full" aria-labelledby={title} onClose={onClose}>
      <DialogBody title={t(language, 'title')} titleId={title} onClose={close}>
        <UploadList openLabel={t(language, 'use')} onTaken={onTaken} onOpen={pick} />
        <Library
          state={state}
          view={view}
          onView={setView}
          kind={kind}
          onOpen={(id) => {
            const asset = state.data.assets.find((one) => one.id === id);
            if (asset) pick(asset);
          }}
          tools={<UploadButton onFiles={upload} />}
        />
      </DialogBody>
    </Dialog>
  );
}
