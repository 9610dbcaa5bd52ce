import { X } from 'lucide';
import { useId, useRef } from 'react';
import { recordHref } from '#features/back-office/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { Link } from '#ui/link.tsx';
import task from '#ui/staff/staff-task.module.css';
import type { RunClash, RunReport } from '../contract.ts';
import { keyOf, type PlannedDate, timesOf } from '../dates/planned-date.ts';
import styles from './run.module.css';
import { t } from './strings.ts';

type Props = { dates: readonly PlannedDate[]; minutes: number | null; report: RunReport | null; onRemove: (date: PlannedDate) => void };

/** Each can be taken out. */
export function RunPreview({ dates, minutes, report, onRemove }: Props) {
  const language = useLanguage();
  const title = useId();
  const list = useRef<HTMLOListElement>(null);
  const remove = (date: PlannedDate, at: number) => {
    // The button goes with its row: whoever pressed it goes on at the next.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
    onRemove(date);
  };
  return (
    <>
      <h2 id={title}>{t(language, 'preview')}</h2>
      {dates.length === 0 ? (
        <p className={task.hint}>{t(language, 'empty')}</p>
      ) : (
        <ol ref={list} aria-labelledby={title} className={styles.preview}>
          {dates.map((date, at) => (
            <li key={keyOf(date)}>
              <strong>{displayDate(language, date.day)}</strong>
              <span>{timeOf(date, minutes, language)}</span>
              {report?.dates[at] && <Notes found={report.dates[at]} />}
              <IconButton
                icon={X}
                size="compact"
                label={t(language, 'take_out', { name: `${displayDate(language, date.day)} ${date.time ?? ''}`.trim() })}
                onClick={() => remove(date, at)}
              />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Notes({ found: { outcome, repeated, past, clashes } }: { found: RunReport['dates'][number] }) {
  const language = useLanguage();
  return (
    <ul className={styles.notes}>
      {outcome !== 'created' && <li data-kind={outcome}>{t(language, outcome)}</li>}
      {repeated && <li data-kind="warning">{t(language, 'repeated')}</li>}
      {past && outcome === 'created' && <li data-kind="warning">{t(language, 'past')}</li>}
      {clashes.map((clash) => (
        <li key={`${clash.id} ${clash.date_start}`} data-kind="warning">
          <Clash clash={clash} />
        </li>
      ))}
      {outcome === 'created' && !repeated && !past && clashes.length === 0 && <li>{t(language, 'new')}</li>}
    </ul>
  );
}

function Clash({ clash: { id, label, lang, date_start, date_end, time_known, rooms } }: { clash: RunClash }) {
  const language = useLanguage();
  const [start, end] = [new Date(date_start), new Date(date_end)];
  const days = dayOf(start) === dayOf(end) || !time_known ? '' : `${displayDate(language, dayOf(start))} – ${displayDate(language, dayOf(end))}, `;
  const time = time_known ? `${days}${clockTime(start)}–${clockTime(end)}` : t(language, 'all_day');
  const [other, own] = rooms;
  if (id === null) return t(language, 'clash_run', { time });
  return (
    <Link to={recordHref('events', language, {}, id)} target="_blank">
      <span lang={lang}>
        {other && own ? t(language, 'clash_disturbance', { name: label, time, other, own }) : t(language, 'clash', { name: label, time })}
      </span>
    </Link>
  );
}

function timeOf(date: PlannedDate, minutes: number | null, language: Language): string {
  if (date.time === null) return t(language, 'time_open');
  const { end } = timesOf(date, minutes);
  const isNextDay = end !== null && dayOf(end) > date.day;
  const span = `${date.time.replace(':', '.')}${end ? `–${clockTime(end)}` : ''}${language === 'de' ? ' Uhr' : ''}`;
  return isNextDay ? t(language, 'next_day', { time: span }) : span;
}
