import { useState } from 'react';
import { MediaField } from '#features/media/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { ChoiceField, ChoicesField } from '#ui/field/choice-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import styles from '../back-office.module.css';
import { Inheritable, type None } from './inheritable.tsx';
import { maxDetailLine } from './limits.ts';
import { t } from './strings.ts';

type Props = {
  partners: readonly { id: number; name: string }[];
  own: { sponsors: number[]; promoters: number[] };
  inherited?: { sponsors: string[]; promoters: string[] };
  none?: None;
};

/** From those whom events have had, or somebody new. */
export function PartnerFields({ partners, own, inherited = { sponsors: [], promoters: [] }, none }: Props) {
  const language = useLanguage();
  const [logo, choose] = useState<number | null>(null);
  const options = partners.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <StaffPart title={t(language, 'partners')}>
      {options.length > 0 &&
        (['sponsors', 'promoters'] as const).map((kind) => (
          <Inheritable key={kind} name={kind} label={t(language, kind)} isInherited={inherited[kind].length > 0} none={none}>
            <ChoicesField
              name={kind}
              label={t(language, kind)}
              options={options}
              defaultValue={own[kind].map(String)}
              hint={inherited[kind].length > 0 && t(language, 'production_says', { text: inherited[kind].join(', ') })}
            />
          </Inheritable>
        ))}
      <Disclosure summary={t(language, 'new_partner')}>
        <div className={styles.medium}>
          <TextField name="new_partner.name" label={t(language, 'partner_name')} required maxLength={maxDetailLine} />
          <TextField name="new_partner.link" label={t(language, 'partner_link')} type="url" inputMode="url" maxLength={2_000} />
          <ChoiceField
            name="new_partner.kind"
            label={t(language, 'partner_kind')}
            required
            options={(['sponsor', 'promoter'] as const).map((value) => ({ value, label: t(language, `kind_${value}`) }))}
            defaultValue="sponsor"
          />
          <MediaField name="new_partner.image_id" label={t(language, 'partner_logo')} kind="image" value={logo} onChange={choose} />
        </div>
      </Disclosure>
    </StaffPart>
  );
}
