import { recordHref } from '#features/back-office/index.ts';
import { dayOf } from '#i18n/berlin-time.ts';
import { clockTime, displayDate } from '#i18n/format.ts';
import type { Language } from '#i18n/language.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { Link } from '#ui/link.tsx';
import type { ShiftDate, ShiftedDate } from '../contract.ts';
import styles from './shift.module.css';
import { t } from './strings.ts';
import type { ShiftPlan } from './use-shift.ts';

type Moments = ShiftDate['before'];

/** Each date with when it is and would be, and what there is to note of it; each can be left out. */
export function ShiftTable({ dates, shift: { typed, set, report, onward } }: { dates: readonly ShiftDate[]; shift: ShiftPlan }) {
  const language = useLanguage();
  const toggle = (id: number) => {
    const next = new Set(typed.leftOut);
    if (!next.delete(id)) next.add(id);
    set({ leftOut: next });
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(['date', 'before', 'after', 'notes'] as const).map((name) => (
            <th key={name} scope="col">
              {t(language, name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => {
          const isChosen = !typed.leftOut.has(date.id);
          const shifted = isChosen ? report?.dates.find(({ id }) => id === date.id) : undefined;
          return (
            <tr key={date.id} data-out={!isChosen || undefined}>
              <th scope="row">
                <label>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    aria-label={t(language, 'include', { name: `${date.label}, ${whenOf(date.before, date.time_known, language)}` })}
                    onChange={() => toggle(date.id)}
                  />
                  <span>
                    <strong lang={date.lang}>{date.label}</strong>
                    <span lang={date.room.lang}>{date.room.label}</span>
                  </span>
                </label>
              </th>
              <td data-title={t(language, 'before')}>
                <When of={date.before} isTimeKnown={date.time_known} />
              </td>
              <td data-title={t(language, 'after')}>{shifted?.after ? <When of={shifted.after} isTimeKnown={date.time_known} isNew /> : '–'}</td>
              <td>{isChosen && <Notes date={date} shifted={shifted} goesOn={shifted !== undefined && onward.includes(shifted)} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function When({ of, isTimeKnown, isNew = false }: { of: Moments; isTimeKnown: boolean; isNew?: boolean }) {
  const language = useLanguage();
  const when = whenOf(of, isTimeKnown, language);
  const moment = (at: string) => `${displayDate(language, dayOf(new Date(at)))}, ${clockTime(new Date(at))}`;
  return (
    <span className={styles.when}>
      {isNew ? <strong>{when}</strong> : <span>{when}</span>}
      {of.sale_starts && <small>{t(language, 'sale', { when: moment(of.sale_starts) })}</small>}
      {of.presale_starts && <small>{t(language, 'presale', { when: moment(of.presale_starts) })}</small>}
    </span>
  );
}

/** 'Fr 04/12/2026, 19.30–22.00' */
function whenOf({ day, date_start, date_end }: Moments, isTimeKnown: boolean, language: Language): string {
  if (!isTimeKnown) return `${displayDate(language, day)}, ${t(language, 'time_open')}`;
  const start = `${displayDate(language, day)}, ${clockTime(new Date(date_start))}`;
  if (!date_end) return start;
  const last = dayOf(new Date(date_end));
  const isSoon = Date.parse(date_end) - Date.parse(date_start) < 86_400_000;
  return isSoon ? `${start}–${clockTime(new Date(date_end))}` : `${start}–${displayDate(language, last)}, ${clockTime(new Date(date_end))}`;
}

function Notes({ date, shifted, goesOn }: { date: ShiftDate; shifted: ShiftedDate | undefined; goesOn: boolean }) {
  const language = useLanguage();
  const refusal = shifted ? shifted.refusal : date.refusal;
  const isRefused = refusal !== null && refusal.reason !== 'known';
  return (
    <ul className={styles.notes}>
      {isRefused && <li data-kind="refused">{refusal.text}</li>}
      {goesOn && <li data-kind="refused">{t(language, 'goes_on')}</li>}
      {shifted?.is_past && <li data-kind="refused">{t(language, 'is_past')}</li>}
      {shifted?.clashes.map((clash) => (
        <li key={`${clash.kind} ${clash.other.id}`} data-kind="warning">
          <Clash clash={clash} />
        </li>
      ))}
      {!isRefused && date.is_known && <li>{t(language, 'is_known')}</li>}
      {!isRefused && date.is_on_sale && <li>{t(language, 'is_on_sale')}</li>}
      {!isRefused && date.favourites > 0 && <li>{t(language, 'favourites', { n: date.favourites })}</li>}
      {shifted && !isRefused && date.id_jet !== null && <li>{t(language, 'box_office', { id: date.id_jet })}</li>}
    </ul>
  );
}

function Clash({ clash: { kind, other, people, rooms, date_start } }: { clash: ShiftedDate['clashes'][number] }) {
  const language = useLanguage();
  const when = `${displayDate(language, dayOf(new Date(date_start)))}, ${clockTime(new Date(date_start))}`;
  return (
    <Link to={recordHref('events', language, {}, other.id)} target="_blank">
      {t(language, `clash_${kind}`, { name: other.label, when, people: people.join(', '), other: rooms[0] ?? '', own: rooms[1] ?? '' })}
    </Link>
  );
}
