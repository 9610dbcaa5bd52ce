import { useState } from 'react';
import type { Asset } from '#features/media/contract.ts';
import { MediaField } from '#features/media/picker/index.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Form } from '#ui/form/form.tsx';
import styles from './back-office.module.css';
import type { EventChange, StaffEventContract, StaffEventDetail } from './contract.ts';
import { AccessFields, TextFields } from './event-fields.tsx';
import { GlanceFields, IntroductionFields } from './form/detail-fields.tsx';
import { MediaRows } from './form/media-rows.tsx';
import { PartnerFields } from './form/partner-fields.tsx';
import { TicketFields } from './form/ticket-fields.tsx';
import { useChangeForm } from './form/use-change-form.ts';
import { t } from './strings.ts';
import { typedEvent } from './typed-event.ts';

/** All that an event says itself. */
export function EventForm({ event, picture }: { event: StaffEventDetail; picture: Asset | null }) {
  const language = useLanguage();
  const [image, choose] = useState(event.image_id);
  const { form, opened } = useChangeForm<StaffEventContract, StaffEventDetail, EventChange>({
    name: 'event',
    thing: event,
    read: (values, before) => typedEvent(values, before, language),
    send: (api, body, headers) => api.patch('/api/cms-event-pages/{id}/', { language, headers, parameters: { id: event.id }, body }),
    words: { wrong: t(language, 'wrong'), saved: t(language, 'saved'), stale: t(language, 'stale') },
  });
  const inherited = event.image_id === null && image === null ? event.image_thumbnails : null;
  const { none = [] } = event.details;
  const said = { details: event.details, inherited: event.production.details, none };
  return (
    <div className={styles.form}>
      <Form state={form} submit={t(language, 'save')}>
        <div className={styles.picture}>
          <MediaField
            name="image_id"
            label={t(language, 'picture')}
            hint={t(language, 'picture_hint')}
            kind="image"
            value={image}
            onChange={choose}
            asset={picture}
          />
          {inherited && (
            <div className={styles.inherited}>
              <p>{t(language, 'picture_of_production')}</p>
              <img src={inherited.medium} alt={event.image_obj?.alt ?? ''} lang={event.image_obj?.alt_lang} />
            </div>
          )}
        </div>
        <GlanceFields {...said} />
        <IntroductionFields {...said} />
        <TicketFields details={event.details} inherited={event.production.details} />
        <AccessFields event={event} {...said} />
        <TextFields event={event} {...said} />
        {/* What is new has its id after it was saved. */}
        <MediaRows key={`media-${opened.revision}`} media={opened.media} inherited={opened.production.media} none={none} />
        <PartnerFields key={`partners-${opened.revision}`} partners={opened.partners} own={opened} inherited={opened.production} none={none} />
      </Form>
    </div>
  );
}
