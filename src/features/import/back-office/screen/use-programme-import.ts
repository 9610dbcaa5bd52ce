import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { MissingChoice, ReturningChoice } from '../../missing-choices.ts';
import type { StoredReading } from '../../named-source/stored-reading.ts';
import type { ProgrammeImportContract, ProgrammeImportReport } from '../contract.ts';
import { maxFileBytes } from '../limits.ts';
import { t } from '../strings.ts';

type Given = { name: string; base64: string };
type Sent = Given & { preview: boolean; source: string | null; reading: StoredReading | null; missing?: MissingChoice | null; returning?: ReturningChoice };
/** Holds once the file was read with it. */
type Chosen = { source: string; reading: StoredReading };

export function useProgrammeImport() {
  const language = useLanguage();
  const [file, setFile] = useState<Given | null>(null);
  const [drafts, setDrafts] = useState(true);
  const [missing, setMissing] = useState<MissingChoice | null>(null);
  const [returning, setReturning] = useState<ReturningChoice>('name');
  const [report, setReport] = useState<ProgrammeImportReport | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [problem, setProblem] = useState('');
  const [undoCount, setUndoCount] = useState(0);
  const [busy, setBusy] = useState<'checking' | 'writing' | null>(null);
  const api = client<ProgrammeImportContract>(httpTransport);
  const attempt = async (what: 'checking' | 'writing', run: () => Promise<ProgrammeImportReport | null>) => {
    setProblem('');
    setBusy(what);
    try {
      const made = await run();
      setReport(made);
      setChosen(made && { source: made.source.name, reading: made.reading });
      setChanged(false);
      if (made && !made.written) {
        setMissing(made.reading.missing);
        setReturning(made.reading.returning ?? 'name');
      }
    } catch (error) {
      if (what === 'checking') setReport(null);
      setProblem(allWordsOf(error));
    }
    setBusy(null);
  };
  const post = (body: Sent) => api.post('/api/cms-programme-import/', { language, body: { drafts, ...body }, headers: writing() });
  const preview = (given: Given, choices: { source: string | null; reading: StoredReading | null }) => post({ ...given, ...choices, preview: true });
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxFileBytes) return setProblem(t(language, 'too_large', { n: maxFileBytes / 1_000_000 }));
    const given = { name: file.name, base64: await base64Of(file) };
    setFile(given);
    setReport(null);
    await attempt('checking', () => preview(given, { source: null, reading: null }));
  };
  const readAgain = async () => {
    if (!file || !chosen) return;
    const source = chosen.source.trim();
    const isOther = source !== report?.source.name && report?.sources.includes(source);
    await attempt('checking', () => preview(file, { source, reading: isOther ? null : chosen.reading }));
  };
  const write = async () => {
    if (!file || !chosen) return;
    await attempt('writing', () => post({ ...file, ...chosen, missing, returning, preview: false }));
  };
  const undo = async (batch: string) =>
    attempt('writing', async () => {
      const { taken_back, refused } = await api.post('/api/cms-programme-import-undo/', { language, body: { batch }, headers: writing() });
      showToast(t(language, 'undone', { n: taken_back }));
      if (refused.length > 0) showToast(t(language, 'kept', { n: refused.length, names: refused.map(({ label }) => label).join(', ') }));
      setFile(null);
      setUndoCount((count) => count + 1);
      return null;
    });
  return {
    file,
    drafts,
    setDrafts,
    missing,
    setMissing,
    returning,
    setReturning,
    chosen,
    choose: (change: Partial<Chosen>) => {
      setChosen((before) => before && { ...before, ...change });
      setChanged(true);
    },
    isChanged,
    readAgain,
    report,
    problem,
    busy,
    read,
    write,
    undo,
    undoCount,
  };
}

/** Rejects where it cannot be read any more. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, '')); // 'data:…;base64,'
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export type ProgrammeImport = ReturnType<typeof useProgrammeImport>;
