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
  /** By date and series: whether it is to be in it, where that was ticked. What others change meanwhile stays beside it. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [problem, setProblem] = useState('');
  const isIn = (date: SeriesDate, series: number) => ticked.get(`${date.id} ${series}`) ?? date.series.includes(series);
  const dates: readonly SeriesDate[] = grid.dates.map((date) => ({ ...date, series: grid.series.flatMap(({ id }) => (isIn(date, id) ? [id] : [])) }));
  const changed = dates.filter(({ series }, index) => isOther(series, grid.dates[index]?.series ?? []));
  const toggle = (id: number, series: number) => {
    const isTicked = dates.find((date) => date.id === id)?.series.includes(series) ?? false;
    setSaved(null);
    setTicked(new Map(ticked).set(`${id} ${series}`, !isTicked));
  };
  const save = async () => {
    setSaving(true);
    setProblem('');
    try {
      const body = { dates: changed.map(({ id, revision, series }) => ({ id, revision, series })) };
      const { batch, changed_since } = await client<SeriesGridContract>(httpTransport).post('/api/cms-series-dates/', { language, body, headers: writing() });
      await revalidate(); // what is ticked stays, on the dates as they are now
      if (batch) {
        setSaved({ batch, n: changed.length });
        setTicked(new Map());
      } else setProblem(t(language, 'changed_since', { n: changed_since.length, names: changed_since.map(({ label }) => label).join(', ') }));
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

const isOther = (one: readonly number[], other: readonly number[]): boolean => one.length !== other.length || one.some((id) => !other.includes(id));
