import type { AttachedPart, AttachedProps } from '#features/back-office/records/index.ts';
import {
  DetailText,
  formStrings,
  GlanceFields,
  IntroductionFields,
  LongText,
  MediaRows,
  PageSection,
  PartnerFields,
  pageParts,
  TicketFields,
  useAttachedForm,
} from '#features/programme/back-office/form/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Form } from '#ui/form/form.tsx';
import { StaffPart } from '#ui/staff/bilingual-field.tsx';
import styles from './back-office.module.css';
import { CreditRows } from './cast/credit-rows.tsx';
import { t as ofCast } from './cast/strings.ts';
import { WorkRows } from './cast/work-rows.tsx';
import type { ProductionChange, StaffProductionContract } from './contract.ts';
import { ProductionDates } from './production-dates.tsx';
import type { ProductionPageData } from './production-page.ts';
import { t } from './strings.ts';
import { type OpenedProduction, typedProduction } from './typed-production.ts';

export const productionParts = (language: Language): AttachedPart[] =>
  pageParts({
    works: ofCast(language, 'works'),
    credits: ofCast(language, 'credits'),
    texts: t(language, 'texts'),
    glance: formStrings(language, 'at_a_glance'),
    introduction: formStrings(language, 'introduction'),
    tickets: formStrings(language, 'tickets'),
    media: formStrings(language, 'media'),
    partners: formStrings(language, 'partners'),
    dates: t(language, 'events'),
  });

type Props = Pick<AttachedProps, 'handle' | 'onDirty'> & ProductionPageData;

/** What a production's page tells beyond its record, and its dates. */
export function ProductionForm({ production: thing, roles, handle, onDirty }: Props) {
  const language = useLanguage();
  const call = { language, parameters: { id: thing.id } };
  const { form, opened, generation } = useAttachedForm<StaffProductionContract, OpenedProduction, ProductionChange>({
    name: 'production',
    thing,
    handle,
    onDirty,
    read: (values, before) => typedProduction(values, before, language),
    load: (api) => api.get('/api/cms-production-pages/{id}/', call),
    send: (api, body, headers) => api.patch('/api/cms-production-pages/{id}/', { ...call, headers, body }),
    words: { wrong: t(language, 'wrong'), stale: t(language, 'stale'), notSent: t(language, 'not_sent') },
  });
  const { texts, details, revision } = opened;
  return (
    <section aria-labelledby="production-page" className={styles.page}>
      <header>
        <h2 id="production-page">{t(language, 'page')}</h2>
        <p>{t(language, 'of_all_dates')}</p>
      </header>
      <Form key={generation} state={form}>
        {/* Who and what is new has its id after it was saved. */}
        <PageSection name="works" key={`works-${revision}`}>
          <WorkRows works={opened.works} />
        </PageSection>
        <PageSection name="credits" key={`credits-${revision}`}>
          <CreditRows credits={opened.credits} roles={roles} />
        </PageSection>
        <PageSection name="texts">
          <StaffPart title={t(language, 'texts')}>
            <LongText name="opening_hours" label={t(language, 'opening_hours')} values={texts.opening_hours} hint={t(language, 'opening_hours_hint')} />
            <LongText name="promoter" label={t(language, 'promoter')} values={texts.promoter} />
            <DetailText name="children" label={formStrings(language, 'children')} details={details} />
            <DetailText name="accessibility_note" label={formStrings(language, 'access_note')} details={details} />
          </StaffPart>
        </PageSection>
        <PageSection name="glance">
          <GlanceFields details={details} />
        </PageSection>
        <PageSection name="introduction">
          <IntroductionFields details={details} />
        </PageSection>
        <PageSection name="tickets">
          <TicketFields details={details} />
        </PageSection>
        <PageSection name="media" key={`media-${revision}`}>
          <MediaRows media={opened.media} />
        </PageSection>
        <PageSection name="partners" key={`partners-${revision}`}>
          <PartnerFields partners={opened.partners} own={opened} />
        </PageSection>
      </Form>
      <PageSection name="dates">
        <ProductionDates production={thing} />
      </PageSection>
    </section>
  );
}
