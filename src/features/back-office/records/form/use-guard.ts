import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useLanguage } from '#i18n/use-language.ts';
import { askToConfirm } from '#ui/confirm/confirm.ts';
import { onPageEntry } from '#ui/panel/panel-entry.ts';
import { t } from './strings.ts';

/** Asks before the page or tab is left; answers how to leave without being asked. `isLost`: what is typed is not kept in the browser. */
export function useGuard(isDirty: boolean, isLost = false): () => void {
  const language = useLanguage();
  const isReleased = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isDirty && !isReleased.current && currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const { state } = blocker;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way that was held back
  useEffect(() => {
    if (state !== 'blocked') return;
    void askToConfirm({
      title: t(language, 'leave_title'),
      text: t(language, isLost ? 'leave_text_lost' : 'leave_text'),
      confirm: t(language, 'leave'),
      cancel: t(language, 'stay'),
    }).then((leaves) => (leaves ? onPageEntry(() => blocker.proceed?.()) : blocker.reset?.()));
  }, [state]);
  return useCallback(() => {
    isReleased.current = true;
  }, []);
}
