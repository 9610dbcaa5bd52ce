import { Upload } from 'tus-js-client';
import { addressOf } from '#api/client.ts';
import { csrfHeader, csrfToken } from '#api/csrf-token.ts';
import type { Language } from '#i18n/language.ts';
import type { uploadContract } from '../contract.ts';

const path: (typeof uploadContract)['createUpload']['path'] = '/api/media-uploads/';
/** ms after which a lost connection is tried again; the last one over and over, as `isWorthTrying` says. */
const retryDelays = [500, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
/** Bytes of one request: what a lost connection loses at most, and what the server has in hand at once. */
const chunkSize = 8_000_000;

export type Sending = { pause: () => void; resume: () => void; cancel: () => void };
type UploadCallbacks = { onProgress: (share: number) => void; onDone: (upload: string) => void; onFailed: (status: number | null) => void };

/** By tus: in parts, resumed after a lost connection or a reload; `onDone` is told the id that `createAsset` and `replaceAsset` take. */
export function sendFile(file: File, language: Language, { onProgress, onDone, onFailed }: UploadCallbacks): Sending {
  const upload = new Upload(file, {
    endpoint: addressOf({ path, language }),
    metadata: { filename: file.name },
    chunkSize,
    retryDelays,
    removeFingerprintOnSuccess: true,
    onBeforeRequest: async (request) => {
      if (request.getMethod() !== 'HEAD') request.setHeader(csrfHeader, await csrfToken(false));
    },
    onProgress: (sent, all) => onProgress(all > 0 ? sent / all : 0),
    onSuccess: () => onDone(new URL(upload.url ?? '', location.href).pathname.split('/').at(-1) ?? ''),
    onError: (error) => onFailed('originalResponse' in error ? (error.originalResponse?.getStatus() ?? null) : null),
  });
  void upload.findPreviousUploads().then(([previous]) => {
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  });
  return { pause: () => void upload.abort(), resume: () => upload.start(), cancel: () => void upload.abort(true).catch(() => {}) };
}
