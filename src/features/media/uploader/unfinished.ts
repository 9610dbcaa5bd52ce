import { defaultOptions } from 'tus-js-client';
import { csrfHeader, csrfToken } from '#api/csrf-token.ts';

/** `share` of it has arrived; the browser does not let a page keep the file itself. */
export type Unfinished = { key: string; url: string; name: string; size: number; share: number };

const tus = { 'Tus-Resumable': '1.0.0' };
/** As long as the server keeps them (upload/uploads.server.ts). */
const maxAge = 24 * 3_600_000;

/** What this browser has begun to send and the server still waits for; what it waits for no longer is forgotten. */
export async function unfinishedUploads(): Promise<Unfinished[]> {
  const begun = await storage().findAllUploads();
  const found = await Promise.all(
    begun.map(async ({ urlStorageKey: key, uploadUrl: url, metadata, size, creationTime }) => {
      if (!url || !size || Date.now() - Date.parse(creationTime) > maxAge) return forget(key);
      const answer = await fetch(url, { method: 'HEAD', headers: tus }).catch(() => null);
      if (!answer || answer.status === 401) return null; // cannot be told now
      if (!answer.ok) return forget(key);
      return { key, url, name: metadata.filename ?? '', size, share: Number(answer.headers.get('Upload-Offset')) / size };
    }),
  );
  return found.filter((one) => one !== null);
}

/** Nothing of it stays, here or on the server. */
export async function dropUnfinished({ key, url }: Unfinished): Promise<void> {
  await forget(key);
  const headers = { ...tus, [csrfHeader]: await csrfToken(false) };
  await fetch(url, { method: 'DELETE', headers }).catch(() => null); // the server drops it after a day
}

async function forget(key: string): Promise<null> {
  await storage().removeUpload(key);
  return null;
}

function storage() {
  if (!defaultOptions.urlStorage) throw new Error('The library for uploads remembers them by default.');
  return defaultOptions.urlStorage;
}
