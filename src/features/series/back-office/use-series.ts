import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf, recordCalls, undoBatch } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { SeriesDate, SeriesGrid, SeriesGridContract } from './contract.ts';
import { t } from './strings.ts';

type Saved = { batch: string; n: number };

/** Which dates are in which series while it is ticked; all of it is stored at once, and taken back as one. */
export function useSeries(grid: SeriesGrid) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  /** By date: the series that it is to be in, where that is not what is stored. */
  const [ticked, setTicked] = useState<ReadonlyMap<number, readonly number[]>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [problem, setProblem] = useState('');
  const dates: readonly SeriesDate[] = grid.dates.map((date) => ({ ...date, series: [...(ticked.get(date.id) ?? date.series)] }));
  const changed = dates.filter(({ id }, index) => isOther(ticked.get(id), grid.dates[index]?.series ?? []));
  const toggle = (id: number, series: number) => {
    const now = dates.find((date) => date.id === id)?.series ?? [];
    setSaved(null);
    setTicked(new Map(ticked).set(id, now.includes(series) ? now.filter((one) => one !== series) : [...now, series].sort((a, b) => a - b)));
  };
  const save = async () => {
    setSaving(true);
    setProblem('');
    try {
      const body = { dates: changed.map(({ id, revision, series }) => ({ id, revision, series })) };
      const { batch, changed_since } = await client<SeriesGridContract>(httpTransport).post('/api/cms-series-dates/', { language, body, headers: writing() });
      if (batch) {
        setSaved({ batch, n: changed.length });
        setTicked(new Map());
      } else setProblem(t(language, 'changed_since', { n: changed_since.length, names: changed_since.map(({ label }) => label).join(', ') }));
      await revalidate(); // what is ticked stays, on the dates as they are now
    } catch (error) {
      setProblem(allWordsOf(error));
    }
    setSaving(false);
  };
  const undo = async () => {
    if (!saved) return;
    await undoBatch(recordCalls(httpTransport, 'events', language), saved.batch, language);
    setSaved(null);
    void revalidate();
  };
  return { dates, changed, toggle, save, undo, discard: () => setTicked(new Map()), isSaving, saved, problem };
}
export type SeriesPlan = ReturnType<typeof useSeries>;

const isOther = (ticked: readonly number[] | undefined, stored: readonly number[]): boolean => ticked !== undefined && ticked.join() !== stored.join();
