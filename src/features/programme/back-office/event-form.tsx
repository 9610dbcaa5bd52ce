import { recordHref } from '#features/back-office/index.ts';
import type { AttachedPart, AttachedProps } from '#features/back-office/records/index.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Form } from '#ui/form/form.tsx';
import { Link } from '#ui/link.tsx';
import styles from './back-office.module.css';
import type { EventChange, StaffEventContract, StaffEventDetail } from './contract.ts';
import { AccessFields, TextFields } from './event-fields.tsx';
import { GlanceFields, IntroductionFields } from './form/detail-fields.tsx';
import { MediaRows } from './form/media-rows.tsx';
import { PageSection, pageParts } from './form/page-section.tsx';
import { PartnerFields } from './form/partner-fields.tsx';
import { t as ofForm } from './form/strings.ts';
import { TicketFields } from './form/ticket-fields.tsx';
import { useAttachedForm } from './form/use-attached-form.ts';
import { t } from './strings.ts';
import { typedEvent } from './typed-event.ts';

const sections = {
  glance: 'at_a_glance',
  introduction: 'introduction',
  tickets: 'tickets',
  access: 'access',
  texts: 'texts',
  media: 'media',
  partners: 'partners',
} as const;

export const eventParts = (language: Language): AttachedPart[] =>
  pageParts(Object.fromEntries(Object.entries(sections).map(([name, words]) => [name, ofForm(language, words)])));

type Props = Pick<AttachedProps, 'handle' | 'onDirty'> & { event: StaffEventDetail };

/** What it does not say itself is its production's. */
export function EventForm({ event, handle, onDirty }: Props) {
  const language = useLanguage();
  const call = { language, parameters: { id: event.id } };
  const { form, opened, generation } = useAttachedForm<StaffEventContract, StaffEventDetail, EventChange>({
    name: 'event',
    thing: event,
    handle,
    onDirty,
    read: (values, before) => typedEvent(values, before, language),
    load: (api) => api.get('/api/cms-event-pages/{id}/', call),
    send: (api, body, headers) => api.patch('/api/cms-event-pages/{id}/', { ...call, headers, body }),
    words: { wrong: t(language, 'wrong'), stale: t(language, 'stale'), notSent: t(language, 'not_sent') },
  });
  const { none = [] } = opened.details;
  const hints = { details: opened.details, inherited: opened.production.details, none };
  const inherited = event.image_id === null ? event.image_thumbnails : null;
  return (
    <section aria-labelledby="event-page" className={styles.page}>
      <header>
        <h2 id="event-page">{t(language, 'page')}</h2>
        <p>
          <Link to={recordHref('productions', language, {}, event.production.id)}>{t(language, 'to_production')}</Link>
        </p>
      </header>
      {inherited && (
        <div className={styles.inherited}>
          <p>{t(language, 'picture_of_production')}</p>
          <img src={inherited.medium} alt={event.image_obj?.alt ?? ''} lang={event.image_obj?.alt_lang} />
        </div>
      )}
      <div className={styles.form}>
        <Form key={generation} state={form}>
          <PageSection name="glance">
            <GlanceFields {...hints} />
          </PageSection>
          <PageSection name="introduction">
            <IntroductionFields {...hints} />
          </PageSection>
          <PageSection name="tickets">
            <TicketFields details={opened.details} inherited={opened.production.details} />
          </PageSection>
          <PageSection name="access">
            <AccessFields event={opened} {...hints} />
          </PageSection>
          <PageSection name="texts">
            <TextFields event={opened} {...hints} />
          </PageSection>
          {/* What is new has its id after it was saved. */}
          <PageSection name="media" key={`media-${opened.revision}`}>
            <MediaRows media={opened.media} inherited={opened.production.media} none={none} />
          </PageSection>
          <PageSection name="partners" key={`partners-${opened.revision}`}>
            <PartnerFields partners={opened.partners} own={opened} inherited={opened.production} none={none} />
          </PageSection>
        </Form>
      </div>
    </section>
  );
}
