import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { client, httpTransport } from '#api/client.ts';
import { writing } from '#api/writing.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { MenuEntry, MenusContract } from '../../menus/contract.ts';
import { type MenuName, type MenuPosition, placeEntry } from '../../menus/placement.ts';
import { menuOf, nameOf, positionText } from './entry-words.ts';
import type { MenusData } from './load-menus.ts';
import { t } from './strings.ts';

const api = client<MenusContract>(httpTransport);

export type MenuWrites = ReturnType<typeof useMenuWrites>;

/** Shown at once, with an undo; where somebody was faster the menus are read anew. `pages`: as they will be. */
export function useMenuWrites({ pages: stored, revision }: Pick<MenusData, 'pages' | 'revision'>) {
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [expected, expect] = useState<readonly MenuEntry[] | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been read again is what holds
  useEffect(() => expect(null), [stored]);
  const pages = expected ?? stored;
  const titleOf = (id: number) => {
    const entry = pages.find((one) => one.id === id);
    return entry ? nameOf(entry, language).text : '';
  };

  // Writes go one after the other, each on the newest revision.
  const newest = useRef(revision);
  newest.current = Math.max(newest.current, revision);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const run = (work: (on: number) => Promise<{ revision: number }>, words: string, isUndo = false): Promise<void> => {
    const done = queue.current.then(() => runNow(work, words, isUndo));
    queue.current = done;
    return done;
  };
  const runNow = async (work: (on: number) => Promise<{ revision: number }>, words: string, isUndo: boolean): Promise<void> => {
    setProblem('');
    try {
      const { revision: on } = await work(newest.current);
      newest.current = on;
      showToast(words, isUndo ? undefined : { text: t(language, 'undo'), run: () => void undo(on) });
    } catch (error) {
      expect(null);
      const isStale = error instanceof ApiError && error.code === 'stale';
      setProblem(isStale ? t(language, 'stale') : t(language, 'failed', { reason: error instanceof Error ? error.message : String(error) }));
    }
    await revalidate();
  };
  const undo = (on: number) => run(() => api.post('/api/cms-menus/undo/', { language, headers: writing(on) }), t(language, 'undone'), true);

  const moveTo = (id: number, to: MenuPosition, isNew = false) => {
    const next = placeEntry(pages, id, to);
    if (typeof next !== 'string') expect(next);
    const name = titleOf(id);
    const words =
      isNew || typeof next === 'string'
        ? t(language, 'added', { name, list: t(language, to.menu === 'footer' ? 'footer' : to.group) })
        : t(language, 'moved', { name, moveTo: positionText(next, id, to.menu, language) });
    return run((on) => api.post('/api/cms-menus/{id}/place/', { language, headers: writing(on), parameters: { id }, body: to }), words);
  };
  const takeOut = (entry: MenuEntry, list: 'primary' | 'secondary' | 'footer') => {
    const menu: MenuName = menuOf(list);
    const word = entry.content_type === 'link' ? 'link_taken_out' : 'taken_out';
    const words = t(language, word, { name: nameOf(entry, language).text, list: t(language, list) });
    return run((on) => api.post('/api/cms-menus/{id}/take-out/', { language, headers: writing(on), parameters: { id: entry.id }, body: { menu } }), words);
  };
  /** After a form has written: it has shown by itself what was refused. */
  const announceWritten = (words: string, on: number) => showToast(words, { text: t(language, 'undo'), run: () => void undo(on) });
  return { pages, revision, problem, moveTo, takeOut, announceWritten };
}
