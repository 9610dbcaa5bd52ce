import { useLanguage } from '#i18n/use-language.ts';
import type { Service } from '../contract.ts';
import styles from './consent-dialog.module.css';
import { t } from './strings.ts';

/** What a visitor has to know of a service before they allow it. */
export function ServiceFacts({ service: { name, purposes, provider, country, is_third_country, transfer, retention, privacy_link } }: { service: Service }) {
  const language = useLanguage();
  const where = is_third_country ? t(language, 'third_country', { country }) : country;
  return (
    <div className={styles.facts}>
      <p>{purposes.join('; ')}</p>
      <p>
        {t(language, 'provider')}: {provider}. {t(language, 'country')}: {transfer ? t(language, 'basis', { country: where, transfer }) : where}.{' '}
        {t(language, 'retention')}: {retention}.
      </p>
      {privacy_link && (
        <a href={privacy_link} target="_blank" rel="noopener noreferrer">
          {t(language, 'policy', { name })}
        </a>
      )}
    </div>
  );
}
