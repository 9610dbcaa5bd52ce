import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import type { DescribedAddress } from '../contract.ts';
import styles from './link-picker.module.css';
import { t } from './strings.ts';

type Props = { address: string; described: DescribedAddress | null; of: Language; onTake: (address: string) => void };

/** Where a link leads that has no address in this language, and the address of the same target in it. */
export function FallbackNote({ address, described, of, onTake }: Props) {
  const language = useLanguage();
  if (!address) return null;
  const own = described?.target?.urls[of];
  const rest = /[?#].*$/s.exec(address)?.[0] ?? '';
  return (
    <div className={styles.notes}>
      <p>
        {t(language, 'falls_back', { address })}{' '}
        {own && (
          <Button look="link" size="compact" onClick={() => onTake(own + rest)}>
            {t(language, 'take_own', { address: own + rest })}
          </Button>
        )}
      </p>
    </div>
  );
}
