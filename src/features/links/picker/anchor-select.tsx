import { useId } from 'react';
import type { Language } from '#i18n/language.ts';
import type { TargetAnchor } from '../contract.ts';
import styles from './link-picker.module.css';
import { t } from './strings.ts';

type Props = { address: string; anchors: readonly TargetAnchor[]; language: Language; onChange: (address: string) => void };

export function AnchorSelect({ address, anchors, language, onChange }: Props) {
  const id = useId();
  const [path = '', place = ''] = address.split('#', 2);
  return (
    <p className={styles.place}>
      <label htmlFor={id}>{t(language, 'place')}</label>
      <select id={id} value={place} onChange={({ target }) => onChange(target.value ? `${path}#${target.value}` : path)}>
        <option value="">{t(language, 'top')}</option>
        {place && !anchors.some(({ anchor }) => anchor === place) && <option value={place}>#{place}</option>}
        {anchors.map(({ anchor, text }) => (
          <option key={anchor} value={anchor}>
            {text || `#${anchor}`}
          </option>
        ))}
      </select>
    </p>
  );
}
