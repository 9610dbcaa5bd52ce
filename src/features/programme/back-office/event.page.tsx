import { useLoaderData } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { recordHref, type ScreenCall } from '#features/back-office/index.ts';
import type { Asset, MediaContract } from '#features/media/contract.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import { StaffScreen } from '#ui/staff/staff-screen.tsx';
import type { StaffEventContract, StaffEventDetail } from './contract.ts';
import { EventForm } from './event-form.tsx';
import { dateOf, stateOf } from './event-state.ts';
import { t } from './strings.ts';

export type EventData = { event: StaffEventDetail; picture: Asset | null };

/** One event with its own picture, if it has one; null where there is no such event. */
export async function loadEvent({ api, language, signal, params }: ScreenCall<StaffEventContract & MediaContract>): Promise<EventData | null> {
  const id = Number(params.id);
  if (!Number.isInteger(id) || id < 1) return null;
  try {
    const event = await api.get('/api/cms-event-pages/{id}/', { language, signal, parameters: { id } });
    const picture = event.image_id === null ? null : await api.get('/api/media/{id}/', { language, signal, parameters: { id: event.image_id } });
    return { event, picture };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** One event: what its page tells beyond when, where and with whom. */
export function EventPage() {
  const language = useLanguage();
  const { event, picture = null } = useLoaderData<Partial<EventData>>();
  if (!event) return null; // refused: the frame says so
  const langOf = translatedIn(event, language);
  const state = stateOf(event, language);
  return (
    <StaffScreen
      title={event.title}
      lang={langOf('title')}
      description={t(language, 'description')}
      back={<Link to={recordHref('events', language, {}, event.id)}>{t(language, 'back')}</Link>}
      lead={
        <>
          <p>
            {dateOf(event, language)} · <span lang={event.room.lang}>{event.room.name}</span>
            {state && ` · ${state}`}
          </p>
          {event.is_online && (
            <p>
              <a href={event.link.url}>{t(language, 'to_page')}</a>
            </p>
          )}
          <p>
            <Link to={recordHref('productions', language, {}, event.production.id)}>{t(language, 'to_production')}</Link>
          </p>
        </>
      }
    >
      <EventForm key={event.id} event={event} picture={picture} />
    </StaffScreen>
  );
}
