import { ArrowUp } from 'lucide';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './sticky-navigation.module.css';
import { t } from './strings.ts';

/** The way back to the top of the page, once it has been scrolled (V §2 "Sticky navigation"). */
export function ScrollToTop({ isHidden }: { isHidden: boolean }) {
  return (
    <button
      type="button"
      aria-label={t(useLanguage(), 'top')}
      className={`${button('secondary', 'small')} ${styles.top}`}
      data-to-top=""
      data-hidden={isHidden || undefined}
      onClick={scrollToTop}
    >
      <Icon node={ArrowUp} />
    </button>
  );
}

/** The focus goes along: what had it is about to disappear. */
function scrollToTop(): void {
  scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  document.getElementById('main-content')?.focus({ preventScroll: true });
}
