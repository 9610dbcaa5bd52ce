import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import styles from '../back-office.module.css';
import { t } from './strings.ts';

type Props = {
  /** Whose value holds: the date's own, its production's, that there is none, or nobody's. */
  of: 'own' | 'production' | 'none' | 'nobody';
  name: string;
  text?: string | undefined;
  lang?: string | undefined;
  /** Takes over the production's; without it there is nothing to take over. */
  onReset?: (() => void) | undefined;
};

export function Origin({ of, name, text, lang, onReset }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.origin} data-origin={of}>
      <p>
        {of === 'production' && text ? (
          <>
            {t(language, 'origin_production_says', { text: '' }).trim()} <span lang={lang}>{text}</span>
          </>
        ) : (
          t(language, `origin_${of}`)
        )}
      </p>
      {(of === 'own' || of === 'none') && onReset && (
        <Button look="link" size="compact" aria-label={t(language, 'reset_of', { name })} onClick={onReset}>
          {t(language, 'reset')}
        </Button>
      )}
    </div>
  );
}
