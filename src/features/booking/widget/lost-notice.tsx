import { useNavigate } from 'react-router';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { type Cart, type HeldLine, stopTelling } from '../cart/cart.ts';
import { t } from '../cart/strings.ts';
import { Notice } from '../cart/view/cart-notice.tsx';
import { askForSelection, selectionOf } from './selection/stored-selection.ts';
import { bookedEvent } from './ticket-names.ts';

/** In the widget, where the page shows the event, else on its page. */
export function LostNotice({ cart: { lines } }: { cart: Cart }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const lost = lostEvents(lines, language);
  const choose = ({ id, url }: { id: number; url: string }) => {
    stopTelling();
    if (!askForSelection({ eventId: id, time: null, selection: selectionOf(lines, id) })) void navigate(`${url}#tickets`);
  };
  const events = lost.map(({ words, quantity }) => `${quantity} × ${words}`).join('; ');
  return (
    <Notice title={t(language, 'expired')} hint={t(language, 'lost_hint', { events })} onClose={stopTelling}>
      {lost.map(
        ({ event, words }) =>
          event && (
            <Button key={words} look="primary" size="small" data-first="" onClick={() => choose(event)}>
              {lost.length === 1 ? t(language, 'choose_again') : t(language, 'choose_again_of', { event: words })}
            </Button>
          ),
      )}
    </Notice>
  );
}

/** With the tickets of all its prices. */
function lostEvents(lines: readonly HeldLine[], language: Language) {
  const lost = new Map<string, { words: string; event: HeldLine['event']; quantity: number }>();
  for (const { event, title, date_start, quantity } of lines) {
    const words = bookedEvent(language, { title, date_start });
    lost.set(words, { words, event, quantity: quantity + (lost.get(words)?.quantity ?? 0) });
  }
  return [...lost.values()];
}
