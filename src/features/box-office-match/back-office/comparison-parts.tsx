import { useId } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { Button } from '#ui/button/button.tsx';
import type { ComparedDate } from '../contract.ts';
import styles from './box-office.module.css';
import { ComparedDateView } from './compared-date.tsx';
import { t } from './strings.ts';
import type { Taking } from './use-take.ts';

type Shown = { date: ComparedDate; differences: ComparedDate['differences'] };

/** Dates by what is different about them; what staff want so comes last, and is closed. */
export function ComparisonParts({ dates, taking }: { dates: readonly ComparedDate[]; taking: Taking }) {
  const language = useLanguage();
  const narrow = (isShown: (difference: ComparedDate['differences'][number]) => boolean): Shown[] =>
    dates.flatMap((date) => {
      const differences = date.differences.filter(isShown);
      return differences.length > 0 ? [{ date, differences }] : [];
    });
  const open = narrow(({ accepted, field }) => !accepted && field !== 'number' && field !== 'online');
  const offline = narrow(({ accepted, field }) => !accepted && field === 'online');
  const numberless = narrow(({ accepted, field }) => !accepted && field === 'number');
  const suggested = numberless.filter(({ date }) => date.suggestions.length > 0);
  const alone = numberless.filter(({ date }) => date.suggestions.length === 0);
  const accepted = narrow((difference) => difference.accepted !== null);
  const clear = clearSuggestions(suggested.map(({ date }) => date));
  return (
    <>
      <Part title={t(language, 'differ', { n: open.length })} shown={open} taking={taking} />
      <Part title={t(language, 'offline', { n: offline.length })} shown={offline} taking={taking} />
      <Part title={t(language, 'numberless', { n: suggested.length })} shown={suggested} taking={taking}>
        {clear.length > 1 && (
          <p>
            <Button size="compact" busy={taking.isBusy} onClick={() => void taking.takeNumbers(clear)}>
              {t(language, 'take_all', { n: clear.length })}
            </Button>
          </p>
        )}
      </Part>
      <ClosedPart title={t(language, 'alone', { n: alone.length })} shown={alone} taking={taking} />
      <ClosedPart title={t(language, 'accepted', { n: accepted.length })} shown={accepted} taking={taking} />
    </>
  );
}

function Part({ title, shown, taking, children }: { title: string; shown: readonly Shown[]; taking: Taking; children?: React.ReactNode }) {
  const id = useId();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      {children}
      <Dates shown={shown} taking={taking} />
    </section>
  );
}

function ClosedPart({ title, shown, taking }: { title: string; shown: readonly Shown[]; taking: Taking }) {
  if (shown.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>{title}</summary>
      <Dates shown={shown} taking={taking} />
    </details>
  );
}

const Dates = ({ shown, taking }: { shown: readonly Shown[]; taking: Taking }) => (
  <ul className={styles.dates}>
    {shown.map(({ date, differences }) => (
      <ComparedDateView key={date.id} date={date} differences={differences} taking={taking} />
    ))}
  </ul>
);

/** Dates with one suggestion alone, which is suggested to no other. */
function clearSuggestions(dates: readonly ComparedDate[]): { date: ComparedDate; number: string }[] {
  const times = Map.groupBy(
    dates.flatMap(({ suggestions }) => suggestions.map(({ number }) => number)),
    (number) => number,
  );
  return dates.flatMap((date) => {
    const [one, ...others] = date.suggestions;
    return one && others.length === 0 && times.get(one.number)?.length === 1 ? [{ date, number: one.number }] : [];
  });
}
