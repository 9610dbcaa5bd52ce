import { ChevronLeft, ChevronRight } from 'lucide';
import { useNavigate } from 'react-router';
import type { BackOfficeQuery } from '#features/back-office/index.ts';
import type { SavedView } from '#features/back-office/saved-views/contract.ts';
import { addDays, type Day, isDay } from '#i18n/berlin-time.ts';
import { displayDate, longMonth } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import type { Role } from '#roles.ts';
import { button } from '#ui/button/button-class.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { LinkTabs } from '#ui/tabs/link-tabs.tsx';
import type { Calendar, CalendarEvent } from '../../calendar-events.ts';
import { type CalendarRange, calendarViews, monthOf, writeRooms } from '../calendar-range.ts';
import chipStyles from '../event-chip.module.css';
import { openClashes } from '../event-chip.tsx';
import { t } from '../strings.ts';
import styles from './calendar-head.module.css';
import { RoomChoice } from './room-choice.tsx';
import { SavedCalendarViews } from './saved-calendar-views.tsx';

type Props = {
  range: CalendarRange;
  rooms: Calendar['rooms'];
  events: readonly CalendarEvent[];
  isCut: boolean;
  saved: readonly SavedView[];
  role: Role;
  today: Day;
  hrefOf: (query: BackOfficeQuery) => string;
};

/** How and which days are shown, and what there is to say of them. */
export function CalendarHead({ range, rooms, events, isCut, saved, role, today, hrefOf }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { view, from, days, previous, next } = range;
  const shown = writeRooms(range.rooms);
  const query = { ...(view !== 'rooms' && { view }), rooms: shown };
  const title =
    view === 'month'
      ? longMonth(language, monthOf(range))
      : t(language, 'week', { from: displayDate(language, from), until: displayDate(language, addDays(from, days - 1)) });
  const clashes = events.reduce((sum, event) => sum + openClashes(event).filter(({ other }) => other.id > event.id).length, 0);
  return (
    <>
      <LinkTabs
        label={t(language, 'views')}
        tabs={calendarViews.map((one) => ({
          to: hrefOf({ view: one === 'rooms' ? undefined : one, from: view === 'month' ? monthOf(range) : from, rooms: shown }),
          text: t(language, `view_${one}`),
          isCurrent: one === view,
        }))}
      />
      <SavedCalendarViews range={range} saved={saved} role={role} hrefOf={(one) => hrefOf({ ...one, from })} />
      <div className={styles.head}>
        <h2 aria-live="polite">{title}</h2>
        <div className={styles.steps}>
          <Link
            to={hrefOf({ ...query, from: previous })}
            className={button('secondary', 'compact')}
            aria-label={t(language, 'previous')}
            title={t(language, 'previous')}
          >
            <Icon node={ChevronLeft} />
          </Link>
          <Link to={hrefOf(query)} className={button('secondary', 'compact')}>
            {t(language, 'today')}
          </Link>
          <Link to={hrefOf({ ...query, from: next })} className={button('secondary', 'compact')} aria-label={t(language, 'next')} title={t(language, 'next')}>
            <Icon node={ChevronRight} />
          </Link>
        </div>
        <label>
          <span>{t(language, 'jump')}</span>
          <input
            type="date"
            key={from}
            defaultValue={view === 'month' ? monthOf(range) : from <= today && today < addDays(from, days) ? today : from}
            onChange={({ target }) => isDay(target.value) && void navigate(hrefOf({ ...query, from: target.value }), { preventScrollReset: true })}
          />
        </label>
        <RoomChoice rooms={rooms} chosen={range.rooms} hrefOf={(chosen) => hrefOf({ ...query, from, rooms: chosen })} />
        <p role="status">
          {t(language, 'n_dates', { n: events.length })}, {clashes > 0 ? t(language, 'n_clashes', { n: clashes }) : t(language, 'no_clash')}
          <span className={chipStyles.legend}>{t(language, 'legend')}</span>
        </p>
      </div>
      {isCut && (
        <Notice kind="warning">
          <p>{t(language, 'cut')}</p>
        </Notice>
      )}
    </>
  );
}
