import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { endCart, refreshCart, useSecondsLeft } from '../cart.ts';
import { hearOtherWindows } from '../other-windows.ts';

/** At the start, when the tab is looked at again or another window changes it, and at its end. */
export function useCartSync(): void {
  const language = useLanguage();
  const isOver = useSecondsLeft() === 0;
  useEffect(() => {
    const look = () => void (document.hidden || refreshCart(language));
    look();
    document.addEventListener('visibilitychange', look);
    const stopHearing = hearOtherWindows(look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stopHearing();
    };
  }, [language]);
  useEffect(() => {
    if (isOver) void endCart(language);
  }, [isOver, language]);
}
