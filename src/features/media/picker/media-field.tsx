import { useState } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import { Field, type FieldProps } from '#ui/field/field.tsx';
import { AssetThumb } from '../browse/asset-thumb.tsx';
import { nameOf } from '../browse/asset-warnings.tsx';
import type { Asset } from '../contract.ts';
import { MediaPicker } from './media-picker.tsx';
import styles from './picker.module.css';
import { t } from './strings.ts';

type Props = FieldProps & { value: Asset | null; onChange: (asset: Asset | null) => void; kind?: Asset['kind'] };

/** A field whose value is something of the library: it shows what is chosen, opens the picker, and sends its id. */
export function MediaField({ value, onChange, kind, ...field }: Props) {
  const language = useLanguage();
  const [isOpen, open] = useState(false);
  return (
    <Field {...field}>
      {({ attributes: { name, ...attributes } }) => (
        <div className={styles.field}>
          <input type="hidden" name={name} value={value?.id ?? ''} />
          {value && <AssetThumb asset={value} />}
          <p>{value ? nameOf(value, language) : t(language, 'none')}</p>
          <p className={styles.ways}>
            <Button {...attributes} size="small" aria-label={`${t(language, value ? 'change' : 'choose')}: ${field.label}`} onClick={() => open(true)}>
              {t(language, value ? 'change' : 'choose')}
            </Button>
            {value && (
              <Button size="small" look="quiet" onClick={() => onChange(null)}>
                {t(language, 'remove')}
              </Button>
            )}
          </p>
          {isOpen && <MediaPicker {...(kind && { kind })} onPick={onChange} onClose={() => open(false)} />}
        </div>
      )}
    </Field>
  );
}
