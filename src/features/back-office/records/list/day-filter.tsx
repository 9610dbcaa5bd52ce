import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import type { RecordQuery } from '../data/list-address.ts';
import styles from '../records.module.css';
import { t } from './day-strings.ts';

/** Periods that move with the day, as the address has them: from and to. */
const periods = {
  coming: ['today', ''],
  next_7: ['today', '7d'],
  next_14: ['today', '14d'],
  next_30: ['today', '30d'],
  past: ['', '-1d'],
  last_7: ['-7d', 'today'],
  last_30: ['-30d', 'today'],
} as const;
const names = Object.keys(periods) as (keyof typeof periods)[]; // its own keys

type Props = { name: string; label: string; query: RecordQuery; onChange: (change: RecordQuery) => void };

/** Narrows a list to days: those that move with today are one choice, any others two fields. */
export function DayFilter({ name, label, query, onChange }: Props) {
  const language = useLanguage();
  const [from, to] = [query[`${name}_from`] ?? '', query[`${name}_to`] ?? ''];
  const known = names.find((one) => periods[one][0] === from && periods[one][1] === to);
  const isOther = !known && (from !== '' || to !== '');
  const [isOwn, own] = useState(isOther);
  const asked = known ?? (isOther || isOwn ? 'own' : '');
  const set = (first: string, last: string) => onChange({ [`${name}_from`]: first, [`${name}_to`]: last });
  return (
    <>
      <label className={styles.filter}>
        <span>{label}</span>
        <select
          value={asked}
          onChange={({ target }) => {
            const chosen = names.find((one) => one === target.value);
            own(target.value === 'own');
            if (chosen) set(periods[chosen][0], periods[chosen][1]);
            else if (from || to) set('', '');
          }}
          data-set={asked ? '' : undefined}
        >
          <option value="">{t(language, 'any')}</option>
          {names.map((one) => (
            <option key={one} value={one}>
              {t(language, one)}
            </option>
          ))}
          <option value="own">{t(language, 'own')}</option>
        </select>
      </label>
      {asked === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <label key={end} className={styles.filter}>
            <span>{t(language, end, { name: label })}</span>
            <input
              type="date"
              value={query[`${name}_${end}`] ?? ''}
              onChange={({ target }) => onChange({ [`${name}_${end}`]: target.value })}
              data-set={query[`${name}_${end}`] ? '' : undefined}
            />
          </label>
        ))}
    </>
  );
}
