import { useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { slotAt, slotTime } from '../selection/ticket-limits.ts';
import { t } from '../strings.ts';
import type { Booking } from '../use-booking.ts';
import { BackHead } from './back-head.tsx';
import styles from './steps.module.css';

export function TimeslotsStep({ booking: { situation, times, time, chooseTime, goBack } }: { booking: Booking }) {
  const language = useLanguage();
  const title = useId();
  if (!situation) return null;
  const slots = (start: string) => situation.offer.seat_groups.flatMap((group) => slotAt(group, start) ?? []);
  return (
    <>
      <BackHead id={title} title={t(language, 'times')} onBack={goBack} />
      <ul className={styles.slots} aria-labelledby={title}>
        {times.map((start) => {
          const left = Math.max(0, ...slots(start).map(({ max }) => max ?? 0));
          const isFew = slots(start).every(({ status }) => status === '2');
          return (
            <li key={start}>
              <button type="button" aria-pressed={start === time} onClick={() => chooseTime(start)}>
                <span className={styles.clock}>{slotTime(language, start)}</span>
                {isFew && <span className={styles.note}>{left > 0 ? t(language, 'slot_left', { n: left }) : t(language, 'few_slot')}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
