import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { Asset } from '../contract.ts';
import { t as uploads } from '../uploader/strings.ts';
import { useUploads } from '../uploader/upload-list.tsx';
import { addUploads, dropUpload, type UploadItem } from '../uploader/upload-queue.ts';
import { type AssetKind, mayBe } from './fitting.ts';
import { t } from './strings.ts';

/** `send` begins, `item` is its line, `onTaken` gets the asset, also an existing one; the next file replaces one on its way. */
export function useFieldUpload(kind: AssetKind | undefined, onTaken: (asset: Asset) => void) {
  const language = useLanguage();
  const [id, setId] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const item: UploadItem | undefined = useUploads().find((one) => one.id === id);
  const take = useRef(onTaken);
  take.current = onTaken;
  const { asset } = item ?? {};
  useEffect(() => {
    if (!asset || id === null) return;
    dropUpload(id);
    setId(null);
    take.current(asset);
  }, [asset, id]);
  const send = ([file]: readonly File[]) => {
    if (!file) return;
    if (kind && !mayBe(kind, file)) {
      setProblem(t(language, `only_${kind}`, { name: file.name || uploads(language, 'pasted') }));
      return;
    }
    setProblem('');
    if (id !== null) dropUpload(id);
    setId(addUploads([file], language, null)[0] ?? null);
  };
  return { item, problem, setProblem, send };
}
