import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { undoBatch } from './bulk/undo-batch.ts';
import { recordCalls } from './data/record-calls.ts';

type Saving<Report> = {
  send: () => Promise<Report>;
  /** What follows where it was stored; answers how many records that were. */
  onSaved: (report: Report) => number;
  /** Where nothing was stored: what would have come of it. */
  onRefused: (report: Report) => void;
  onFailed: (error: unknown) => void;
};

/** Stores a change of many records as one, and takes it back as one; `path`: the part of their addresses. */
export function useBatch(path: string) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [isSaving, setSaving] = useState(false);
  const [done, setDone] = useState<{ batch: string; n: number } | null>(null);
  const save = async <Report extends { batch: string | null }>({ send, onSaved, onRefused, onFailed }: Saving<Report>) => {
    setSaving(true);
    try {
      const report = await send();
      if (report.batch) {
        setDone({ batch: report.batch, n: onSaved(report) });
        void revalidate();
      } else onRefused(report);
    } catch (error) {
      onFailed(error);
    }
    setSaving(false);
  };
  const undo = async () => {
    if (!done) return;
    await undoBatch(recordCalls(httpTransport, path, language), done.batch, language);
    setDone(null);
    void revalidate();
  };
  return { isSaving, done, save, undo, /** What is done is no more what is on the screen. */ forget: () => setDone(null) };
}
