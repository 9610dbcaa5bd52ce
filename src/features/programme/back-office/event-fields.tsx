import { useLanguage } from '#i18n/use-language.ts';
import { ChoicesField } from '#ui/field/choice-field.tsx';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import { accessibilityKinds } from '../accessibility/kinds.ts';
import type { StaffEventDetail } from './contract.ts';
import { type DetailFieldsProps, DetailText, LongText } from './form/detail-fields.tsx';
import { t } from './form/strings.ts';

type Props = DetailFieldsProps & { event: StaffEventDetail };

export function AccessFields({ event: { accessibility_ids }, ...hints }: Props) {
  const language = useLanguage();
  return (
    <StaffPart title={t(language, 'access')}>
      <ChoicesField
        name="accessibility_ids"
        label={t(language, 'access_kinds')}
        options={accessibilityKinds.map(({ id, name }) => ({ value: String(id), label: name[language] }))}
        defaultValue={accessibility_ids.map(String)}
      />
      <DetailText name="accessibility_note" label={t(language, 'access_note')} {...hints} />
    </StaffPart>
  );
}

export function TextFields({ event: { important_info }, ...hints }: Props) {
  const language = useLanguage();
  return (
    <StaffPart title={t(language, 'texts')}>
      <LongText name="important_info" label={t(language, 'important_info')} values={important_info} hint={t(language, 'texts_hint')} />
      {(['children', 'opening_hours'] as const).map((name) => (
        <DetailText key={name} name={name} label={t(language, name)} {...hints} />
      ))}
    </StaffPart>
  );
}
