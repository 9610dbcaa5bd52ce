import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import type { InheritedField } from '../../details/details.ts';
import styles from '../back-office.module.css';
import { t } from './strings.ts';

/** What an event has none of, whatever its production says; undefined of what takes nothing over. */
export type None = readonly InheritedField[] | undefined;

type Props = { name: InheritedField; label: string; isInherited: boolean; none: None; children: ReactNode };

/** A field whose value an event takes over where it says nothing itself, with the way to say that this time there is none. */
export function Inheritable({ name, label, isInherited, none, children }: Props) {
  const language = useLanguage();
  const isNone = none?.includes(name) ?? false;
  if (!none || !(isInherited || isNone)) return children;
  return (
    <div className={styles.inheritable}>
      {children}
      <CheckboxField name={`none.${name}`} label={t(language, 'not_this_time', { name: label })} defaultChecked={isNone} />
    </div>
  );
}
