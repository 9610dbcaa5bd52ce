import { useLanguage } from '#i18n/use-language.ts';
import type { CopiedPart } from '#resources/declaration/define-resource.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import styles from './form.module.css';
import { t } from './strings.ts';

type Props = { parts: readonly CopiedPart[]; chosen: readonly string[]; onChoose: (keys: string[]) => void };

/** Below the form of a copy: what comes along beside the fields that stand above. */
export function CopiedParts({ parts, chosen, onChoose }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.part}>
      <StaffPart title={t(language, 'copied_parts')} hint={t(language, 'copied_parts_hint')}>
        <div className={styles.copied}>
          {parts.map(({ key, label }) => (
            <CheckboxField
              key={key}
              name={`copied-${key}`}
              label={label[language]}
              checked={chosen.includes(key)}
              onChange={({ target }) => onChoose(parts.map((part) => part.key).filter((one) => (one === key ? target.checked : chosen.includes(one))))}
            />
          ))}
        </div>
      </StaffPart>
    </div>
  );
}
