import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import type { Language } from '#i18n/language.ts';
import type { Asset, MediaContract } from '../contract.ts';
import { type Sending, sendFile } from './send-file.ts';
import { t } from './strings.ts';

export type UploadState = 'waiting' | 'sending' | 'paused' | 'checking' | 'done' | 'duplicate' | 'failed';
/** `problem` says why it is not there, `asset` what became of it. */
export type UploadItem = { id: number; file: File; state: UploadState; share: number; problem?: string; asset?: Asset };
type Entry = UploadItem & {
  language: Language;
  folder: number | null;
  sending?: Sending | undefined;
  /** It has arrived, and the library is asked to take it, with the key of this one call. */
  taking?: { upload: string; headers: Record<string, string> } | undefined;
  /** It failed because nobody could be reached. */
  isLost?: boolean;
};

/** As many are sent at once: more would only share the line. */
const atOnce = 2;

let items: readonly Entry[] = [];
let last = 0;
const listeners = new Set<() => void>();

export const currentUploads = (): readonly UploadItem[] => items;
export function onUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes files into the queue, which goes on while one moves from screen to screen; answers the ids of their lines. */
export function addUploads(files: Iterable<File>, language: Language, folder: number | null): number[] {
  whenOnline();
  const added = Array.from(files, (file): Entry => ({ id: ++last, file, state: 'waiting', share: 0, language, folder }));
  set([...items, ...added]);
  next();
  return added.map(({ id }) => id);
}

export function pauseUpload(id: number): void {
  find(id)?.sending?.pause();
  change(id, { state: 'paused' });
  next();
}

export function resumeUpload(id: number): void {
  const item = find(id);
  if (item?.taking) void take(id);
  else if (item?.sending) {
    change(id, { state: 'sending', problem: '', isLost: false });
    item.sending.resume();
  } else {
    change(id, { state: 'waiting', problem: '' });
    next();
  }
}

/** Of one on its way nothing stays on the server; of one that is done only the line goes. */
export function dropUpload(id: number): void {
  const item = find(id);
  if (item && item.state !== 'done' && item.state !== 'duplicate') item.sending?.cancel();
  set(items.filter((other) => other.id !== id));
  next();
}

export const clearUploads = (): void => set(items.filter(({ state }) => state !== 'done' && state !== 'duplicate'));

const find = (id: number) => items.find((item) => item.id === id);

function set(value: readonly Entry[]): void {
  items = value;
  for (const listener of listeners) listener();
}

/** What was lost with the connection goes on when there is one again, such as after the lid was closed. */
function whenOnline(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('online', () => {
    for (const { id, state, isLost } of items) if (state === 'failed' && isLost) resumeUpload(id);
  });
}
let isListening = false;

function change(id: number, what: Partial<Entry>): void {
  set(items.map((item) => (item.id === id ? { ...item, ...what } : item)));
}

function next(): void {
  const free = atOnce - items.filter(({ state }) => state === 'sending' || state === 'checking').length;
  for (const item of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) start(item);
}

function start({ id, file, language }: Entry): void {
  change(id, { state: 'sending' });
  const sending = sendFile(file, language, {
    onProgress: (share) => change(id, { share }),
    onDone: (upload) => {
      change(id, { taking: { upload, headers: writing() } });
      void take(id);
    },
    onFailed: (status) => {
      const problem = t(language, status === 413 ? 'too_large' : status === 401 ? 'signed_out' : 'lost');
      change(id, { state: 'failed', problem, isLost: status === null });
      next();
    },
  });
  change(id, { sending });
}

/** Asks the library to take what has arrived: it says what it is, or why it will not have it. */
async function take(id: number): Promise<void> {
  const item = find(id);
  if (!item?.taking) return;
  change(id, { state: 'checking', share: 1, problem: '', isLost: false });
  const { language, folder, taking } = item;
  try {
    const { asset, is_duplicate } = await client<MediaContract>(httpTransport).post('/api/media/', {
      language,
      headers: taking.headers,
      body: { upload: taking.upload, folder_id: folder },
    });
    change(id, { state: is_duplicate ? 'duplicate' : 'done', asset });
  } catch (error) {
    const isRefused = error instanceof ApiError;
    // What the library will not have is not sent again: a new try begins anew. Where it was not reached, it is asked once more.
    change(id, {
      state: 'failed',
      problem: isRefused ? error.message : t(language, 'lost'),
      isLost: !isRefused,
      ...(isRefused && { sending: undefined, taking: undefined }),
    });
  }
  next();
}
