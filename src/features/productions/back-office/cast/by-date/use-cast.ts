import { useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { allWordsOf } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { CastChangeInput, CastGrid, CastGridContract, ChangedList } from './contract.ts';
import { t } from './strings.ts';

const api = client<CastGridContract>(httpTransport);

/** The cast while it is changed cell by cell; each change can be taken back from what says that it is done. */
export function useCast(loaded: CastGrid) {
  const language = useLanguage();
  const [grid, setGrid] = useState(loaded);
  const production_id = grid.production.id;
  const undo = async (lists: ChangedList[]) => {
    try {
      setGrid(await api.post('/api/cms-cast/undo/', { language, body: { production_id, lists }, headers: writing() }));
      showToast(t(language, 'undone'));
    } catch (error) {
      showToast(allWordsOf(error));
    }
  };
  /** Answers what is wrong, in words; '' where it is stored. */
  const change = async (role: string, body: Omit<CastChangeInput, 'production_id'>): Promise<string> => {
    try {
      const { grid: changed, lists } = await api.post('/api/cms-cast/', { language, body: { ...body, production_id }, headers: writing() });
      setGrid(changed);
      const n = lists.filter(({ event_id }) => event_id !== null).length;
      const isProduction = lists.some(({ event_id }) => event_id === null);
      if (lists.length === 0) showToast(t(language, 'nothing'));
      else showToast(t(language, isProduction ? 'changed_production' : 'changed', { role, n }), { text: t(language, 'undo'), run: () => void undo(lists) });
      return '';
    } catch (error) {
      return allWordsOf(error);
    }
  };
  return { grid, change };
}
export type ChangeCell = ReturnType<typeof useCast>['change'];
