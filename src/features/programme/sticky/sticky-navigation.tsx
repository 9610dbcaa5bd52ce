import { createPortal } from 'react-dom';
import { SiteLink } from '#features/navigation/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { href } from '#routes.ts';
import { button } from '#ui/button/button-class.ts';
import type { StickyTraits } from '#ui/page-traits.ts';
import { ScrollToTop } from './scroll-to-top.tsx';
import { useRegistered } from './sticky-items.ts';
import styles from './sticky-navigation.module.css';
import { t } from './strings.ts';
import { TicketButton } from './ticket-button.tsx';
import { visibleParts } from './ticket-event.ts';
import { useOverlay } from './use-overlay.ts';
import { useScrollState } from './use-scroll-state.ts';

/** V §2 "Sticky navigation"; without script the overlay's link leads to the programme. */
export function StickyNavigation({ overlay = true, tickets }: StickyTraits) {
  const language = useLanguage();
  const { items } = useRegistered();
  const visible = visibleParts(useScrollState());
  const programme = href('programme', language);
  const { Overlay, isOpen, open, close } = useOverlay(programme);
  return (
    <nav aria-label={t(language, 'label')} className={styles.navigation}>
      {overlay && (
        <a
          href={programme}
          aria-haspopup="dialog"
          className={`${button('primary', 'small')} ${styles.overlay}`}
          data-hidden={!visible.overlay || undefined}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            void open();
          }}
        >
          {t(language, 'overlay')}
        </a>
      )}
      <div className={styles.items} data-hidden={!visible.items || undefined}>
        <TicketButton tickets={tickets} />
        {items.map(({ id, text, url, lang }) => (
          <SiteLink key={id} url={url} lang={lang} className={button('secondary', 'small')}>
            {text}
          </SiteLink>
        ))}
      </div>
      <ScrollToTop isHidden={!visible.top} />
      {Overlay && createPortal(<Overlay isOpen={isOpen} onClose={close} />, document.body)}
    </nav>
  );
}
