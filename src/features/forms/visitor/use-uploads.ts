import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import type { TempFile } from '../contract.ts';
import { maxFileBytes } from '../limits.ts';
import type { Sending } from './send-file.ts';
import { t } from './strings.ts';

const loadSending = lazyImport(() => import('./send-file.ts'));

/** Sent: `id`, refused: `problem`, in words. */
export type SentFile = {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly progress: number;
  readonly id?: number;
  readonly problem?: string;
  readonly canRetry?: boolean;
};

/** How fields of a form learn which files came before, and tell that some are on their way. */
export const UploadsContext = /* @__PURE__ */ createContext<{
  sentBefore(field: string): readonly SentFile[];
  changed(field: string, files: readonly SentFile[]): void;
} | null>(null);

/** Each is sent as soon as it is chosen. */
export function useUploads(field: string, { isPreview }: { isPreview: boolean }) {
  const language = useLanguage();
  const form = useContext(UploadsContext);
  const [files, setFiles] = useState<readonly SentFile[]>(() => form?.sentBefore(field) ?? []);
  const sending = useRef(new Map<string, Sending>());
  const chosen = useRef(new Map<string, { file: File; say: (sentence: string) => void }>());
  const onChanged = form?.changed;
  useEffect(() => onChanged?.(field, files), [onChanged, field, files]);
  const change = (key: string, changed: Partial<SentFile>) => setFiles((known) => known.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  const send = async (key: string, file: File, say: (sentence: string) => void) => {
    const { sendFile } = await loadSending().catch(() => ({ sendFile: null }));
    const failed = (sentence: string | null) => {
      const problem = sentence ?? t(language, 'upload_failed', { name: file.name });
      change(key, { problem, canRetry: sentence === null });
      say(problem);
    };
    if (!sendFile) return failed(null);
    const done = (sent: TempFile) => {
      change(key, { id: sent.id, name: sent.name, size: sent.size, progress: 1 });
      say(t(language, 'uploaded', { name: sent.name }));
    };
    sending.current.set(key, sendFile(file, language, { onProgress: (progress) => change(key, { progress }), onDone: done, onFailed: failed }));
  };
  return {
    files,
    add(file: File, say: (sentence: string) => void) {
      const key = crypto.randomUUID();
      const isTooLarge = file.size > maxFileBytes;
      const problem = t(language, 'upload_too_large', { name: file.name, size: maxFileBytes / 1_000_000 });
      setFiles((known) => [
        ...known,
        { key, name: file.name, size: file.size, progress: 0, ...(isTooLarge && { problem }), ...(isPreview && !isTooLarge && { id: 0 }) },
      ]);
      if (isTooLarge) return say(problem);
      chosen.current.set(key, { file, say });
      if (!isPreview) void send(key, file, say);
    },
    retry({ key }: SentFile) {
      const again = chosen.current.get(key);
      if (!again) return;
      setFiles((known) => known.map((one) => (one.key === key ? withoutProblem(one) : one)));
      const begun = sending.current.get(key);
      if (begun) begun.resume();
      else void send(key, again.file, again.say);
    },
    takeBack({ key, id }: SentFile) {
      if (id === undefined) sending.current.get(key)?.cancel();
      setFiles((known) => known.filter((one) => one.key !== key));
      if (id !== undefined && !isPreview)
        void loadSending()
          .then(({ removeFile }) => removeFile(id, language))
          .catch(() => {}); // it goes by itself after 24 hours
    },
  };
}

const withoutProblem = ({ problem: _, canRetry: __, ...file }: SentFile): SentFile => file;
