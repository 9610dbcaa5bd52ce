import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import type { InheritedField } from '../../details/details.ts';
import styles from '../back-office.module.css';
import { Origin } from './origin.tsx';
import { t } from './strings.ts';

export type None = readonly InheritedField[] | undefined;

type Props = { name: InheritedField; label: string; isInherited: boolean; none: None; children: ReactNode };
type Control = HTMLInputElement | HTMLTextAreaElement;

/** Says whose value holds, and that this time there is none. */
export function Inheritable({ name, label, isInherited, none, children }: Props) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [origin, setOrigin] = useState<'own' | 'production' | 'none'>('production');
  const isNone = none?.includes(name) ?? false;
  const isShown = none !== undefined && (isInherited || isNone);
  const look = () => {
    const controls = controlsIn(place.current);
    const isOff = controls.some((control) => isNoneBox(control) && isFilled(control));
    setOrigin(isOff ? 'none' : controls.some((control) => !isNoneBox(control) && isFilled(control)) ? 'own' : 'production');
  };
  // What the form was opened with, and what is typed into it: its fields hold that themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, then at each change
  useEffect(look, [isShown]);
  if (!isShown) return children;
  return (
    <div ref={place} className={styles.inheritable} onInput={look} onChange={look}>
      {children}
      {name !== 'media' && (
        <Origin
          of={origin}
          name={label}
          onReset={() => {
            for (const control of controlsIn(place.current)) clear(control);
            look();
            controlsIn(place.current)[0]?.focus();
          }}
        />
      )}
      <CheckboxField name={`none.${name}`} label={t(language, 'not_this_time', { name: label })} defaultChecked={isNone} />
    </div>
  );
}

const controlsIn = (place: HTMLElement | null): Control[] => [...(place?.querySelectorAll<Control>('input:not([type=hidden]), textarea') ?? [])];
const isNoneBox = ({ name }: Control): boolean => name.startsWith('none.');
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const isFilled = (control: Control): boolean => (isBox(control) ? control.checked : control.value.trim() !== '');

function clear(control: Control): void {
  if (!isFilled(control)) return;
  if (isBox(control)) control.click();
  else {
    control.value = '';
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
