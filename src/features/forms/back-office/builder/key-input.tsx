import { useState } from 'react';
import type { InputProps } from '#features/back-office/records/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './builder.module.css';
import { t } from './strings.ts';

type Props = { name: string; slug: string /** Entries may know it. */; isFixed: boolean; onChange: (slug: string) => void; errors: InputProps['errors'] };

/** Changeable as long as nothing knows it; it counts once it was left, since conditions go along. */
export function KeyInput({ name, slug, isFixed, onChange, errors }: Props) {
  const language = useLanguage();
  const [typed, type] = useState<string | null>(null);
  if (isFixed && errors(name).length === 0)
    return (
      <p className={styles.key}>
        {t(language, 'key')}: <code>{slug}</code> {t(language, 'key_stays')}
      </p>
    );
  const take = () => {
    if (typed !== null && typed !== slug) onChange(typed);
    type(null);
  };
  return (
    <div className={styles.short}>
      <TextField
        name={name}
        label={t(language, 'key')}
        hint={`${t(language, 'key_stays')} ${t(language, 'key_hint')}`}
        required
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        errors={errors(name)}
        value={typed ?? slug}
        onChange={({ target }) => type(target.value.toLowerCase().replaceAll(/[\s-]/g, '_'))}
        onBlur={take}
      />
    </div>
  );
}
