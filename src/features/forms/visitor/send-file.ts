import { Upload } from 'tus-js-client';
import { addressOf } from '#api/client.ts';
import { csrfHeader, csrfToken } from '#api/csrf-token.ts';
import type { Language } from '#i18n/language.ts';
import type { TempFile, tempFilesContract } from '../contract.ts';

const path: (typeof tempFilesContract)['uploadTempFile']['path'] = '/api/temp-files/';
/** ms after which a lost connection is tried again. */
const retryDelays = [500, 1_000, 3_000, 5_000, 10_000, 20_000];
/** Bytes of one request: what a lost connection loses at most. */
const chunkSize = 1_000_000;

type UploadCallbacks = {
  onProgress(share: number): void;
  onDone(file: TempFile): void /** With a sentence where the server says why. */;
  onFailed(sentence: string | null): void;
};

/** `resume` goes on where it was left, after it had failed. */
export type Sending = { cancel(): void; resume(): void };

/** By tus: a lost connection is tried again, and goes on where it was left. */
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
    onSuccess: ({ lastResponse }) => {
      const sent = readAnswer(lastResponse.getBody());
      if (sent && 'id' in sent) onDone(sent);
      else onFailed(sent?.message ?? null);
    },
    onError: (error) => onFailed('originalResponse' in error ? (readMessage(error.originalResponse?.getBody()) ?? null) : null),
    onShouldRetry: (error) => {
      const status = error.originalResponse?.getStatus() ?? 0;
      return status === 0 || status >= 500 || status === 423 || status === 409;
    },
  });
  upload.start();
  return { cancel: () => void upload.abort(true).catch(() => {}), resume: () => upload.start() };
}

type Answer = TempFile | { message: string };

function readAnswer(body: string): Answer | null {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null && ('id' in read || 'message' in read) ? (read as Answer) : null; // as the contract says
  } catch {
    return null;
  }
}

const readMessage = (body: string | undefined): string | undefined => {
  const answer = body ? readAnswer(body) : null;
  return answer && 'message' in answer ? answer.message : undefined;
};

export async function removeFile(id: number, language: Language): Promise<void> {
  await fetch(`${addressOf({ path, language })}${id}/`, { method: 'DELETE', credentials: 'same-origin', headers: { [csrfHeader]: await csrfToken(false) } });
}
