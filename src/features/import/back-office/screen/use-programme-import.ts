import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { MissingChoice } from '../../missing-choices.ts';
import type { ProgrammeImportContract, ProgrammeImportReport } from '../contract.ts';
import { maxFileBytes } from '../limits.ts';
import { t } from '../strings.ts';

type Given = { name: string; base64: string };

/** From a file to what would come of it, to what has, and back. */
export function useProgrammeImport() {
  const language = useLanguage();
  const [file, setFile] = useState<Given | null>(null);
  const [drafts, setDrafts] = useState(true);
  const [missing, setMissing] = useState<MissingChoice>('name');
  const [report, setReport] = useState<ProgrammeImportReport | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<'checking' | 'writing' | null>(null);
  const api = client<ProgrammeImportContract>(httpTransport);
  const attempt = async (what: 'checking' | 'writing', run: () => Promise<ProgrammeImportReport | null>) => {
    setProblem('');
    setBusy(what);
    try {
      setReport(await run());
    } catch (error) {
      if (what === 'checking') setReport(null);
      setProblem(allWordsOf(error));
    }
    setBusy(null);
  };
  const send = (given: Given, isDraft: boolean, preview: boolean, choice: MissingChoice = 'name') =>
    api.post('/api/cms-programme-import/', { language, body: { ...given, drafts: isDraft, preview, missing: choice }, headers: writing() });
  const read = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > maxFileBytes) return setProblem(t(language, 'too_large', { n: maxFileBytes / 1_000_000 }));
    const given = { name: chosen.name, base64: await base64Of(chosen) };
    setFile(given);
    setMissing('name');
    setReport(null);
    await attempt('checking', () => send(given, drafts, true));
  };
  const undo = async (batch: string) =>
    attempt('writing', async () => {
      const { taken_back, refused } = await api.post('/api/cms-programme-import-undo/', { language, body: { batch }, headers: writing() });
      showToast(t(language, 'undone', { n: taken_back }));
      if (refused.length > 0) showToast(t(language, 'kept', { n: refused.length, names: refused.map(({ label }) => label).join(', ') }));
      setFile(null);
      return null;
    });
  return {
    file,
    drafts,
    setDrafts,
    missing,
    setMissing,
    report,
    problem,
    busy,
    read,
    write: () => file && attempt('writing', () => send(file, drafts, false, missing)),
    undo,
  };
}

/** The content of a file as it is. Rejects where it cannot be read any more. */
const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,?/, '')); // 'data:…;base64,'
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export type ProgrammeImport = ReturnType<typeof useProgrammeImport>;
