import { useLanguage } from '#i18n/use-language.ts';
import { Icon } from '#ui/icon.tsx';
import { StaffMenu } from '#ui/staff/staff-menu.tsx';
import type { FormFieldKind } from '../../definition/field-kinds.ts';
import { kindOptions } from '../../records/strings.ts';
import styles from './builder.module.css';
import { kindGroups, kindIcons } from './kind-icons.ts';
import { t } from './strings.ts';

type Props = { kind: FormFieldKind; called: string; isReadOnly: boolean; onChange: (kind: FormFieldKind) => void };

export function KindPicker({ kind, called, isReadOnly, onChange }: Props) {
  const language = useLanguage();
  const wordsOf = (one: FormFieldKind) => kindOptions.find(({ value }) => value === one)?.label[language] ?? one;
  const label = (
    <>
      <Icon node={kindIcons[kind]} />
      <span>{wordsOf(kind)}</span>
    </>
  );
  if (isReadOnly) return <span className={styles.kind}>{label}</span>;
  return (
    <span className={styles.kind}>
      <StaffMenu
        label={label}
        name={t(language, 'kind_of', { name: called, kind: wordsOf(kind) })}
        look="quiet"
        sections={kindGroups.map(({ key, kinds }) => ({
          title: t(language, key),
          commands: kinds.map((one) => ({ key: one, text: wordsOf(one), icon: kindIcons[one], onAction: () => onChange(one) })),
        }))}
      />
    </span>
  );
}
