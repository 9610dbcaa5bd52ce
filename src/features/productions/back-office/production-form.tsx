import { useState } from 'react';
import type { Asset } from '#features/media/contract.ts';
import { MediaField } from '#features/media/picker/index.ts';
import {
  DetailText,
  FormParts,
  formStrings,
  GlanceFields,
  IntroductionFields,
  LongText,
  MediaRows,
  maxDetailLine,
  PartnerFields,
  TicketFields,
  useChangeForm,
} from '#features/programme/back-office/form/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { ChoicesField } from '#ui/field/choice-field.tsx';
import { FieldRow } from '#ui/field/field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { BilingualField, StaffPart } from '#ui/staff/bilingual-field.tsx';
import { CreditRows } from './cast/credit-rows.tsx';
import { WorkRows } from './cast/work-rows.tsx';
import type { ProductionChange, StaffProductionContract, StaffProductionDetail } from './contract.ts';
import { ProductionDates } from './production-dates.tsx';
import { t } from './strings.ts';
import { type OpenedProduction, typedProduction } from './typed-production.ts';

type Named = { id: number; name: string; lang?: Language | undefined };
/** What can be chosen. */
export type ProductionOptions = { types: Named[]; seasons: Named[]; tags: Named[]; roles: string[] };

type Props = {
  production: StaffProductionDetail;
  picture: Asset | null;
  options: ProductionOptions;
};

const asOptions = (all: readonly Named[]) => all.map(({ id, name, lang }) => ({ value: String(id), label: name, lang }));

/** All that a production's page tells. */
export function ProductionForm({ production: thing, picture, options: { types, seasons, tags, roles } }: Props) {
  const language = useLanguage();
  const [image, choose] = useState(thing.image_id);
  const { form, opened } = useChangeForm<StaffProductionContract, OpenedProduction, ProductionChange>({
    name: 'production',
    thing,
    read: (values, before) => typedProduction(values, before, language),
    send: (api, body, headers) => api.patch('/api/cms-production-pages/{id}/', { language, headers, parameters: { id: thing.id }, body }),
    words: { wrong: t(language, 'wrong'), saved: t(language, 'saved'), stale: t(language, 'stale') },
  });
  const { texts, details, type_id, season_id, tag_ids } = thing;
  return (
    <FormParts>
      <Form state={form} submit={t(language, 'save')}>
        <BilingualField name="title" label={t(language, 'title_field')} values={texts.title} maxLength={maxDetailLine} isNeeded />
        <BilingualField name="preline" label={t(language, 'preline')} values={texts.preline} maxLength={maxDetailLine} />
        <BilingualField name="subtitle" label={t(language, 'subtitle')} values={texts.subtitle} maxLength={maxDetailLine} />
        <MediaField
          name="image_id"
          label={t(language, 'picture')}
          hint={t(language, 'picture_hint')}
          kind="image"
          value={image}
          onChange={choose}
          asset={picture}
        />
        <StaffPart title={t(language, 'programme')}>
          <FieldRow>
            <SelectField
              name="type_id"
              label={t(language, 'type')}
              hint={t(language, 'type_hint')}
              options={asOptions(types)}
              defaultValue={type_id ? String(type_id) : ''}
              required
            />
            <SelectField
              name="season_id"
              label={t(language, 'season')}
              options={[{ value: '0', label: t(language, 'no_season') }, ...asOptions(seasons)]}
              defaultValue={String(season_id ?? 0)}
            />
          </FieldRow>
          {tags.length > 0 && <ChoicesField name="tag_ids" label={t(language, 'tags')} options={asOptions(tags)} defaultValue={tag_ids.map(String)} />}
        </StaffPart>
        {/* Who and what is new has its id after it was saved. */}
        <WorkRows key={`works-${opened.revision}`} works={opened.works} />
        <CreditRows key={`credits-${opened.revision}`} credits={opened.credits} roles={roles} />
        <StaffPart title={t(language, 'texts')}>
          <LongText name="description" label={t(language, 'text')} values={texts.description} hint={t(language, 'text_hint')} rows={10} />
          <LongText name="opening_hours" label={t(language, 'opening_hours')} values={texts.opening_hours} hint={t(language, 'opening_hours_hint')} />
          <LongText name="promoter" label={t(language, 'promoter')} values={texts.promoter} />
          <DetailText name="children" label={formStrings(language, 'children')} details={details} />
          <DetailText name="accessibility_note" label={formStrings(language, 'access_note')} details={details} />
        </StaffPart>
        <p>{t(language, 'of_all_dates')}</p>
        <GlanceFields details={details} />
        <IntroductionFields details={details} />
        <TicketFields details={details} />
        <MediaRows key={`media-${opened.revision}`} media={opened.media} />
        <PartnerFields key={`partners-${opened.revision}`} partners={opened.partners} own={opened} />
      </Form>
      <ProductionDates production={thing} />
    </FormParts>
  );
}
