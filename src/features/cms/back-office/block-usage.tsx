import { useEffect, useState } from 'react';
import { client, httpTransport } from '#api/client.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import type { BlockUse, UsageContract } from '../usage/contract.ts';
import styles from './back-office.module.css';
import { t } from './tool-strings.ts';

export type KindOfBlock = { type: string; label: { de: string; en: string } };

export function BlockUsage({ kinds }: { kinds: readonly KindOfBlock[] }) {
  const language = useLanguage();
  const [type, choose] = useState('');
  const [uses, setUses] = useState<readonly BlockUse[] | null>(null);
  useEffect(() => {
    setUses(null);
    if (!type) return;
    const request = new AbortController();
    client<UsageContract>(httpTransport)
      .get('/pageeditor-api/block-usage/', { language, signal: request.signal, query: { type } })
      .then(setUses, () => {}); // chosen again, it is asked again
    return () => request.abort();
  }, [type, language]);
  return (
    <section className={styles.usage}>
      <h2>{t(language, 'usage')}</h2>
      <p>{t(language, 'usage_hint')}</p>
      <SelectField
        name="block_type"
        required
        label={t(language, 'block')}
        value={type}
        onChange={({ target }) => choose(target.value)}
        options={kinds
          .map((kind) => ({ value: kind.type, label: kind.label[language] }))
          .toSorted((one, other) => one.label.localeCompare(other.label, language))}
      />
      <p role="status">{uses && (uses.length === 0 ? t(language, 'unused') : t(language, 'uses', { n: uses.length }))}</p>
      {uses && uses.length > 0 && (
        <ul>
          {uses.map(({ container_id, title, url, in_draft, in_published }) => (
            <li key={container_id}>
              {url ? <a href={url}>{title}</a> : title} ({t(language, 'times', { n: Math.max(in_draft, in_published) })})
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
