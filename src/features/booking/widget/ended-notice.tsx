import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { lazyImport } from '#ui/lazy-import.ts';
import { type Cart, stopTelling, useCart, useSecondsLeft } from '../cart/cart.ts';
import { phaseOf } from '../cart/countdown.ts';
import { t } from '../cart/strings.ts';
import { Notice } from '../cart/view/cart-notice.tsx';

const loadLost = lazyImport(() => import('./lost-notice.tsx'));

/** What was lost is offered again, by code that loads while the reservation is about to end. */
export function EndedNotice() {
  const language = useLanguage();
  const cart = useCart();
  const seconds = useSecondsLeft();
  const [Lost, setLost] = useState<ComponentType<{ cart: Cart }>>();
  const { ended, lines, isTelling } = cart;
  const isLost = ended === 'expired' && lines.length > 0;
  const isEnding = seconds !== null && phaseOf(seconds) !== 'running';
  useEffect(() => {
    if (!isLost && !isEnding) return;
    loadLost().then(
      (code) => setLost(() => code.LostNotice),
      () => {}, // then it says no more than that it is over
    );
  }, [isLost, isEnding]);
  if (!ended || !isTelling) return null;
  if (isLost && Lost) return <Lost cart={cart} />;
  return <Notice title={t(language, ended)} hint={t(language, `${ended}_hint`)} onClose={stopTelling} />;
}
