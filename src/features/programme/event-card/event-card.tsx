import { useRouteLoaderData } from 'react-router';
import { useClosedShop } from '#features/booking/index.ts';
import { Picture } from '#features/media/index.ts';
import { displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { translatedIn } from '#i18n/translated-in.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { button } from '#ui/button/button-class.ts';
import { Link } from '#ui/link.tsx';
import type { RootInfo } from '#ui/site-context.ts';
import { useHtmlOf } from '#ui/static/cached-html.ts';
import { unbroken } from '#ui/unbroken/unbroken.ts';
import { AccessibilitySigns } from '../accessibility/accessibility-signs.tsx';
import { EventTime } from '../event-times.tsx';
import { StatusMark } from '../status/status-mark.tsx';
import { TicketLink } from '../status/ticket-link.tsx';
import { t } from '../strings.ts';
import type { CardData } from './card-data.ts';
import styles from './event-card.module.css';

type Props = {
  event: CardData;
  titleAs?: 'h3' | 'h4';
  priority?: boolean;
  /** Says the day as well, where no heading does; of what has begun only until when it is on. */
  isDated?: boolean;
  /** `event-12-…` where a page may have several lists: an id stands on a page once. */
  id?: string;
  /** Not where the picture is shown beside the card. */
  hasPicture?: boolean;
};

export function EventCard({ event, id = `event-${event.id}`, hasPicture = true, ...rest }: Props) {
  const language = useLanguage();
  const typeOnly = useRouteLoaderData<RootInfo>('root')?.design.event.style2;
  const shown = { ...rest, event, language, hasPicture: hasPicture && !typeOnly };
  const attributes = { className: styles.card, id, 'data-status': event.status };
  if (import.meta.env.SSR) {
    // biome-ignore-start lint/correctness/useHookAtTopLevel: decided when the site is built
    const closed = useClosedShop();
    const htmlOf = useHtmlOf();
    // biome-ignore-end lint/correctness/useHookAtTopLevel: decided when the site is built
    const isCached = htmlOf && !closed && !shown.priority;
    const html = isCached ? htmlOf(event, `card ${shown.titleAs} ${shown.isDated} ${shown.hasPicture}`, <CardContent {...shown} />) : null;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the same content
    if (html !== null) return <article {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <article {...attributes}>
      <CardContent {...shown} />
    </article>
  );
}

type ContentProps = Omit<Props, 'id'> & { language: Language };

function CardContent({ event, language, titleAs: Title = 'h3', priority = false, isDated = false, hasPicture }: ContentProps) {
  const lang = translatedIn(event, language);
  return (
    <>
      {/* The style sheet knows these two by their places, title, subtitle and picture as such: ten names each would be a hundredth of the page. */}
      <div>
        {isDated && !event.listed_day && <EventDay event={event} />}
        <EventTime event={event} />
      </div>
      <div>
        {event.preline && (
          <p className={styles.preline} lang={lang('preline')}>
            {event.preline}
          </p>
        )}
        <Title lang={lang('title')}>
          <Link to={event.link.url} data-cover="">
            {unbroken(event.title)}
          </Link>
        </Title>
        {event.subtitle && <p lang={lang('subtitle')}>{event.subtitle}</p>}
        <p className={styles.place}>
          <span lang={event.room.lang}>{event.room.name}</span>
          <span lang={event.type.lang}>{event.type.name}</span>
          {event.series?.map((series) => (
            <span key={series.name} lang={series.lang}>
              {series.name}
            </span>
          ))}
        </p>
        {event.signs && <AccessibilitySigns kinds={event.signs} />}
        <StatusMark event={event} language={language}>
          <TicketLink
            event={event}
            language={language}
            className={button('secondary', 'small')}
            label={`${t(language, 'tickets')}: ${event.title}`}
            whileClosed="hint"
          >
            {t(language, 'tickets')}
          </TicketLink>
        </StatusMark>
      </div>
      {event.image_obj && hasPicture && <Picture image={event.image_obj} ratio="3x2" sizes={cardSizes} widths={cardWidths} priority={priority} />}
    </>
  );
}

function EventDay({ event: { date_start } }: Pick<Props, 'event'>) {
  const day = date_start.slice(0, 10);
  return (
    <time dateTime={day} className={styles.day}>
      {displayDate(useLanguage(), day)}{' '}
    </time>
  );
}

// Small beside the text on a phone, a third of the page above 48em.
const cardSizes = '29vw';
const cardWidths = [320, 768] as const;
