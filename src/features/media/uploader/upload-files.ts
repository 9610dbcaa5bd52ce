import type { Language } from '#i18n/language.ts';
import type { Asset } from '../contract.ts';
import { addUploads, currentUploads, dropUpload, onUploads } from './upload-queue.ts';

/** What became of a file: what the library has of it now, or why it has not. */
export type Uploaded = { readonly asset?: Asset; readonly problem?: string };

/** Sends files into the library through its queue, and answers in their order when all have come to an end. */
export const uploadFiles = (files: readonly File[], language: Language): Promise<Uploaded[]> =>
  new Promise((resolve) => {
    const ids = addUploads(files, language, null);
    const results = new Map<number, Uploaded>();
    let stop = () => {};
    const look = () => {
      for (const { id, state, asset, problem } of currentUploads()) {
        if (!ids.includes(id) || results.has(id)) continue;
        if (asset) results.set(id, { asset });
        else if (state === 'failed') results.set(id, { problem: problem ?? '' });
      }
      if (results.size < ids.length) return;
      stop();
      for (const id of ids) dropUpload(id);
      resolve(ids.map((id) => results.get(id) ?? {}));
    };
    stop = onUploads(look);
    look();
  });
